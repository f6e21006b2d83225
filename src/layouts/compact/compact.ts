import type { CreateFeature } from '../../feed/feature.ts';

export { default as styles } from './compact.css?inline';

/** Headlines: two lines, a small image, and one line about them. */
export const createFeature: CreateFeature = () => ({
  cardPieces: {
    // One. What a video takes to be played has no room, unless it opens elsewhere.
    galleryMax: (media, opens) => (opens || media.some(({ type }) => type === 'image') ? 1 : 0),
  },
});
