import { contrastOf, type Oklch, toHex, toOklch, withContrast } from './colors.ts';

/** How well something can be read in one of the two schemes. */
export interface Contrast {
  readonly what: string;
  readonly scheme: 'light' | 'dark';
  readonly color: string;
  readonly background: string;
  readonly ratio: number;
}

export interface Theme {
  /** The custom properties that it sets. */
  readonly properties: Readonly<Record<string, string>>;
  /** What was done to the brand's color so that it can be read, in words. */
  readonly remarks: readonly string[];
}

/** WCAG 2.2, 1.4.3: what text needs. */
export const TEXT_RATIO = 4.5;

type Scheme = Contrast['scheme'];

/** Where a role lies between black and white, and how much of the brand's color is in it at most. */
type Tone = readonly [lightness: number, chromaMax: number];

const TONES: Readonly<Record<'surface' | 'text' | 'muted' | 'border', Readonly<Record<Scheme, Tone>>>> = {
  surface: { light: [1, 0], dark: [0.21, 0.02] },
  text: { light: [0.24, 0.03], dark: [0.94, 0.01] },
  muted: { light: [0.48, 0.03], dark: [0.76, 0.02] },
  border: { light: [0.9, 0.02], dark: [0.34, 0.02] },
};

const SCHEMES: readonly Scheme[] = ['light', 'dark'];

const toneOf = (brand: Oklch, [lightness, chromaMax]: Tone): string =>
  toHex({ ...brand, lightness, chroma: Math.min(brand.chroma, chromaMax) });

export const sayRatio = (ratio: number): string => `${(Math.floor(ratio * 10) / 10).toFixed(1)}\u00a0:\u00a01`;

/** A theme out of a color: light and dark, each with text that can be read. */
export function makeTheme(color: string): Theme {
  const brand = toOklch(color);
  const schemes = SCHEMES.map((scheme) => {
    const tone = (role: keyof typeof TONES): string => toneOf(brand, TONES[role][scheme]);
    const surface = tone('surface');
    const text = withContrast(tone('text'), surface, TEXT_RATIO);
    const muted = withContrast(tone('muted'), surface, TEXT_RATIO);
    const accent = withContrast(color, surface, TEXT_RATIO);
    return { scheme, surface, text, muted, accent, border: tone('border') };
  });
  const both = (role: 'surface' | 'text' | 'muted' | 'accent' | 'border'): string =>
    `light-dark(${schemes.map((one) => one[role]).join(', ')})`;
  return {
    properties: {
      '--ws-accent': both('accent'),
      '--ws-surface': both('surface'),
      '--ws-text': both('text'),
      '--ws-muted': both('muted'),
      '--ws-border': both('border'),
    },
    remarks: schemes
      .filter(({ accent }) => accent !== color)
      .map(
        ({ scheme, surface, accent }) =>
          `In ${scheme} colors, ${color} has a contrast of ${sayRatio(contrastOf(color, surface))}, which is too little for text: links and buttons are ${accent}, the closest color with ${sayRatio(contrastOf(accent, surface))}.`,
      ),
  };
}

/** The names of what it sets. */
export const THEME_PROPERTIES = Object.keys(makeTheme('#000000').properties);

const PAIR = /^light-dark\((#[\da-f]{6}), (#[\da-f]{6})\)$/;

/** The light color and the dark one of a property that `makeTheme` could have written. */
export const readPair = (value = ''): readonly string[] => PAIR.exec(value)?.slice(1) ?? [];

/** How well can be read what such properties set. */
export function contrastsOf(properties: Theme['properties']): Contrast[] {
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
