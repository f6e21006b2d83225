import type { CardPieces } from '../card/card-view.ts';
import { type Words, wordsOf } from '../content/words.ts';
import type { CardFeatures, Composed } from './feature.ts';
import { type FeedModel, IDLE, needsControls } from './feed-state.ts';

interface ComposedFeed {
  readonly element: { readonly nearestLanguage: string };
  readonly features: CardFeatures;
}

/** What the features of a feed make of its model, its words, its source and its cards. */
export class FeedComposition implements Composed {
  /** Of the present rendering; see `update`. */
  displayed: FeedModel = IDLE;
  words: Words = wordsOf('');
  hasControls = false;
  readonly #feed: ComposedFeed;

  constructor(feed: ComposedFeed) {
    this.#feed = feed;
  }

  get pieces(): readonly CardPieces[] {
    return this.#feed.features.active.flatMap(({ cardPieces }) => cardPieces ?? []);
  }

  /** Whether there are more posts to offer, if only once those are there that are loading. */
  get offersMore(): boolean {
    const { hasMore, failedMore, isSearched } = this.displayed;
    return hasMore && !failedMore && !isSearched;
  }

  /** Whether more posts may be loaded now, by a button or by scrolling. */
  get canLoadMore(): boolean {
    return this.offersMore && !this.displayed.busy;
  }

  /** The model as it is displayed. What may have to be held back is not, but that it cannot be decided is. */
  adapt(held: FeedModel): FeedModel {
    const { active, isHeldBack } = this.#feed.features;
    const model = isHeldBack && held.state !== 'error' ? IDLE : held;
    return active.reduce((some, one) => one.adaptModel?.(some) ?? some, model);
  }

  update(model: FeedModel): void {
    this.words = wordsOf(this.#feed.element.nearestLanguage, (messages) =>
      this.#feed.features.active.reduce((some, one) => one.adaptMessages?.(some) ?? some, messages),
    );
    this.displayed = this.adapt(model);
    this.hasControls = !this.displayed.needsLoad && (this.hasControls || needsControls(this.displayed));
  }
}
