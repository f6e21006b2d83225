import { focusedIn, withSlotted } from '../../feed/view/flat-tree.ts';
import type { Post } from '../../model/post.ts';

/** The parts of our cards that a visitor can be using, with what of the post is displayed in each. */
const FIELDS: Readonly<Record<string, keyof Post>> = { text: 'text', media: 'media', action: 'action', link: 'url' };

/** What a card is joined of: where one comes or goes, all of its content is rendered again. */
const JOINED: readonly (keyof Post)[] = ['title', 'text', 'media', 'action', 'author', 'feedName', 'publishedAt'];

const isThere = (value: unknown): boolean => Boolean(Array.isArray(value) ? value.length : value);

const isPlaying = (media: Element): boolean => media instanceof HTMLMediaElement && !media.paused;

/** Whether the focus is in a place of a card, or a video plays there. The card itself may have the focus: it stays. */
function isInUse(place: Element, card: Element): boolean {
  const focused = focusedIn(place);
  if (focused && focused !== card) return true;
  return withSlotted(place).some((one) => [...one.querySelectorAll('video, audio')].some(isPlaying));
}

/** Whether the visitor would lose something by another version of a post: the focus, or a video that plays. All of a card that `isOwn`, the owner's, is made again. */
export function wouldInterrupt(card: Element, before: Post, now: Post, isOwn: boolean): boolean {
  const isRenderedAgain = JOINED.some((field) => isThere(before[field]) !== isThere(now[field]));
  if (isOwn || isRenderedAgain) return isInUse(card, card);
  const hasOtherFooter = isThere(before.claps) !== isThere(now.claps) || isThere(before.url) !== isThere(now.url);
  const footer = card.querySelector('footer');
  if (hasOtherFooter && footer && isInUse(footer, card)) return true;
  return Object.entries(FIELDS).some(([part, field]) => {
    if (JSON.stringify(before[field]) === JSON.stringify(now[field])) return false;
    return [...card.querySelectorAll(`[part=${part}]`)].some((place) => isInUse(place, card));
  });
}
