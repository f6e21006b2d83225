let segmenter: Intl.Segmenter | undefined;
let known: { readonly text: string; readonly ends: ReadonlySet<number> } | undefined;

/**
 * Where words end and begin in a text whose script may put no spaces between them; `undefined` where the browser does not
 * know. The last text is kept: several words are looked for in each.
 */
export function wordEndsIn(text: string): ReadonlySet<number> | undefined {
  const { Segmenter }: { Segmenter?: typeof Intl.Segmenter } = Intl;
  if (!Segmenter) return undefined;
  if (known?.text !== text) {
    segmenter ??= new Segmenter(undefined, { granularity: 'word' });
    const starts = [...segmenter.segment(text)].map(({ index }) => index);
    known = { text, ends: new Set([...starts, text.length]) };
  }
  return known.ends;
}
