import { postKey } from '../../model/post.ts';
import { currentPost } from '../../feed/current-post.ts';
import type { StartExtra } from '../../feed/feature.ts';
import { WsImpressionEvent } from '../../element/impression-event.ts';

const IN_VIEW_FOR_MS = 1000;
/** At each of these shares of a card that are in view, more or less, the browser tells. */
const THRESHOLDS = Array.from({ length: 21 }, (_, i) => i / 20);

/** Half of a card; of one that is higher than the window, as much as fills half of that. */
function isHalfInView({ intersectionRect, boundingClientRect }: IntersectionObserverEntry): boolean {
  const { width, height } = boundingClientRect;
  const area = width * Math.min(height, innerHeight);
  // Sizes are rounded.
  return area > 0 && intersectionRect.width * intersectionRect.height >= area / 2 - 1;
}

/** `measure`: tells the page which posts were seen, each once. */
export const start: StartExtra = ({ host, view, postOf }) => {
  const told = new Set<string>();
  const watched = new Set<Element>();
  const inView = new Set<Element>();
  const timers = new Map<Element, number>();
  /** It may be taken into another. */
  let home: Document | undefined;

  const observer = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        if (isHalfInView(entry)) inView.add(entry.target);
        else inView.delete(entry.target);
      }
      update();
    },
    { threshold: THRESHOLDS },
  );

  const forget = (card: Element): void => {
    observer.unobserve(card);
    watched.delete(card);
    inView.delete(card);
  };
  const tell = (card: Element): void => {
    timers.delete(card);
    const post = postOf(card);
    forget(card);
    if (!post) return;
    told.add(postKey(post));
    host.dispatchEvent(new WsImpressionEvent({ post: currentPost(host.posts, post) }));
  };
  /** What is in view is timed, as long as the page itself is seen. */
  const update = (): void => {
    const isSeen = home?.visibilityState === 'visible';
    for (const [card, timer] of timers) {
      if (isSeen && inView.has(card)) continue;
      clearTimeout(timer);
      timers.delete(card);
    }
    if (!isSeen) return;
    for (const card of inView) {
      if (!timers.has(card))
        timers.set(
          card,
          window.setTimeout(() => tell(card), IN_VIEW_FOR_MS),
        );
    }
  };
  const stop = (): void => {
    home?.removeEventListener('visibilitychange', update);
    home = undefined;
    observer.disconnect();
    watched.clear();
    inView.clear();
    update();
  };

  return {
    shown() {
      if (!host.isConnected) return;
      if (home !== host.ownerDocument) {
        stop();
        home = host.ownerDocument;
        home.addEventListener('visibilitychange', update);
      }
      const cards = [...view.cards.element.children];
      for (const card of cards) {
        const post = postOf(card);
        if (!post || watched.has(card) || told.has(postKey(post))) continue;
        watched.add(card);
        observer.observe(card);
      }
      for (const card of watched) if (!cards.includes(card)) forget(card);
      update();
    },
    stop,
    leave: stop,
  };
};
