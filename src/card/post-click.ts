import type { Post } from '../model/post.ts';
import { WsPostClickEvent } from '../element/events.ts';

/** The middle button opens links too, and tells it by an event of its own. */
export const CLICKS = ['click', 'auxclick'] as const;

const RIGHT = 2;

/** Lets the page hear of a click on a link of a post's card, and forbid it. */
export function tellPostClick(event: MouseEvent, post: Post): void {
  if (event.button === RIGHT) return; // it opens a menu, not the link
  const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
  if (!link?.href) return;
  // The cast holds for a mouse.
  const part = (event.target as Element).closest('[part]')?.part[0] ?? '';
  const isAllowed = event.currentTarget?.dispatchEvent(new WsPostClickEvent({ post, url: link.href, part }));
  if (!isAllowed) event.preventDefault();
}
