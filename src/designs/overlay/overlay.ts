import type { CardsHost, CreateFeature } from '../../feed/feature.ts';
import wordsStyles from '../words.css?inline';
import overlayStyles from './overlay.css?inline';

export const styles = wordsStyles + overlayStyles;

/** The words are over the image: there is room for one. A video is above them, with all other media. */
export const createFeature: CreateFeature<CardsHost> = () => ({
  cardPieces: { isMediaFirst: true, galleryMax: (media) => (media[0]?.type === 'image' ? 1 : undefined) },
});
