import { WsImpressionEvent } from '../../element/feature-events/impression-event.ts';
import { ObservedElements } from '../../element/observed-elements.ts';
import type { CreateFeature } from '../../feed/feature.ts';
import { postKey } from '../../model/post.ts';

const VISIBLE_MS = 1000;
/** The browser reports when the visible share of a card passes one of these. */
const threshold = [...Array(21).keys()].map((i) => i / 20);

/** Whether half of a card is visible, or a card that is taller than the window fills half of the window's height. */
function isHalfVisible({ intersectionRect, boundingClientRect }: IntersectionObserverEntry): boolean {
  const { width, height } = boundingClientRect;
  const area = width * Math.min(height, innerHeight);
  // Sizes are rounded.
  return area > 0 && intersectionRect.width * intersectionRect.height >= area / 2 - 1;
}

/** `measure`: reports to the page which posts were visible, each once. */
export const createFeature: CreateFeature = (host) => {
  /** The keys of the posts that were reported: the card of a post stays when another version of it comes. */
  const dispatched = new Set<string>();
  const visible = new Set<Element>();
  const timers = new Map<Element, number>();
  const observed = new ObservedElements((view) => new view.IntersectionObserver(onIntersection, { threshold }));
  /** The document that is listened to: an element may be moved into another document. */
  let page: Document | undefined;

  function isAwaited(card: Element): boolean {
    if (observed.has(card)) return true;
    const post = host.view.postOf(card);
    return post !== undefined && !dispatched.has(postKey(post));
  }

  function onIntersection(entries: readonly IntersectionObserverEntry[]): void {
    for (const entry of entries) {
      if (isHalfVisible(entry)) visible.add(entry.target);
      else visible.delete(entry.target);
    }
    updateTimers();
  }

  /** Each visible card has a timer, as long as the page itself is visible. */
  function updateTimers(): void {
    const isPageVisible = page?.visibilityState === 'visible';
    for (const [card, timer] of timers) {
      if (isPageVisible && visible.has(card)) continue;
      clearTimeout(timer);
      timers.delete(card);
    }
    for (const card of isPageVisible ? visible : []) {
      const timer = timers.get(card) ?? window.setTimeout(() => dispatch(card), VISIBLE_MS);
      timers.set(card, timer);
    }
  }

  function dispatch(card: Element): void {
    timers.delete(card);
    observed.remove(card);
    visible.delete(card);
    const post = host.view.postOf(card);
    if (!post) return;
    dispatched.add(postKey(post));
    host.element.dispatchEvent(new WsImpressionEvent({ post }));
  }

  function stop(): void {
    page?.removeEventListener('visibilitychange', updateTimers);
    page = undefined;
    observed.clear();
    visible.clear();
    updateTimers();
  }

  return {
    rendered() {
      const { ownerDocument } = host.element;
      if (page !== ownerDocument) {
        stop();
        page = ownerDocument;
        page.addEventListener('visibilitychange', updateTimers);
      }
      observed.replace(host.view.shown.map(({ card }) => card).filter(isAwaited));
      for (const card of visible) if (!observed.has(card)) visible.delete(card);
      updateTimers();
    },
    stop,
  };
};
