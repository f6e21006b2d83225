/** A CSS length in one unit that a slider can move, if it is one. */
export function readLength(value: string): { readonly number: number; readonly unit: string } | undefined {
  const [, number, unit] = /^(-?[\d.]+)(px|rem|em)?$/.exec(value.trim()) ?? [];
  return number === undefined ? undefined : { number: Number(number), unit: unit ?? 'px' };
}

/** The declarations of a block of CSS that the browser does not understand. */
export const findMisunderstood = (css: string): string[] =>
  css
    .split(';')
    .map((declaration) => declaration.trim())
    .filter((declaration) => declaration && !CSS.supports(declaration));

const PIXEL = 1;

/** A color as a screen displays it: `hex` without its transparency, `alpha` from 0 to 255. */
function paint(color: string): { readonly hex: string; readonly alpha: number } {
  const context = new OffscreenCanvas(PIXEL, PIXEL).getContext('2d', { willReadFrequently: true });
  if (!context) return { hex: '#000000', alpha: 255 };
  context.fillStyle = color;
  context.fillRect(0, 0, PIXEL, PIXEL);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, PIXEL, PIXEL).data;
  return { hex: `#${[red, green, blue].map((one) => one.toString(16).padStart(2, '0')).join('')}`, alpha };
}

/** A color as `<input type="color">` takes it, whatever it is written as; without its transparency. */
export function toHex(color: string): string {
  // In the page itself: a panel that is not shown works out no colors.
  const probe = Object.assign(document.createElement('span'), { hidden: true });
  probe.style.color = color;
  document.body.append(probe);
  const seen = getComputedStyle(probe).color;
  probe.remove();
  return paint(seen).hex;
}

/** These take the color of something else. */
const BORROWED = /^(?:inherit|initial|unset|revert|revert-layer|currentcolor)$|\bvar\(/i;

/** An opaque color in any of the ways of CSS, or as digits without `#`; `undefined` for anything else. */
export function readColor(written: string): string | undefined {
  const color = written.trim().replace(/^(?=(?:[\da-f]{3}){1,2}$)/i, '#');
  if (BORROWED.test(color) || !CSS.supports('color', color)) return undefined;
  const { hex, alpha } = paint(color);
  return alpha === 255 ? hex : undefined;
}
