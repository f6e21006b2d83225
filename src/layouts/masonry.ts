import type { EnterLayout } from './layout.ts';
import styles from './masonry.css?inline';
import { ownSheet } from '../element/instance-styles.ts';
import { planMasonry } from './plan-masonry.ts';
import { adoptStyles } from '../element/adopt-styles.ts';

/** A grid has 10,000 rows at the least that browsers must know. */
const ROWS_MAX = 9000;

/**
 * Cards of different heights without holes between them. Each stands in the column that is shortest so far,
 * so that no card begins above the one before it: what is read is what is seen, in the order of the document.
 */
export const enter: EnterLayout = (root, cards) => {
  const sheet = ownSheet(root);
  const watched = new Set<Element>();

  const place = (): void => {
    // Without places, else the columns that cards were put into would count, though there is no room for them any more;
    // as high as it is, else the page would be too short for where the visitor has scrolled it.
    sheet.write(`.masonry [part=feed]{min-block-size:${cards.offsetHeight}px;overflow-anchor:none}`);
    const { gridTemplateColumns, columnGap } = getComputedStyle(cards);
    const gap = parseFloat(columnGap) || 0;
    const heights = [...cards.children].map((card) => card.getBoundingClientRect().height);
    const rowPx = Math.ceil(heights.reduce((sum, height) => sum + height + gap, 1) / ROWS_MAX);
    const places = planMasonry(heights, gridTemplateColumns.split(' ').length, gap, rowPx);
    const rules = places.map(
      ({ column, row, rows }, i) => `article:nth-child(${i + 1}){grid-area:${row}/${column}/span ${rows}}`,
    );
    sheet.write(`.masonry [part=feed]{grid-auto-rows:${rowPx}px}${rules.join('')}`);
  };
  const observer = new ResizeObserver(() => requestAnimationFrame(place));

  return {
    arrange() {
      adoptStyles(root, styles);
      observer.observe(cards);
      for (const card of watched) {
        if (card.parentNode === cards) continue;
        observer.unobserve(card);
        watched.delete(card);
      }
      for (const card of cards.children) {
        if (!watched.has(card)) observer.observe(card);
        watched.add(card);
      }
      place();
    },
    leave() {
      observer.disconnect();
      sheet.remove();
    },
  };
};
