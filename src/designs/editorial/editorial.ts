import type { CardsHost, CreateFeature } from '../../feed/feature.ts';
import wordsStyles from '../words.css?inline';
import editorialStyles from './editorial.css?inline';

export const styles = wordsStyles + editorialStyles;

/** The image first, to the edges of the card. */
export const createFeature: CreateFeature<CardsHost> = () => ({ cardPieces: { isMediaFirst: true } });
