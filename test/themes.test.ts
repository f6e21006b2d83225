import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contrastOf } from '../demo/panels/style/make-theme.ts';
import { CONTRACT } from './contract.ts';

const PROPERTIES = Object.keys(CONTRACT['ws-feed']?.customProperties ?? {});

/** The colors behind a heading, a status and the button for more: those of the page, unless the element has its own scheme. */
const PAGES = { light: '#ffffff', dark: '#121212' };
const ON_PAGE = ['text', 'muted', 'accent'];
const SCHEMES = ['light', 'dark'] as const;
type Scheme = (typeof SCHEMES)[number];

const themes = join(import.meta.dirname, '../src/themes');
const read = (file: string): string => readFileSync(join(themes, file), 'utf8').replace(/\/\*.*?\*\//gs, '');

/** Selectors and declarations of a sheet of flat rules. */
const readRules = (css: string): { selectors: string[]; declarations: [name: string, value: string][] }[] =>
  [...css.matchAll(/([^{}]*)\{([^{}]*)\}/g)].map(([, selector = '', body = '']) => ({
    selectors: selector.split(',').map((part) => part.trim()),
    declarations: [...body.matchAll(/\s*([^:]*):([^;]*);?/g)].map(([, name = '', value = '']) => [name, value.trim()]),
  }));

/** The color behind the text of the button for more while the pointer is over it. */
function tint(accent: string, background: string): string {
  const mixed = [1, 3, 5].map((at) => {
    const [part = 0, under = 0] = [accent, background].map((hex) => parseInt(hex.slice(at, at + 2), 16));
    return Math.round(0.1 * part + 0.9 * under);
  });
  return `#${mixed.map((part) => part.toString(16).padStart(2, '0')).join('')}`;
}

const readColors = (file: string, scheme: Scheme): ((name: string) => string) => {
  const values = new Map(readRules(read(file)).flatMap(({ declarations }) => declarations));
  return (name) => {
    const value = values.get(`--ws-${name}`) ?? '';
    const [, light, dark] = /^light-dark\((#\w+), (#\w+)\)$/.exec(value) ?? [];
    const color = (scheme === 'light' ? light : dark) ?? value;
    return /^#[\da-f]{6}$/.test(color) ? color : expect.fail(`#rrggbb was expected, "${color}" came.`);
  };
};

describe.each(readdirSync(themes))('%s', (file) => {
  test('sets custom properties alone, each once, on the elements alone', () => {
    const css = read(file);
    const rules = readRules(css);
    const names = rules.flatMap(({ declarations }) => declarations.map(([name]) => name));
    expect(css.replace(/[^{}]*\{[^{}]*\}/g, '').trim()).toBe('');
    expect(rules.map(({ selectors }) => selectors)).toEqual([Object.keys(CONTRACT)]);
    expect(names.filter((name) => !PROPERTIES.includes(name))).toEqual([]);
    expect(names).toHaveLength(new Set(names).size);
  });

  test('loads nothing', () => expect(read(file)).not.toMatch(/url\(|image-set\(|@|!important/i));

  describe.each(SCHEMES)('in the scheme %s', (scheme) => {
    const color = readColors(file, scheme);
    const hasLink = read(file).includes('--ws-link:');
    const least = file === 'contrast.css' ? 7 : 4.5;

    test.each([...ON_PAGE, ...(hasLink ? ['link'] : [])])('%s can be read on a card', (name) => {
      expect(contrastOf(color(name), color('surface'))).toBeGreaterThanOrEqual(least);
    });

    test('words can be read on the page, and a button under the pointer there and on a card', () => {
      for (const name of ON_PAGE) expect(contrastOf(color(name), PAGES[scheme]), name).toBeGreaterThanOrEqual(least);
      for (const background of [PAGES[scheme], color('surface')])
        expect(contrastOf(color('accent'), tint(color('accent'), background)), background).toBeGreaterThanOrEqual(4.5);
    });
  });
});

test.each(SCHEMES)('the lines of the theme contrast can be seen in the scheme %s', (scheme) => {
  const color = readColors('contrast.css', scheme);
  expect(contrastOf(color('border'), color('surface'))).toBeGreaterThanOrEqual(7);
});
