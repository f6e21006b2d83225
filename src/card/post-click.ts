import { WsPostClickEvent } from '../element/events.ts';
import { originalOf, type Post } from '../model/post.ts';

/** The main button and the middle one open links; the right one opens a menu, others go back and forward. */
const MIDDLE = 1;

/** Tells the page of a click on a link of a post's card; the page may cancel it. For `click` and `auxclick`. */
export function dispatchPostClick(event: MouseEvent, post: Post): void {
  if (event.button > MIDDLE) return;
  const path = event.composedPath();
  const link = path.find((one) => one === event.currentTarget || one instanceof HTMLAnchorElement);
  if (!(link instanceof HTMLAnchorElement && link.href)) return;
  // From the target upwards: the path leads through the slot to the card, not to the elements around it in the page.
  const named = path.slice(path.indexOf(event.target ?? link)).find((one) => one instanceof Element && one.part[0]);
  const part = (named instanceof Element && named.part[0]) || '';
  const isAllowed = event.currentTarget?.dispatchEvent(
    new WsPostClickEvent({ post: originalOf(post), url: link.href, part }),
  );
  if (!isAllowed) event.preventDefault();
}
