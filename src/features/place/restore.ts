import type { FeatureHost } from '../../feed/feature.ts';
import { postKey } from '../../model/post.ts';

/** What a visitor saw of a feed. */
export interface SeenPlace {
  /** The first card in view, and where in the viewport it was, if it was in that. */
  readonly card?: string | undefined;
  readonly topPx?: number | undefined;
  /** The posts whose texts they opened. */
  readonly opened: readonly string[];
  /** What had the focus: which element, in which card, and whether that was to be seen. */
  readonly focus?: readonly [at: number, card: string | undefined, isVisible: boolean] | null | undefined;
}

const keyed = ({ view }: FeatureHost) => view.shown.map(({ post, card }) => ({ key: postKey(post), card }));

/** What may have the focus, but for what comes once a text is laid out. */
const controlsIn = (place: ParentNode): HTMLElement[] => [
  ...place.querySelectorAll<HTMLElement>('a, button:not(.read-more), input, video'),
];

export function findSeen(host: FeatureHost, cards: HTMLElement): SeenPlace {
  const all = keyed(host);
  const root = host.element.shadowRoot as ShadowRoot; // the cards are in it
  const row = cards.getBoundingClientRect();
  const inRow = all.flatMap(({ key, card }) => {
    const box = card.getBoundingClientRect();
    return box.right > row.left + 1 && box.left < row.right - 1 ? [{ key, box }] : [];
  });
  const seen = inRow.find(({ box }) => box.bottom > 0 && box.top < innerHeight);
  const { activeElement } = root;
  const focused = all.find(({ card }) => card.contains(activeElement));
  return {
    card: (seen ?? inRow[0])?.key,
    topPx: seen?.box.top,
    opened: all.flatMap(({ key, card }) => (card.querySelector('.read-more[aria-expanded=true]') ? [key] : [])),
    focus: activeElement && [
      controlsIn(focused?.card ?? root).indexOf(activeElement as HTMLElement),
      focused?.key,
      activeElement.matches(':focus-visible'),
    ],
  };
}

/** Opens texts, those that are not laid out yet once they are. Returns those that are still to be opened. */
export function restoreTexts(host: FeatureHost, cards: HTMLElement, opened: readonly string[]): ReadonlySet<string> {
  const left = new Set(opened);
  const open = (): void => {
    for (const { key, card } of keyed(host)) {
      const button = left.has(key) && card.querySelector<HTMLElement>('.read-more[aria-expanded=false]');
      // It does not bubble: a visitor's click may move the focus into the text.
      if (button && left.delete(key)) button.dispatchEvent(new MouseEvent('click'));
    }
    if (left.size === 0) observer.disconnect();
  };
  const observer = new MutationObserver(open);
  observer.observe(cards, { childList: true, subtree: true });
  open();
  return left;
}

/** Brings the first card in view where it was, by scrolling the page only where it `mayScroll`, and gives the focus back. */
export function restoreSeen(host: FeatureHost, cards: HTMLElement, place: SeenPlace, mayScroll: boolean): void {
  const cardOf = (key: string | undefined): HTMLElement | undefined => keyed(host).find((one) => one.key === key)?.card;
  const behavior = 'instant';
  const first = cardOf(place.card);
  if (first && cards.scrollWidth > cards.clientWidth + 1) {
    const page = { left: scrollX, top: scrollY, behavior } as const;
    first.scrollIntoView({ inline: 'start', block: 'nearest', behavior });
    scrollTo(page);
  }
  if (first && place.topPx !== undefined && mayScroll)
    scrollBy({ top: first.getBoundingClientRect().top - place.topPx, behavior });
  const [at = -1, key, focusVisible] = place.focus ?? [];
  if (!place.focus || document.activeElement !== document.body) return; // something else has it
  const card = cardOf(key);
  if (card) card.inert = false; // in a carousel
  const scope = card ?? host.element.shadowRoot;
  const target = (scope && controlsIn(scope)[at]) ?? card;
  target?.focus({ preventScroll: true, focusVisible } as FocusOptions); // not in every browser is the ring decided
}
