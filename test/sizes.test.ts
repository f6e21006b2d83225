import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ceilings } from '../bench/budgets.ts';
import { type Ceilings, judgeSizes } from '../scripts/sizes/judge-sizes.ts';
import { type FileSizes, readSizes, readWritten } from '../scripts/sizes/read-sizes.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const HIGH: Ceilings = { files: {}, language: 100, lazy: 100, together: [] };

const core = (bytes: number, modules: Record<string, number> = {}): FileSizes => ({ 'core.js': { bytes, modules } });

describe('a script of dist', () => {
  test.each([
    ['a hundredth of a large one', 20_000, 20_200, 0],
    ['a sentence of a small one', 300, 340, 0],
    ['less than nothing', 20_000, 100, 0],
    ['a byte more of a large one, which is told', 20_000, 20_201, 1],
    ['a byte more of a small one, which is told', 300, 341, 1],
  ])('may grow by %s', (_, before, now, failures) => {
    expect(judgeSizes(core(before), core(now), HIGH).failures).toHaveLength(failures);
  });

  test('that grew too much is told with the modules that grew, came and went, the most first', () => {
    const before = core(20_000, { same: 5, 'src/a.ts': 1000, 'src/gone.ts': 30, 'src/b.ts': 10 });
    const now = core(21_000, { same: 5, 'src/a.ts': 1040, 'src/new.ts': 900, 'src/b.ts': 9 });
    const [failure, ...others] = judgeSizes(before, now, HIGH).failures;
    expect(others).toEqual([]);
    expect(failure?.split('\n')).toEqual([
      'core.js grew by 5.0 %, from 20,000 to 21,000 bytes. By module, before it is minified:',
      '       +900  src/new.ts: 0 to 900',
      '        +40  src/a.ts: 1,000 to 1,040',
      '         -1  src/b.ts: 10 to 9',
      '        -30  src/gone.ts: 30 to 0',
    ]);
  });

  test('that is new, or gone, is told, and needs nothing', () => {
    const judged = judgeSizes(core(10), { 'new.js': { bytes: 900, modules: {} } }, HIGH);
    expect(judged).toEqual({ failures: [], notes: ['new.js is new: 900 bytes.', 'core.js is gone.'] });
  });
});

describe('a ceiling', () => {
  const language = { 'src/content/languages/ca.ts': 2000 };
  const low: Ceilings = { files: { 'core.js': 26 }, language: 1.1, lazy: 4, together: [] };

  test.each([
    ['a file of its own', 'core.js', {}, 26_000],
    ['languages', 'ca.js', language, 1100],
    ['what is loaded on demand', 'search.js', { 'src/features/search/search.ts': 9000 }, 4000],
  ])('holds what is new, too: %s', (_, name, modules, most) => {
    const judged = (bytes: number): readonly string[] => {
      const now = { ...core(1), [name]: { bytes, modules } };
      return judgeSizes(name === 'core.js' ? now : core(1), now, low).failures;
    };
    expect(judged(most)).toEqual([]);
    expect(judged(most + 1)).toEqual([expect.stringContaining(`${name} takes`)]);
  });

  test('of several files holds their sum, and that they are there', () => {
    const together = { ...HIGH, together: [{ what: 'All', files: ['core.js', 'a.js'], atMost: 1 }] };
    const sizes = (bytes: number): FileSizes => ({ ...core(400), 'a.js': { bytes, modules: {} } });
    expect(judgeSizes(sizes(600), sizes(600), together).failures).toEqual([]);
    expect(judgeSizes(sizes(601), sizes(601), together).failures).toEqual([
      'All takes 1,001 bytes (core.js, a.js), and may take 1 kB.',
    ]);
    expect(judgeSizes(core(1), core(1), together).failures).toHaveLength(1);
  });

  test('is kept by what is written down; passed, it is told with its modules, and so is one without its file', () => {
    const passed = judgeSizes(core(26_000, { a: 1 }), core(26_001, { a: 2 }), low).failures.join();
    expect(passed).toMatch(/takes 26,001 bytes.*\+1 {2}a: 1 to 2$/s);
    expect(judgeSizes({}, {}, low).failures).toEqual(['core.js has a ceiling, and is not there.']);
    const written = readWritten(join(import.meta.dirname, '../bench/sizes.json'));
    expect(judgeSizes(written, written, ceilings)).toEqual({ failures: [], notes: [] });
  });
});

test('files of one name are counted together, for a build that has something twice grew', () => {
  const folder = temporaryFolder();
  const [dist, modules] = [join(folder, 'dist'), join(folder, 'modules')];
  mkdirSync(dist);
  mkdirSync(modules);
  const build = (hash: string, entry: string): void => {
    writeFileSync(join(dist, `share-${hash}.js`), 'let a = 1;');
    writeFileSync(join(modules, `${entry}.json`), '{"share.js":{"src/share.ts":10}}');
  };
  build('0a1b2c3d', 'core');
  const once = readSizes(dist, modules);
  build('ffffffff', 'frame');
  const bytes = once['share.js']?.bytes ?? expect.fail('was not read');
  expect(bytes).toBeGreaterThan(0);
  expect(once).toEqual({ 'share.js': { bytes, modules: { 'src/share.ts': 10 } } });
  expect(readSizes(dist, modules)).toEqual({ 'share.js': { bytes: 2 * bytes, modules: { 'src/share.ts': 20 } } });
});
