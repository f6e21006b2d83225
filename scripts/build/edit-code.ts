/** Where some code begins and ends. */
export interface Span {
  readonly start: number;
  readonly end: number;
}

/** The text to write in place of some code. */
export interface Edit extends Span {
  readonly text: string;
}

/** The code with other text in some places, which do not overlap. */
export const editCode = (code: string, edits: readonly Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce((edited, { start, end, text }) => edited.slice(0, start) + text + edited.slice(end), code);

/** All nodes of a syntax tree. */
export function nodesIn(tree: unknown, found: object[] = []): readonly object[] {
  if (typeof tree !== 'object' || tree === null) return found;
  found.push(tree);
  for (const inner of Object.values(tree)) nodesIn(inner, found);
  return found;
}
