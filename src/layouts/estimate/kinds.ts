import { widthOf } from './lines.ts';

/** The room of words in a card, and how many of their lines are displayed at most. */
export interface Room {
  readonly widthEm: number;
  readonly linePx: number;
  readonly linesMax: number;
}

/** What cards have in common that are made up alike: all but how many lines their words take. */
export interface Kind {
  /** With one line of each. */
  readonly heightPx: number;
  readonly title: Room | undefined;
  readonly lede: Room | undefined;
  readonly text: Room | undefined;
}

/** How cards are side by side. */
export interface Columns {
  readonly count: number;
  readonly gapPx: number;
  /** Of all of them. */
  readonly widthPx: number;
}

/** Has letters of each width, as often as texts do. It is not broken. */
const SAMPLE = 'Where the line of a letter ends, one of the next begins, as most of them do.';
const SAMPLE_EM = widthOf(SAMPLE);

/** More columns are not counted. */
const COLUMNS_MAX = 20;

export const partOf = (card: Element, part: string): HTMLElement | null =>
  card.querySelector(`:scope > [part=${part}], :scope > [part=text] > [part=${part}]`);

/** The same for cards of one kind. A text that is cut, or is not, is of one kind. */
export const keyOf = (card: Element): string =>
  [card, ...card.children]
    .map((one) => {
      const part = one.getAttribute('part');
      if (part === 'text') return `text${one.classList.contains('prose')}${partOf(one, 'lede') !== null}`;
      const inside = part === 'media' ? one.firstElementChild?.localName : part ? '' : one.childElementCount;
      return one.className === 'read-more' ? '' : `${one.localName} ${part} ${one.className} ${inside}`;
    })
    .join();

/** A card like another, with a few words in place of its own, and images that are not requested. */
function copyOf(card: Element): HTMLElement {
  const copy = card.cloneNode(true) as HTMLElement;
  copy.hidden = false;
  for (const image of copy.querySelectorAll('img')) image.loading = 'lazy';
  copy.querySelector('.read-more')?.remove();
  const [title, text, lede] = ['title', 'text', 'lede'].map((part) => partOf(copy, part));
  for (const words of [title, text, lede]) words?.replaceChildren(SAMPLE);
  if (lede) text?.prepend(lede);
  text?.classList.add('clamped'); // though a visitor has opened it
  return copy;
}

function roomIn(words: HTMLElement | null): Room | undefined {
  if (!words) return undefined;
  const { fontSize, lineHeight, webkitLineClamp, width } = getComputedStyle(words);
  const range = document.createRange();
  range.selectNodeContents(words.lastChild ?? words);
  // Both as they are displayed, whatever the page scales.
  const samplesWide = words.getBoundingClientRect().width / range.getBoundingClientRect().width;
  return {
    widthEm: samplesWide * SAMPLE_EM || parseFloat(width) / parseFloat(fontSize),
    linePx: parseFloat(lineHeight) || 1.2 * parseFloat(fontSize),
    linesMax: parseInt(webkitLineClamp) || Infinity,
  };
}

/**
 * Reads how cards are side by side, and what those of some kinds have in common, by copies with hardly any words that
 * are displayed for the length of this call. The page's styles apply to them, whatever they are. `fresh` cards are not
 * laid out for it. Nothing where the feed is not displayed.
 */
export function readKinds(
  cards: HTMLElement,
  wanted: ReadonlyMap<string, Element>,
  total: number,
  fresh: readonly HTMLElement[],
): { readonly kinds: ReadonlyMap<string, Kind>; readonly columns: Columns } | undefined {
  const probe = cards.cloneNode(false) as HTMLElement;
  probe.removeAttribute('data-placed');
  probe.classList.add('probe');
  const copies = new Map([...wanted].map(([key, card]) => [key, copyOf(card)]));
  const make = (): HTMLElement => Document.prototype.createElement.call(cards.ownerDocument, 'i');
  // The first may be as wide as a row: its place is that of the first card alone.
  if (![...wanted.values()].some((card) => card === cards.firstElementChild)) probe.append(make());
  probe.append(...copies.values());
  while (probe.childElementCount < Math.min(COLUMNS_MAX, total)) probe.append(make());
  for (const card of fresh) card.hidden = true;
  try {
    cards.closest('.root')?.append(probe);
    const { clientWidth: widthPx } = probe;
    const { gridTemplateColumns, columnGap } = getComputedStyle(probe);
    const count = gridTemplateColumns.split(' ').filter((width) => parseFloat(width) > 0).length;
    const kinds = [...copies].map(([key, copy]): [string, Kind] => {
      const [title, lede, text] = ['title', 'lede', 'text'].map((part) => roomIn(partOf(copy, part)));
      return [key, { heightPx: copy.offsetHeight, title, lede, text }];
    });
    return widthPx > 0
      ? { kinds: new Map(kinds), columns: { count: Math.max(1, count), gapPx: parseFloat(columnGap) || 0, widthPx } }
      : undefined;
  } finally {
    probe.remove();
    for (const card of fresh) card.hidden = false;
  }
}
