/** The lines of a grid between which a card is, counted from 1. */
export interface Place {
  readonly column: number;
  readonly columnEnd: number;
  readonly row: number;
  readonly rowEnd: number;
}

/** How high a card is, and whether it is as wide as all columns. */
export interface Size {
  readonly heightPx: number;
  readonly isWide: boolean;
}

export interface Plan {
  readonly places: readonly Place[];
  /** How high the rows are: a line is where a card begins or ends. */
  readonly rowsPx: readonly number[];
}

/**
 * Puts each card into the column that is shortest so far, the first of equals; a wide one below all columns. The gap below
 * a card is a part of its place.
 */
export function planMasonry(sizes: readonly Size[], columnCount: number, gapPx: number): Plan {
  const ends = Array<number>(Math.max(1, columnCount)).fill(0);
  const boxes = sizes.map(({ heightPx, isWide }) => {
    const top = isWide ? Math.max(...ends) : Math.min(...ends);
    const column = isWide ? 0 : ends.indexOf(top);
    const columnEnd = isWide ? ends.length : column + 1;
    const bottom = top + Math.max(1, Math.ceil(heightPx + gapPx));
    ends.fill(bottom, column, columnEnd);
    return { column, columnEnd, top, bottom };
  });
  const lines = [...new Set(boxes.flatMap(({ top, bottom }) => [top, bottom]))].sort((one, other) => one - other);
  const lineAt = new Map(lines.map((px, i) => [px, i + 1]));
  return {
    places: boxes.map(({ column, columnEnd, top, bottom }) => ({
      column: column + 1,
      columnEnd: columnEnd + 1,
      row: lineAt.get(top) ?? 1,
      rowEnd: lineAt.get(bottom) ?? 1,
    })),
    rowsPx: lines.slice(1).map((px, i) => px - (lines[i] ?? 0)),
  };
}
