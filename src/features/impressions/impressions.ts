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
  /** Each visible card has a timer. */
  const timers = new Map<Element, number>();
  const observed = new ObservedElements((view) => new view.IntersectionObserver(onIntersection, { threshold }));
  /** The document that is listened to: an element may be moved into another document. */
  let page: Document | undefined;

  function onIntersection(entries: readonly IntersectionObserverEntry[]): void {
    for (const entry of entries) {
      const { target: card } = entry;
      if (!isHalfVisible(entry) || !observed.elements.has(card)) stopTimer(card);
      else if (!timers.has(card)) startTimer(card);
    }
  }

  function startTimer(card: Element): void {
    const timer = window.setTimeout(() => dispatch(card), VISIBLE_MS);
    timers.set(card, timer);
  }

  function stopTimer(card: Element): void {
    clearTimeout(timers.get(card));
    timers.delete(card);
  }

  function dispatch(card: Element): void {
    timers.delete(card);
    observed.remove(card);
    const post = host.view.postOf(card);
    if (!post) return;
    dispatched.add(postKey(post));
    host.element.dispatchEvent(new WsImpressionEvent({ post }));
  }

  /** While the page itself is hidden, nothing is observed. */
  function observe(): void {
    const isVisible = page?.visibilityState === 'visible';
    const awaited = host.view.shown.filter(({ post }) => isVisible && !dispatched.has(postKey(post)));
    observed.replace(awaited.map(({ card }) => card));
    for (const card of timers.keys()) if (!observed.elements.has(card)) stopTimer(card);
  }

  function stop(): void {
    page?.removeEventListener('visibilitychange', observe);
    page = undefined;
    observe();
  }

  return {
    rendered() {
      const { ownerDocument } = host.element;
      if (page !== ownerDocument) {
        stop();
        page = ownerDocument;
        page.addEventListener('visibilitychange', observe);
      }
      observe();
    },
    stop,
  };
};
