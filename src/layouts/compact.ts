import { adoptStyles } from '../element/adopt-styles.ts';
import type { CreateFeature } from '../feed/feature.ts';
import styles from './compact.css?inline';

/** Headlines: two lines, a small image, and one line about them. */
export const createFeature: CreateFeature = (host) => ({
  cardPieces: {
    // One. What a video takes to be played has no room, unless it opens elsewhere.
    galleryMax: (media) => (host.read('lightbox') || media.some(({ type }) => type === 'image') ? 1 : 0),
  },
  rendered() {
    const { shadowRoot } = host.element;
    if (shadowRoot) adoptStyles(shadowRoot, styles);
  },
});
