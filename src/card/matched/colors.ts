/** Red, green and blue of sRGB, and the opacity, each 0-1. */
export type Color = readonly [red: number, green: number, blue: number, alpha: number];

/** A color as the page's styles compute it, and what it is in sRGB. */
export interface PageColor {
  readonly css: string;
  readonly rgb: Color;
}

export const BLACK: Color = [0, 0, 0, 1];
export const WHITE: Color = [1, 1, 1, 1];

const NUMBER = String.raw`([-+.\de]+%?|none)`;
const SYNTAX = new RegExp(
  String.raw`^(rgba?\(|color\(srgb )\s*${NUMBER}[\s,]+${NUMBER}[\s,]+${NUMBER}(?:\s*[,/]\s*${NUMBER})?\s*\)$`,
);

function readNumber(written: string, ofWhole: number): number {
  const value = written === 'none' ? 0 : Number.parseFloat(written);
  return Math.min(1, Math.max(0, written.endsWith('%') ? value / 100 : value / ofWhole));
}

/** A computed color in sRGB; `undefined` if it is in another color space, or is no color. */
export function readColor(computed: string): Color | undefined {
  const [, syntax = '', red, green, blue, alpha = '1'] = SYNTAX.exec(computed) ?? [];
  if (!red || !green || !blue) return undefined;
  const whole = syntax.startsWith('rgb') ? 255 : 1;
  return [readNumber(red, whole), readNumber(green, whole), readNumber(blue, whole), readNumber(alpha, 1)];
}

/** To thousandths: finer than a screen, and coarser than the rounding of engines. */
const round = (value: number): number => Math.round(value * 1000) / 1000;

export const writeColor = ([red, green, blue, alpha]: Color): string =>
  `color(srgb ${round(red)} ${round(green)} ${round(blue)} / ${round(alpha)})`;

/** In the form `#ff8000`, without the opacity. */
export function hexOf([red, green, blue]: Color): string {
  const digits = [red, green, blue].map((part) => Math.round(part * 255).toString(16));
  return `#${digits.map((pair) => pair.padStart(2, '0')).join('')}`;
}

/** `share` of the one, the rest of the other; as opaque as the first. */
export const mix = (one: Color, other: Color, share: number): Color => {
  const part = (i: 0 | 1 | 2): number => one[i] * share + other[i] * (1 - share);
  return [part(0), part(1), part(2), one[3]];
};

/** How a color looks on an opaque background. */
export const over = (color: Color, background: Color): Color => {
  const [red, green, blue] = mix(color, background, color[3]);
  return [red, green, blue, 1];
};

const linear = (part: number): number => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4);

/** The relative luminance of WCAG 2. */
export const luminance = ([red, green, blue]: Color): number =>
  0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);

/** The contrast of WCAG 2, 1-21, of a color on an opaque background. */
export function contrast(color: Color, background: Color): number {
  const [one, other] = [luminance(over(color, background)), luminance(background)];
  return (Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05);
}
