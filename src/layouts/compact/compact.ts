import type { CardPieces } from '../../card/card-view.ts';
import type { CardsHost, CreateFeature } from '../../feed/feature.ts';
import { haveOneFeed } from '../../model/post.ts';

export { default as styles } from './compact.css?inline';

const SEVERAL: CardPieces = {
  // One image. There is no room to play a video: without an image, it is displayed only if it opens elsewhere.
  galleryMax: (media, opens) => (opens || media.some(({ type }) => type === 'image') ? 1 : 0),
};

/** One name in every row distinguishes no row from another. */
const ONE: CardPieces = { ...SEVERAL, hidesFeed: true };

/** Headlines: two lines, a small image, and one line about them. */
export const createFeature: CreateFeature<CardsHost> = ({ composition }) => ({
  get cardPieces() {
    return haveOneFeed(composition.displayed.posts) ? ONE : SEVERAL;
  },
});
