import { WsPostClickEvent } from '../element/events.ts';
import type { Post } from '../model/post.ts';

const RIGHT = 2;

/** Lets the page hear of a click on a link of a post's card, and cancel it. For `click` and `auxclick`. */
export function dispatchPostClick(event: MouseEvent, post: Post): void {
  if (event.button === RIGHT) return; // it opens a menu, not the link
  const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
  if (!link?.href) return;
  const { target } = event;
  const part = (target instanceof Element && target.closest('[part]')?.part[0]) || '';
  const isAllowed = event.currentTarget?.dispatchEvent(new WsPostClickEvent({ post, url: link.href, part }));
  if (!isAllowed) event.preventDefault();
}
