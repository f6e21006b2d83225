/** A CSS length in one unit that a slider can move, if it is one. */
export function readLength(value: string): { readonly number: number; readonly unit: string } | undefined {
  const [, number, unit] = /^(-?[\d.]+)(px|rem|em)?$/.exec(value.trim()) ?? [];
  return number === undefined ? undefined : { number: Number(number), unit: unit ?? 'px' };
}

/** The declarations of a block of CSS that the browser does not understand. */
export function findMisunderstood(css: string): string[] {
  return css
    .split(';')
    .map((declaration) => declaration.trim())
    .filter((declaration) => {
      if (!declaration) return false;
      const [name = '', ...value] = declaration.split(':');
      return !CSS.supports(
        name.trim(),
        value
          .join(':')
          .replace(/!\s*important\s*$/, '')
          .trim(),
      );
    });
}

const PIXEL = 1;

/** A colour as `<input type="color">` takes it, whatever it is written as; without its transparency. */
export function toHex(colour: string, probe: HTMLElement): string {
  probe.style.color = '';
  probe.style.color = colour;
  const context = new OffscreenCanvas(PIXEL, PIXEL).getContext('2d', { willReadFrequently: true });
  if (!context) return '#000000';
  context.fillStyle = getComputedStyle(probe).color;
  context.fillRect(0, 0, PIXEL, PIXEL);
  const [red = 0, green = 0, blue = 0] = context.getImageData(0, 0, PIXEL, PIXEL).data;
  return `#${[red, green, blue].map((one) => one.toString(16).padStart(2, '0')).join('')}`;
}
