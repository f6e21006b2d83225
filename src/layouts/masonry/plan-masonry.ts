/** Where a card stands, in columns and rows, both counted from 1. */
export interface Place {
  readonly column: number;
  readonly row: number;
  readonly rows: number;
}

/** Puts each card into the column that is shortest so far, the first of equals. */
export function planMasonry(heightsPx: readonly number[], columnCount: number, gapPx: number, rowPx = 1): Place[] {
  const ends = Array<number>(Math.max(1, columnCount)).fill(0);
  return heightsPx.map((heightPx) => {
    const end = Math.min(...ends);
    const column = ends.indexOf(end);
    const rows = Math.ceil((heightPx + gapPx) / rowPx);
    ends[column] = end + rows;
    return { column: column + 1, row: end + 1, rows };
  });
}
