import type { Post } from '../../model/post.ts';
import type { CardList } from '../../feed/card-list.ts';
import type { CardView } from '../../card/card-view.ts';

/** The parts that change while a post is shown: what is in them is changed, and they stay. */
const CHANGING = ['title', 'text', 'claps'] as const;

const partOf = (card: Element, name: string): Element | null => card.querySelector(`[part=${name}]`);

const saidIn = (part: Element | null): string => `${part?.innerHTML} ${part?.ariaLabel}`;

/** Cards are named by ids, which differ from card to card. */
function withoutIds(card: Element): string {
  const copy = card.cloneNode(true) as Element;
  copy.removeAttribute('aria-labelledby');
  for (const named of copy.querySelectorAll('[id]')) named.removeAttribute('id');
  for (const name of CHANGING) {
    const part = partOf(copy, name);
    part?.replaceChildren();
    part?.removeAttribute('aria-label');
  }
  return copy.outerHTML;
}

export interface Renewal {
  readonly card: HTMLElement;
  readonly before: Post;
  readonly now: Post;
  /** How the card was made. */
  readonly look: CardView;
  readonly cards: CardList;
}

/** What a card of a post looks like, as the feed itself makes it. */
function draw(post: Post, { look, cards }: Renewal): HTMLElement | undefined {
  // The class of this very feed, for its parts are loaded; a copy of it in this file would have none.
  const scratch = new (cards.constructor as typeof CardList)();
  scratch.show([post], look, { hasMore: false });
  return scratch.cardOf(post);
}

/** Whether the visitor is at something in it that would be lost. */
export const isInUse = (place: Element): boolean => {
  const root = place.getRootNode();
  const active = root instanceof ShadowRoot ? root.activeElement : null;
  return place.contains(active) || [...place.querySelectorAll('video, audio')].some(isPlaying);
};

const isPlaying = (media: Element): boolean => media instanceof HTMLMediaElement && !media.paused;

/** Changes in a card what changed of its post. `false` where that is more than words and claps, or would take the focus away. */
export function renewCard(renewal: Renewal): boolean {
  const { card, before, now } = renewal;
  const [old, renewed] = [draw(before, renewal), draw(now, renewal)];
  if (!old || !renewed || withoutIds(old) !== withoutIds(renewed)) return false;
  const changed = CHANGING.filter((name) => saidIn(partOf(old, name)) !== saidIn(partOf(renewed, name)));
  const parts = changed.map((name) => [partOf(card, name), partOf(renewed, name)] as const);
  if (parts.some(([part]) => !part || isInUse(part))) return false;
  for (const [part, source] of parts) {
    if (!part || !source) continue;
    part.replaceChildren(...source.childNodes);
    if (source.ariaLabel) part.ariaLabel = source.ariaLabel;
  }
  return true;
}
