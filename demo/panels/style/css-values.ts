/** A CSS length that a slider can change; `undefined` if it is something else, such as `calc()`. */
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

/** A color as a screen displays it: `hex` without alpha, and `alpha` from 0 to 255. */
function paint(color: string): { readonly hex: string; readonly alpha: number } {
  const context = new OffscreenCanvas(PIXEL, PIXEL).getContext('2d', { willReadFrequently: true });
  if (!context) return { hex: '#000000', alpha: 255 };
  context.fillStyle = color;
  context.fillRect(0, 0, PIXEL, PIXEL);
  const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, PIXEL, PIXEL).data;
  return { hex: `#${[red, green, blue].map((one) => one.toString(16).padStart(2, '0')).join('')}`, alpha };
}

/** Any CSS color in the form that `<input type="color">` needs, without alpha. */
export function toHex(color: string): string {
  // In the page itself, because colors are not computed in a panel that is not displayed.
  const probe = Object.assign(document.createElement('span'), { hidden: true });
  probe.style.color = color;
  document.body.append(probe);
  const seen = getComputedStyle(probe).color;
  probe.remove();
  return paint(seen).hex;
}

/** Values that use the color of something else. */
const BORROWED = /^(?:inherit|initial|unset|revert|revert-layer|currentcolor)$|\bvar\(/i;

/** An opaque color in any CSS notation, or as hex digits without `#`; `undefined` for anything else. */
export function readColor(written: string): string | undefined {
  const color = written.trim().replace(/^(?=(?:[\da-f]{3}){1,2}$)/i, '#');
  if (BORROWED.test(color) || !CSS.supports('color', color)) return undefined;
  const { hex, alpha } = paint(color);
  return alpha === 255 ? hex : undefined;
}
