import styles from './compact.css?inline';
import type { EnterLayout } from './layout.ts';
import { adoptStyles } from '../element/adopt-styles.ts';

/** Headlines: no picture, and two lines of text. Styles alone do it. */
export const enter: EnterLayout = (root) => ({
  arrange: () => adoptStyles(root, styles),
  leave: () => {},
});
