import type { Post } from '../model/post.ts';
import { WsPostClickEvent } from './events.ts';

/** Lets the page hear of a click on a link of a post's card, and forbid it. */
export function tellPostClick(event: Event, post: Post): void {
  const link = event.composedPath().find((target) => target instanceof HTMLAnchorElement);
  if (!link?.href) return;
  const isAllowed = event.currentTarget?.dispatchEvent(new WsPostClickEvent({ post, url: link.href }));
  if (!isAllowed) event.preventDefault();
}
