import type { CardPieces } from '../card/card-view.ts';
import type { Messages } from '../content/messages.ts';
import { wordsOf } from '../content/words.ts';
import { Phrases } from '../element/phrases.ts';
import type { CardFeatures, Composed, FeedSettings } from './feature.ts';
import { type FeedModel, IDLE, needsControls } from './feed-state.ts';

/** What the features of a feed make of its model, its words, its source and its cards. */
export function createComposition(feed: {
  readonly element: Pick<FeedSettings, 'more'> & { readonly nearestLanguage: string };
  readonly features: CardFeatures;
}) {
  const composition = {
    /** The model as the present rendering displays it; see `update`. */
    displayed: IDLE,
    words: wordsOf(''),
    phrases: <Key extends keyof Messages>(english: Pick<Messages, Key>): Phrases<Key> =>
      new Phrases(composition.words, english),
    /** Whether there is, or was, something to say or to press below the posts: the controls then keep their place. */
    hasControls: false,
    get pieces(): readonly CardPieces[] {
      return feed.features.active.flatMap(({ cardPieces }) => cardPieces ?? []);
    },
    /** Whether there are more posts to offer, now or once the posts that are loading are there. */
    get offersMore(): boolean {
      const { hasMore, failedMore, isSearched } = composition.displayed;
      const { more = 'none' } = feed.element;
      return more !== 'none' && hasMore && !failedMore && !isSearched;
    },
    /** The model to display: no posts that may have to be held back, but the error if that cannot be decided. */
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
