import type { CardsHost, CreateFeature } from '../../feed/feature.ts';

export { default as styles } from './featured.css?inline';

/** Styles alone: the first card, or the pinned ones, as wide as a row. */
export const createFeature: CreateFeature<CardsHost> = () => ({});
