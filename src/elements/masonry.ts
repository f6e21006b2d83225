import type { EnterLayout } from './layout.ts';
import styles from './masonry.css?inline';
import { planMasonry } from './plan-masonry.ts';
import { adoptStyles } from './shared-sheet.ts';

/**
 * Cards of different heights without holes between them. Each stands in the column that is shortest so far,
 * so that no card begins above the one before it: what is read is what is seen, in the order of the document.
 */
export const enter: EnterLayout = (root, cards) => {
  // The places are the element's own, and an inline style is not allowed everywhere.
  const sheet = new CSSStyleSheet();
  const watched = new Set<Element>();
  let placed = '';

  const place = (): void => {
    const { gridTemplateColumns, columnGap } = getComputedStyle(cards);
    const heights = Array.from(cards.children, (card) => card.getBoundingClientRect().height);
    const rules = planMasonry(heights, gridTemplateColumns.split(' ').length, parseFloat(columnGap) || 0).map(
      ({ column, row, rows }, i) => `article:nth-child(${i + 1}){grid-area:${row}/${column}/span ${rows}}`,
    );
    const next = rules.join('');
    if (next !== placed) sheet.replaceSync((placed = next));
  };
  const observer = new ResizeObserver(() => requestAnimationFrame(place));

  return {
    arrange() {
      adoptStyles(root, styles);
      if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
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
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
    },
  };
};
