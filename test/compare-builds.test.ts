import { describe, expect, test } from 'vitest';
import type { RowFigures } from '../bench/report.ts';
import { tellBench } from '../scripts/pull/tell-bench.ts';
import { tellSizes } from '../scripts/pull/tell-sizes.ts';
import type { FileSizes } from '../scripts/sizes/read-sizes.ts';

const NONE = { together: [] };
const file = (name: string, bytes: number, modules: Record<string, number> = {}): FileSizes => ({
  [name]: { bytes, modules },
});

describe('the sizes of two builds', () => {
  test('of files that changed, came and went are told, and of no other', () => {
    const told = tellSizes(
      { ...file('core.js', 20_000), ...file('gone.js', 300), ...file('same.js', 7) },
      { ...file('core.js', 20_500), ...file('new.js', 1200), ...file('same.js', 7) },
      NONE,
    );
    expect(told.split('\n').filter((line) => line.startsWith('| `'))).toEqual([
      '| `core.js` | 20,000 | 20,500 | +500 (+2.5 %) |',
      '| `gone.js` | 300 | – | -300 |',
      '| `new.js` | – | 1,200 | +1,200 |',
    ]);
  });

  test('of what a page loads together stand first, whether they changed or not', () => {
    const together = [{ what: 'The first card of <ws-feed>', files: ['a.js', 'b.js'], atMost: 1 }];
    const sizes = { ...file('a.js', 300), ...file('b.js', 40) };
    const told = tellSizes(sizes, sizes, { together });
    expect(told).toContain('| The first card of `<ws-feed>` | 340 | 340 | 0 (0 %) |\n\nNo script changed its size.');
    expect(told).not.toContain('<details>');
  });

  test('are told by module, also where a file took no byte more, and never longer than a comment may be', () => {
    const before = { ...file('core.js', 9, { 'src/a.ts': 10, 'src/b.ts': 10 }), ...file('all.js', 9) };
    const many = Object.fromEntries(Array.from({ length: 900 }, (_, i) => [`src/made/of/many/${i}.ts`, i + 1]));
    const now = { ...file('core.js', 9, { 'src/a.ts': 12, 'src/b.ts': 8 }), ...file('all.js', 9, many) };
    const told = tellSizes(before, now, NONE);
    expect(told).toContain('\ncore.js\n     +2  src/a.ts: 10 to 12\n     -2  src/b.ts: 10 to 8\n');
    expect(told).toContain('\n        and 860 more\n');
    expect(told.length).toBeLessThan(10_000);
  });
});

describe('what the bench says of two builds', () => {
  const row = (ratio: number | null, ratios: RowFigures['ratios'], title = 'CPU'): RowFigures[] => [
    { title, unit: 'ms', ours: 10, ratio, ratios },
  ];
  const judged = (before: RowFigures[], now: RowFigures[]) => tellBench(before, now).trimEnd().split('\n').slice(6);

  test.each([
    ['a change that all rounds saw', 2.5, [2.4, 2.6], '+0.50'],
    ['noise, where the rounds overlap', 2.1, [1.95, 2.3], '+0.10, within the rounds'],
    ['less', 1.5, [1.4, 1.6], '-0.50'],
    ['nothing, where it was not measured', null, [null, null], 'not measured in both'],
  ] as const)('is %s', (_, ratio, ratios, said) => {
    const [line] = judged(row(2, [1.9, 2.1]), row(ratio, ratios));
    expect(line).toMatch(/^\| CPU \| 2\.00 \(1\.90–2\.10\) \| /);
    expect(line?.endsWith(`| ${said} |`)).toBe(true);
  });

  test('has the rows that one build alone has', () => {
    const told = judged(row(2, [2, 2], 'old'), row(1, [1, 1], 'new'));
    expect(told).toEqual([
      '| new | – | 1.00 (1.00–1.00) | not measured in both |',
      '| old | 2.00 (2.00–2.00) | – | not measured in both |',
    ]);
  });
});
