import { WsPostClickEvent } from '../element/events.ts';
import type { Post } from '../model/post.ts';

const RIGHT = 2;

/** Lets the page hear of a click on a link of a post's card, and cancel it. For `click` and `auxclick`. */
export function dispatchPostClick(event: MouseEvent, post: Post): void {
  if (event.button === RIGHT) return; // it opens a menu, not the link
  const path = event.composedPath();
  const link = path.find((target) => target instanceof HTMLAnchorElement);
  if (!link?.href) return;
  // From the target on, through the slot: what is above it in the page is none of the card.
  const named = path.slice(path.indexOf(event.target ?? link)).find((one) => one instanceof Element && one.part[0]);
  const part = (named instanceof Element && named.part[0]) || '';
  const isAllowed = event.currentTarget?.dispatchEvent(new WsPostClickEvent({ post, url: link.href, part }));
  if (!isAllowed) event.preventDefault();
}
