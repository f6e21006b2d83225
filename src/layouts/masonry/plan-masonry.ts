/** Where a card is, in columns and rows, both counted from 1. */
export interface Place {
  readonly column: number;
  /** How many columns it takes. */
  readonly columns: number;
  readonly row: number;
  readonly rows: number;
}

/** How high a card is, whether it is as wide as all columns, and the column that it is to stay in. */
export interface Size {
  readonly heightPx: number;
  readonly isWide: boolean;
  readonly column?: number | undefined;
}

/** Puts each other card into the column that is shortest so far, the first of equals; a wide one below all columns. */
export function planMasonry(sizes: readonly Size[], columnCount: number, gapPx: number, rowPx = 1): Place[] {
  const ends = Array<number>(Math.max(1, columnCount)).fill(0);
  return sizes.map(({ heightPx, isWide, column: kept }) => {
    const column = isWide ? 0 : kept ? kept - 1 : ends.indexOf(Math.min(...ends));
    const columns = isWide ? ends.length : 1;
    const end = Math.max(...ends.slice(column, column + columns));
    const rows = Math.ceil((heightPx + gapPx) / rowPx);
    ends.fill(end + rows, column, column + columns);
    return { column: column + 1, columns, row: end + 1, rows };
  });
}
