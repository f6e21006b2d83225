import type { CardsHost, CreateFeature } from '../../feed/feature.ts';
import wordsStyles from '../words.css?inline';
import noteStyles from './note.css?inline';

export const styles = wordsStyles + noteStyles;

/** The words themselves, large enough to fill their place. */
export const createFeature: CreateFeature<CardsHost> = () => ({});
