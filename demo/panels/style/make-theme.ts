import type { Setting } from '../../setting/setting.ts';
import { type Color, contrast, hexOf, luminance } from '../../../src/card/matched/colors.ts';

/** Lightness from 0 to 1, chroma, and hue in degrees: equal steps look equally large to people. */
interface Oklch {
  readonly lightness: number;
  readonly chroma: number;
  readonly hue: number;
}

const HEX = /^#([\da-f]{2})([\da-f]{2})([\da-f]{2})$/i;

function readHex(hex: string): Color {
  const [red = 0, green = 0, blue = 0] =
    HEX.exec(hex)
      ?.slice(1)
      .map((one) => parseInt(one, 16) / 255) ?? [];
  return [red, green, blue, 1];
}

const toLinear = (one: number): number => (one <= 0.04045 ? one / 12.92 : ((one + 0.055) / 1.055) ** 2.4);
const fromLinear = (one: number): number => (one <= 0.0031308 ? one * 12.92 : 1.055 * one ** (1 / 2.4) - 0.055);

// https://bottosson.github.io/posts/oklab

function toOklch(hex: string): Oklch {
  const [red, green, blue] = readHex(hex);
  const [r, g, b] = [toLinear(red), toLinear(green), toLinear(blue)];
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const a = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const bAxis = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  return { lightness, chroma: Math.hypot(a, bAxis), hue: (Math.atan2(bAxis, a) * 180) / Math.PI };
}

function toRgb({ lightness, chroma, hue }: Oklch): Color {
  const angle = (hue * Math.PI) / 180;
  const [a, b] = [chroma * Math.cos(angle), chroma * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    fromLinear(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    fromLinear(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    fromLinear(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
    1,
  ];
}

const CHROMA_STEP = 0.005;
const isDisplayable = (rgb: Color): boolean => rgb.every((one) => one > -0.001 && one < 1.001);

/** A color that a screen can display: its chroma is reduced to what is possible at that lightness. */
function toHex(color: Oklch): string {
  let { chroma } = color;
  while (chroma > 0 && !isDisplayable(toRgb({ ...color, chroma }))) chroma = Math.max(0, chroma - CHROMA_STEP);
  const clamp = (part: number): number => Math.min(1, Math.max(0, part));
  const [red, green, blue] = toRgb({ ...color, chroma });
  return hexOf([clamp(red), clamp(green), clamp(blue), 1]);
}

/** The contrast ratio of WCAG, from 1 to 21. */
export const contrastOf = (one: string, other: string): number => contrast(readHex(one), readHex(other));

/** Steps of the bisection towards black or white: after these, no screen displays a difference. */
const HALVINGS = 12;

/** The color with the nearest lightness that has this contrast on a background; the color itself if it has that already. */
function withContrast(hex: string, background: string, ratio: number): string {
  if (contrastOf(hex, background) >= ratio) return hex;
  const color = toOklch(hex);
  let near = color.lightness;
  let far = luminance(readHex(background)) > 0.18 ? 0 : 1;
  let found = far === 0 ? '#000000' : '#ffffff';
  for (let step = 0; step < HALVINGS; step++) {
    const lightness = (near + far) / 2;
    const tried = toHex({ ...color, lightness });
    const isEnough = contrastOf(tried, background) >= ratio;
    if (isEnough) [found, far] = [tried, lightness];
    else near = lightness;
  }
  return found;
}

/** The contrast of something in one of the two color schemes. */
export interface Contrast {
  readonly what: string;
  readonly scheme: 'light' | 'dark';
  readonly color: string;
  readonly background: string;
  readonly ratio: number;
}

/** The contrast that text needs: WCAG 2.2, 1.4.3. */
export const TEXT_RATIO = 4.5;

type Scheme = Contrast['scheme'];

/** The lightness of a role, and the most chroma that it takes from the brand's color. */
type Tone = readonly [lightness: number, chromaMax: number];

const TONES: Readonly<Record<'surface' | 'text' | 'muted' | 'border', Readonly<Record<Scheme, Tone>>>> = {
  surface: { light: [1, 0], dark: [0.21, 0.02] },
  text: { light: [0.24, 0.03], dark: [0.94, 0.01] },
  muted: { light: [0.48, 0.03], dark: [0.76, 0.02] },
  border: { light: [0.9, 0.02], dark: [0.34, 0.02] },
};

const SCHEMES: readonly Scheme[] = ['light', 'dark'];
const ROLES = ['accent', 'surface', 'text', 'muted', 'border'] as const;

const toneOf = (brand: Oklch, [lightness, chromaMax]: Tone): string =>
  toHex({ ...brand, lightness, chroma: Math.min(brand.chroma, chromaMax) });

export const sayRatio = (ratio: number): string => `${(Math.floor(ratio * 10) / 10).toFixed(1)}\u00a0:\u00a01`;

/**
 * Makes the custom properties of a theme from a color, light and dark, each with readable text; and says in words how the
 * color was changed for that.
 */
export function makeTheme(color: string) {
  const brand = toOklch(color);
  const schemes = SCHEMES.map((scheme) => {
    const tone = (role: keyof typeof TONES): string => toneOf(brand, TONES[role][scheme]);
    const surface = tone('surface');
    const text = withContrast(tone('text'), surface, TEXT_RATIO);
    const muted = withContrast(tone('muted'), surface, TEXT_RATIO);
    const accent = withContrast(color, surface, TEXT_RATIO);
    return { scheme, surface, text, muted, accent, border: tone('border') };
  });
  const both = (role: (typeof ROLES)[number]): string => `light-dark(${schemes.map((one) => one[role]).join(', ')})`;
  const properties: Setting['properties'] = Object.fromEntries(ROLES.map((role) => [`--ws-${role}`, both(role)]));
  return {
    properties,
    remarks: schemes
      .filter(({ accent }) => accent !== color)
      .map(
        ({ scheme, surface, accent }) =>
          `In ${scheme} colors, ${color} has a contrast of ${sayRatio(contrastOf(color, surface))}, which is too little for text: links and buttons are ${accent}, the closest color with ${sayRatio(contrastOf(accent, surface))}.`,
      ),
  };
}

/** The custom properties that `makeTheme` sets. */
export const THEME_PROPERTIES = Object.keys(makeTheme('#000000').properties);

const PAIR = /^light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)$/;

/** The light and the dark color of a value as `makeTheme` writes it; empty for any other value. */
export const readPair = (value = ''): readonly string[] => PAIR.exec(value)?.slice(1) ?? [];

/** The contrasts of the properties of such a theme. */
export function contrastsOf(properties: Readonly<Record<string, string>>): Contrast[] {
  const surfaces = readPair(properties['--ws-surface']);
  const read = (what: string, name: string): Contrast[] =>
    SCHEMES.flatMap((scheme, index) => {
      const [color, background] = [readPair(properties[name])[index], surfaces[index]];
      return color && background ? [{ what, scheme, color, background, ratio: contrastOf(color, background) }] : [];
    });
  return [
    ...read('Text', '--ws-text'),
    ...read('Dates and numbers', '--ws-muted'),
    ...read('Links and buttons', '--ws-accent'),
  ];
}
