import { ObservedElements } from '../../element/observed-elements.ts';
import type { FeedContext } from '../feed-context.ts';

type WatchedFeed = Pick<FeedContext, 'element' | 'view' | 'cardFeatures'>;

/** Tells once that cards are side by side: in a narrow window by an owner's `--ws-columns`, in small type, or when it is turned. */
export class ColumnsWatch {
  readonly #feed: WatchedFeed;
  readonly #observed = new ObservedElements(
    // In the next frame: what is rendered at once would change what is being observed.
    (view) => new view.ResizeObserver(() => view.requestAnimationFrame(() => this.#count())),
  );

  constructor(feed: WatchedFeed) {
    this.#feed = feed;
  }

  rendered(): void {
    const { view, cardFeatures } = this.#feed;
    this.#observed.replace(view.cards && !cardFeatures.hasColumns ? [view.cards] : []);
  }

  #count(): void {
    const { view, cardFeatures, element } = this.#feed;
    if (cardFeatures.hasColumns || view.rows.columns === 1) return;
    cardFeatures.hasColumns = true;
    element.requestUpdate(); // which loads what places them
  }
}
