import { adoptStyles } from '../element/adopt-styles.ts';
import type { CreateFeature } from '../feed/feature.ts';
import styles from './compact.css?inline';

/** Headlines: two lines, a small picture, and one line about them. Styles alone do it. */
export const createFeature: CreateFeature = ({ element }) => ({
  rendered() {
    if (element.shadowRoot) adoptStyles(element.shadowRoot, styles);
  },
});
