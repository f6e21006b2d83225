import type { CreateFeature } from '../../feed/feature.ts';
import wordsStyles from '../words.css?inline';
import overlayStyles from './overlay.css?inline';

export const styles = wordsStyles + overlayStyles;

/** The words over the image. There is room for one. */
export const createFeature: CreateFeature = () => ({ cardPieces: { isMediaFirst: true, galleryMax: () => 1 } });
