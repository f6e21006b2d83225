import { describe, expect, it } from 'vitest';
import { type Place, planMasonry } from '../../../src/layouts/masonry/plan-masonry.ts';

const GAP = 16;

/** Heights that look like chance, and are the same at every run. */
const oddHeights = (count: number, seed: number): number[] =>
  Array.from({ length: count }, (_, i) => 40 + ((i * 7919 + seed * 104_729) % 617) + i / 7);

const topsOf = (places: readonly Place[]): number[] => places.map(({ row }) => row);

/** The pairs of cards of a column that share a row. */
function overlapsOf(places: readonly Place[]): string[] {
  return places.flatMap((a, i) =>
    places
      .slice(i + 1)
      .filter((b) => a.column === b.column && a.row < b.row + b.rows && b.row < a.row + a.rows)
      .map((b) => `${JSON.stringify(a)} ${JSON.stringify(b)}`),
  );
}

describe('what cannot be laid out', () => {
  it('gives no place where there is no card', () => {
    expect(planMasonry([], 3, GAP)).toEqual([]);
  });

  it.each([0, -1, 0.5])('takes %d columns for one', (columnCount) => {
    expect(planMasonry([10, 10], columnCount, 0).map(({ column }) => column)).toEqual([1, 1]);
  });

  it('gives cards that are not seen, and have no height, places of whole rows all the same', () => {
    for (const { column, row, rows } of planMasonry([0, 0, 0, 0], 2, 0)) {
      expect(column).toBeGreaterThan(0);
      expect(row).toBeGreaterThan(0);
      expect(Number.isInteger(rows)).toBe(true);
    }
  });
});

describe('masonry', () => {
  const plans = [1, 2, 3, 5].flatMap((columns) =>
    [1, 2, 3].map((seed) => [columns, seed, oddHeights(130, seed)] as const),
  );

  it.each(plans)('in %i columns begins no card above the one before it (%i)', (columns, _, heights) => {
    const tops = topsOf(planMasonry(heights, columns, GAP));
    expect(tops).toEqual(tops.toSorted((a, b) => a - b));
  });

  it.each(plans)('in %i columns lays no card over another, and keeps the gap (%i)', (columns, _, heights) => {
    const places = planMasonry(heights, columns, GAP);
    expect(overlapsOf(places)).toEqual([]);
    for (const [i, { rows }] of places.entries()) expect(rows).toBeGreaterThanOrEqual((heights[i] ?? 0) + GAP);
  });

  it.each(plans)('in %i columns leaves no hole within a column (%i)', (columns, _, heights) => {
    const places = planMasonry(heights, columns, GAP);
    for (let column = 1; column <= columns; column++) {
      let end = 1;
      for (const place of places.filter((one) => one.column === column)) {
        expect(place.row).toBe(end);
        end = place.row + place.rows;
      }
    }
  });

  it('fills the first row from the first column to the last', () => {
    expect(planMasonry([90, 10, 50], 3, GAP).map(({ column }) => column)).toEqual([1, 2, 3]);
  });

  it('takes the shortest column, and the first of equals', () => {
    expect(planMasonry([90, 10, 50, 20], 3, 0).at(-1)).toMatchObject({ column: 2, row: 11 });
    expect(planMasonry([10, 10, 10, 10], 3, 0).at(-1)).toMatchObject({ column: 1, row: 11 });
  });

  it('does the same again with the same heights', () => {
    const heights = oddHeights(30, 5);
    expect(planMasonry(heights, 3, GAP)).toEqual(planMasonry(heights, 3, GAP));
  });
});
