import { adoptStyles } from '../element/adopt-styles.ts';
import type { CreateFeature } from '../feed/feature.ts';
import styles from './compact.css?inline';

/** Headlines: no image, and two lines of text. Styles alone do it. */
export const createFeature: CreateFeature = ({ element }) => ({
  rendered() {
    if (element.shadowRoot) adoptStyles(element.shadowRoot, styles);
  },
});
