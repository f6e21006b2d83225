import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { themeFile } from '../../../../demo/snippets/handout/theme-file.ts';

const themes = join(import.meta.dirname, '../../../../src/themes');
const read = (preset: string): string => readFileSync(join(themes, `${preset}.css`), 'utf8');

/** Name and value of each custom property, in their order. */
const propertiesOf = (css: string): [string, string][] =>
  [...css.matchAll(/(--ws-[\w-]+): ([^;]+);/g)].map(([, name = '', value = '']) => [name, value]);

const NOTHING = { properties: {}, parts: {} };

describe('a theme that is saved', () => {
  it.each(readdirSync(themes).map((file) => file.replace('.css', '')))('says all that %s says, unchanged', (preset) => {
    expect(propertiesOf(themeFile({ ...NOTHING, preset }, read(preset)))).toEqual(propertiesOf(read(preset)));
  });

  it('says what was changed in its place, and what came new after the rest', () => {
    const before = propertiesOf(read('paper'));
    const properties = { '--ws-radius': '2rem', '--ws-columns': '3' };
    const after = themeFile({ preset: 'paper', properties, parts: {} }, read('paper'));
    expect(propertiesOf(after)).toEqual([
      ...before.map(([name, value]) => [name, name === '--ws-radius' ? '2rem' : value]),
      ['--ws-columns', '3'],
    ]);
  });
});
