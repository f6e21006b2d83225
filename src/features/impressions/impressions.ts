import { WsImpressionEvent } from '../../element/feature-events/impression-event.ts';
import { ObservedElements } from '../../element/observed-elements.ts';
import type { CreateFeature, Feature, FeatureHost } from '../../feed/feature.ts';
import { postKey } from '../../model/post.ts';

const VISIBLE_MS = 1000;
/** The browser reports when the visible share of a card passes one of these. */
const THRESHOLDS = [...Array(21).keys()].map((i) => i / 20);

/** Half of a card; of one that is taller than the window, as much as fills half of that. */
function isHalfVisible({ intersectionRect, boundingClientRect }: IntersectionObserverEntry): boolean {
  const { width, height } = boundingClientRect;
  const area = width * Math.min(height, innerHeight);
  // Sizes are rounded.
  return area > 0 && intersectionRect.width * intersectionRect.height >= area / 2 - 1;
}

/** `measure`: reports to the page which posts were visible, each once. */
class Impressions implements Feature {
  readonly #host: FeatureHost;
  /** Posts that the page knows of, by their keys: the card of a post stays when another version of it comes. */
  readonly #dispatched = new Set<string>();
  readonly #visible = new Set<Element>();
  readonly #timers = new Map<Element, number>();
  readonly #observed = new ObservedElements(
    (view) => new view.IntersectionObserver((entries) => this.#onIntersection(entries), { threshold: THRESHOLDS }),
  );
  readonly #onVisibilityChange = (): void => this.#updateTimers();
  /** The one that is listened to: an element may be moved into another. */
  #document: Document | undefined;

  constructor(host: FeatureHost) {
    this.#host = host;
  }

  rendered(): void {
    const { element } = this.#host;
    const { cards } = this.#host.view;
    if (this.#document !== element.ownerDocument) {
      this.stop();
      this.#document = element.ownerDocument;
      this.#document.addEventListener('visibilitychange', this.#onVisibilityChange);
    }
    this.#observed.replace([...(cards?.children ?? [])].filter((card) => this.#isAwaited(card)));
    for (const card of this.#visible) if (!this.#observed.has(card)) this.#visible.delete(card);
    this.#updateTimers();
  }

  stop(): void {
    this.#document?.removeEventListener('visibilitychange', this.#onVisibilityChange);
    this.#document = undefined;
    this.#observed.clear();
    this.#visible.clear();
    this.#updateTimers();
  }

  #isAwaited(card: Element): boolean {
    if (this.#observed.has(card)) return true;
    const post = this.#host.view.postOf(card);
    return post !== undefined && !this.#dispatched.has(postKey(post));
  }

  #onIntersection(entries: readonly IntersectionObserverEntry[]): void {
    for (const entry of entries) {
      if (isHalfVisible(entry)) this.#visible.add(entry.target);
      else this.#visible.delete(entry.target);
    }
    this.#updateTimers();
  }

  /** Each visible card has a timer, as long as the page itself is visible. */
  #updateTimers(): void {
    const isPageVisible = this.#document?.visibilityState === 'visible';
    for (const [card, timer] of this.#timers) {
      if (isPageVisible && this.#visible.has(card)) continue;
      clearTimeout(timer);
      this.#timers.delete(card);
    }
    if (!isPageVisible) return;
    for (const card of this.#visible) {
      if (this.#timers.has(card)) continue;
      this.#timers.set(
        card,
        window.setTimeout(() => this.#dispatch(card), VISIBLE_MS),
      );
    }
  }

  #dispatch(card: Element): void {
    this.#timers.delete(card);
    this.#observed.remove(card);
    this.#visible.delete(card);
    const post = this.#host.view.postOf(card);
    if (!post) return;
    this.#dispatched.add(postKey(post));
    this.#host.element.dispatchEvent(new WsImpressionEvent({ post }));
  }
}

export const createFeature: CreateFeature = (host) => new Impressions(host);
