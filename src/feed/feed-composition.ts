import type { CardPieces } from '../card/card-view.ts';
import { wordsOf } from '../content/words.ts';
import type { CardFeatures, Composed } from './feature.ts';
import { type FeedModel, IDLE, needsControls } from './feed-state.ts';

/** What the features of a feed make of its model, its words, its source and its cards. */
export function createComposition(feed: {
  readonly element: { readonly nearestLanguage: string };
  readonly features: CardFeatures;
}) {
  const composition = {
    /** Of the present rendering; see `update`. */
    displayed: IDLE,
    words: wordsOf(''),
    /** Whether there is something to say or to press below the posts, or was: what says it keeps its place. */
    hasControls: false,
    get pieces(): readonly CardPieces[] {
      return feed.features.active.flatMap(({ cardPieces }) => cardPieces ?? []);
    },
    /** Whether there are more posts to offer, if only once those are there that are loading. */
    get offersMore(): boolean {
      const { hasMore, failedMore, isSearched } = composition.displayed;
      return hasMore && !failedMore && !isSearched;
    },
    /** The model as it is displayed. What may have to be held back is not, but that it cannot be decided is. */
    adapt(held: FeedModel): FeedModel {
      const { active, isHeldBack } = feed.features;
      const model = isHeldBack && held.state !== 'error' ? IDLE : held;
      return active.reduce((some, one) => one.adaptModel?.(some) ?? some, model);
    },
    update(model: FeedModel): void {
      composition.words = wordsOf(feed.element.nearestLanguage, (messages) =>
        feed.features.active.reduce((some, one) => one.adaptMessages?.(some) ?? some, messages),
      );
      const displayed = (composition.displayed = composition.adapt(model));
      composition.hasControls = !displayed.needsLoad && (composition.hasControls || needsControls(displayed));
    },
  };
  return composition satisfies Composed;
}

export type FeedComposition = ReturnType<typeof createComposition>;
