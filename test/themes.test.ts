import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CONTRACT } from './contract.ts';

const TAGS = Object.keys(CONTRACT);
const PROPERTIES = Object.keys(CONTRACT['ws-feed']?.customProperties ?? {});

/** A heading, a status and the button for more stand on the page, unless the element has a scheme of its own. */
const PAGES = { light: '#ffffff', dark: '#121212' };
const ON_PAGE = ['text', 'muted', 'accent'];
const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];
type Rgb = readonly [number, number, number];

const themes = join(import.meta.dirname, '../src/themes');
const files = readdirSync(themes);
const read = (file: string): string => readFileSync(join(themes, file), 'utf8').replace(/\/\*.*?\*\//gs, '');

/** Selectors and declarations of a sheet of flat rules. */
const readRules = (css: string): { selectors: string[]; declarations: [name: string, value: string][] }[] =>
  [...css.matchAll(/([^{}]*)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selectors: selector.split(',').map((part) => part.trim()),
    declarations: [...body.matchAll(/\s*([^:]*):([^;]*);?/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  }));

const toRgb = (hex: string): Rgb => {
  if (!/^#[\da-f]{6}$/.test(hex)) throw new Error(`#rrggbb was expected, "${hex}" came.`);
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => parseInt(hex.slice(at, at + 2), 16) / 255);
  return [red, green, blue];
};

/** https://www.w3.org/TR/WCAG22/#dfn-relative-luminance */
const luminance = (colour: Rgb): number => {
  const [red = 0, green = 0, blue = 0] = colour.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** https://www.w3.org/TR/WCAG22/#dfn-contrast-ratio */
const contrast = (one: Rgb, other: Rgb): number => {
  const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (bright + 0.05) / (dark + 0.05);
};

/** What lies under the words of a button for more while the pointer is on it. */
const tint = (accent: Rgb, ground: Rgb): Rgb => {
  const [red = 0, green = 0, blue = 0] = accent.map((part, i) => 0.1 * part + 0.9 * (ground[i] ?? 0));
  return [red, green, blue];
};

const readColours = (file: string, scheme: Scheme): ((name: string) => Rgb) => {
  const values = new Map(readRules(read(file)).flatMap(({ declarations }) => declarations));
  return (name) => {
    const value = values.get(`--ws-${name}`) ?? '';
    const [, light, dark] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value) ?? [];
    return toRgb((scheme === 'light' ? light : dark) ?? value);
  };
};

test.each([
  ['#000000', '#ffffff', 21],
  ['#767676', '#ffffff', 4.54],
  ['#ff0000', '#0000ff', 2.15],
])('contrast is as WCAG has it: of %s and %s', (one, other, ratio) => {
  expect(contrast(toRgb(one), toRgb(other))).toBeCloseTo(ratio, 2);
});

test('there are six themes, each named by one word', () => {
  expect(files).toHaveLength(6);
  expect(files.filter((file) => !/^[a-z]+\.css$/.test(file))).toEqual([]);
});

describe.each(files)('%s', (file) => {
  test('sets custom properties alone, each once, on the elements alone', () => {
    const css = read(file);
    const rules = readRules(css);
    const names = rules.flatMap(({ declarations }) => declarations.map(([name]) => name));
    expect(css.replace(/[^{}]*\{[^{}]*\}/g, '').trim()).toBe('');
    expect(rules.map(({ selectors }) => selectors)).toEqual([TAGS]);
    expect(names.filter((name) => !PROPERTIES.includes(name))).toEqual([]);
    expect(names).toHaveLength(new Set(names).size);
  });

  test('is small, and loads nothing', () => {
    expect(readFileSync(join(themes, file)).byteLength).toBeLessThan(1000);
    expect(read(file)).not.toMatch(/url\(|image-set\(|@|!important/i);
  });

  describe.each(SCHEMES)('in the scheme %s', (scheme) => {
    const colour = readColours(file, scheme);
    const hasLink = read(file).includes('--ws-link:');
    const least = file === 'contrast.css' ? 7 : 4.5;

    const page = toRgb(PAGES[scheme]);

    test.each([...ON_PAGE, ...(hasLink ? ['link'] : [])])('%s can be read on a card', (name) => {
      expect(contrast(colour(name), colour('surface'))).toBeGreaterThanOrEqual(least);
    });

    test.each(ON_PAGE)('%s can be read on the page', (name) => {
      expect(contrast(colour(name), page)).toBeGreaterThanOrEqual(least);
    });

    test.each([{ ground: page }, { ground: colour('surface') }])(
      'a button can be read under the pointer: $ground',
      ({ ground }) => {
        const accent = colour('accent');
        expect(contrast(accent, tint(accent, ground))).toBeGreaterThanOrEqual(4.5);
      },
    );
  });
});

test.each(SCHEMES)('the lines of the theme contrast can be seen in the scheme %s', (scheme) => {
  const colour = readColours('contrast.css', scheme);
  expect(contrast(colour('border'), colour('surface'))).toBeGreaterThanOrEqual(7);
});
