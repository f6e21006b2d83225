import { describe, expect, it } from 'vitest';
import { planMasonry, type Size } from '../../../src/layouts/masonry/plan-masonry.ts';

const GAP = 16;

interface Box {
  readonly column: number;
  readonly columnEnd: number;
  readonly top: number;
  readonly bottom: number;
}

/** Where cards are in pixels, by the rows that their places are between. */
function boxesOf(sizes: readonly Size[], columnCount: number, gapPx: number): Box[] {
  const { places, rowsPx } = planMasonry(sizes, columnCount, gapPx);
  const lineAt = (line: number): number => rowsPx.slice(0, line - 1).reduce((sum, px) => sum + px, 0);
  return places.map(({ column, columnEnd, row, rowEnd }) => {
    expect(rowEnd).toBeGreaterThan(row);
    return { column, columnEnd, top: lineAt(row), bottom: lineAt(rowEnd) };
  });
}

const planNarrow = (heightsPx: readonly number[], columnCount: number, gapPx: number): Box[] =>
  boxesOf(
    heightsPx.map((heightPx) => ({ heightPx, isWide: false })),
    columnCount,
    gapPx,
  );

/** Heights that look like chance, and are the same at every run. */
const oddHeights = (count: number, seed: number): number[] =>
  Array.from({ length: count }, (_, i) => 40 + ((i * 7919 + seed * 104_729) % 617) + i / 7);

describe('what cannot be laid out', () => {
  it('gives no place where there is no card', () => expect(planNarrow([], 3, GAP)).toEqual([]));

  it.each([0, -1, 0.5])('takes %d columns for one', (columnCount) => {
    expect(planNarrow([10, 10], columnCount, 0).map(({ column }) => column)).toEqual([1, 1]);
  });

  it('gives cards that are not seen, and have no height, places in columns all the same', () => {
    for (const { column, columnEnd } of planNarrow([0, 0, 0, 0], 2, 0)) expect(columnEnd).toBe(column + 1);
  });
});

describe('masonry', () => {
  const plans = [1, 2, 3, 5].flatMap((columns) =>
    [1, 2, 3].map((seed) => [columns, seed, oddHeights(130, seed)] as const),
  );

  it.each(plans)('in %i columns has no card above the one before, a gap, and no hole (%i)', (columns, _, heights) => {
    const places = planNarrow(heights, columns, GAP);
    const tops = places.map(({ top }) => top);
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
    for (const [i, { top, bottom }] of places.entries())
      expect(bottom - top).toBeGreaterThanOrEqual((heights[i] ?? 0) + GAP);
    // Each card begins where the one above it ends, so that none lies over another, either.
    const ends = Array.from({ length: columns }, () => 0);
    for (const { column, top, bottom } of places) {
      expect(top).toBe(ends[column - 1]);
      ends[column - 1] = bottom;
    }
  });

  it('fills the first row from the first column to the last', () => {
    expect(planNarrow([90, 10, 50], 3, GAP).map(({ column }) => column)).toEqual([1, 2, 3]);
  });

  it('takes the shortest column, and the first of equals', () => {
    expect(planNarrow([90, 10, 50, 20], 3, 0).at(-1)).toMatchObject({ column: 2, top: 10 });
    expect(planNarrow([10, 10, 10, 10], 3, 0).at(-1)).toMatchObject({ column: 1, top: 10 });
  });

  it('puts a wide card below all that come before it, over all columns, and the next ones below it', () => {
    const sizes = [50, 10, 30, 20].map((heightPx, i) => ({ heightPx, isWide: i === 2 }));
    expect(boxesOf(sizes, 2, 0)).toEqual([
      { column: 1, columnEnd: 2, top: 0, bottom: 50 },
      { column: 2, columnEnd: 3, top: 0, bottom: 10 },
      { column: 1, columnEnd: 3, top: 50, bottom: 80 },
      { column: 1, columnEnd: 2, top: 80, bottom: 100 },
    ]);
  });
});
