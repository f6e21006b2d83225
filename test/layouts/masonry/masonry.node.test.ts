import { describe, expect, it } from 'vitest';
import { estimateHeightPx } from '../../../src/layouts/masonry/estimate.ts';
import { planMasonry } from '../../../src/layouts/masonry/masonry.ts';

const GAP = 16;

function planNarrow(heightsPx: readonly number[], columnCount: number, gapPx: number) {
  const sizes = heightsPx.map((heightPx) => ({ heightPx, isWide: false }));
  return planMasonry(sizes, columnCount, gapPx);
}

/** Heights that look random, and are the same in every run. */
const oddHeights = (count: number, seed: number): number[] =>
  Array.from({ length: count }, (_, i) => 40 + ((i * 7919 + seed * 104_729) % 617) + i / 7);

describe('what cannot be laid out', () => {
  it.each([0, -1, 0.5])('takes %d columns for one', (columnCount) => {
    expect(planNarrow([10, 10], columnCount, 0).map(({ column }) => column)).toEqual([1, 1]);
  });
});

describe('masonry', () => {
  const plans = [1, 2, 3, 5].flatMap((columns) =>
    [1, 2, 3].map((seed) => [columns, seed, oddHeights(130, seed)] as const),
  );

  it.each(plans)('in %i columns has no card above the one before, a gap, and no hole (%i)', (columns, _, heights) => {
    const places = planNarrow(heights, columns, GAP);
    const tops = places.map(({ row }) => row);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    for (const [i, { rows }] of places.entries()) expect(rows).toBeGreaterThanOrEqual((heights[i] ?? 0) + GAP);
    // Each card begins where the one above it ends, so none overlap.
    const ends = Array.from({ length: columns }, () => 1);
    for (const { column, row, rows } of places) {
      expect(row).toBe(ends[column - 1]);
      ends[column - 1] = row + rows;
    }
  });

  it('takes the shortest column, and the first of equals', () => {
    expect(planNarrow([90, 10, 50, 20], 3, 0).at(-1)).toMatchObject({ column: 2, row: 11 });
    expect(planNarrow([10, 10, 10, 10], 3, 0).at(-1)).toMatchObject({ column: 1, row: 11 });
  });

  it('leaves cards in the columns that they have, and places the others', () => {
    const sizes = [90, 10, 50, 20].map((heightPx, i) => ({ heightPx, isWide: false, column: i < 3 ? 1 : undefined }));
    const places = planMasonry(sizes, 2, 0).map(({ column, row }) => `${column}, ${row}`);
    expect(places).toEqual(['1, 1', '1, 91', '1, 101', '2, 1']);
  });

  it('puts a wide card below all that come before it, over all columns, and the next ones below it', () => {
    const sizes = [50, 10, 30, 20].map((heightPx, i) => ({ heightPx, isWide: i === 2 }));
    const places = planMasonry(sizes, 2, 0).map(({ column, columns, row, rows }) =>
      [column, columns, row, rows].join(),
    );
    expect(places).toEqual(['1,1,1,50', '2,1,1,10', '1,2,51,30', '1,1,81,20']);
  });
});

it('estimates the height of a card by its letters, twice as wide in Chinese, the lines that are seen, and its image', () => {
  const column = { widthPx: 320, fontPx: 16, linesMax: 8 };
  const estimate = (text: string, hasMedia = false): number => estimateHeightPx(text, hasMedia, column);
  const longer = ['a'.repeat(72), '字'.repeat(36), 'a\n\nb', 'a\n'.repeat(99)];
  expect(longer.map((text) => (estimate(text) - estimate('a')) / 24)).toEqual([1, 1, 2, 7]);
  expect(estimate('a', true)).toBe(estimate('a') + 240);
  expect(estimateHeightPx('abc', false, { widthPx: 0, fontPx: 16, linesMax: Infinity })).toBeLessThan(999);
});
