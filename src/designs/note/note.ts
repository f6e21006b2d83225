import type { CreateFeature } from '../../feed/feature.ts';

export { default as styles } from '../words.css?inline';

/** The words themselves, large enough to fill their place. */
export const createFeature: CreateFeature = () => ({});
