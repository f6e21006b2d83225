import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { CODES } from '../scripts/docs/errors.ts';
import { readText } from '../scripts/docs/guides.ts';
import { modulesIn } from './support/imports.ts';

const src = join(import.meta.dirname, '../src');
/** Left out: it has the table of all codes, and writes any of them to the console. */
const TELLING = join(src, 'base/told/tell.ts');
const modules = modulesIn(src)
  .filter((file) => file !== TELLING)
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

describe('a code', () => {
  test.each(Object.keys(CODES))('%s is of use: a module tells it, and docs/errors.md has a section of it', (code) => {
    expect(modules.filter(({ text }) => text.includes(`'${code}'`))).not.toEqual([]);
    expect(readText('docs/errors.md')).toContain(`\n## ${code}\n`);
  });
});

describe('the console', () => {
  test('is told of nothing without a code', () => {
    expect(modules.filter(({ text }) => /console\.(warn|error|info)/.test(text)).map(({ file }) => file)).toEqual([]);
  });
});
