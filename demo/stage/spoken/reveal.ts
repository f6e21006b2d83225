import { flatParentOf } from './flat-tree.ts';

/** What is seen around it. */
const MARGIN_PX = 24;

/** How far to scroll so that what lies from `start` to `end` is within this length. */
function stepTo(start: number, end: number, from: number, to: number): number {
  if (start < from + MARGIN_PX) return start - from - MARGIN_PX;
  return end > to - MARGIN_PX ? Math.min(end - to + MARGIN_PX, start - from - MARGIN_PX) : 0;
}

/** Scrolls to an element, in its window alone: `scrollIntoView` would scroll the page around the window, too. */
export function reveal(element: Element): void {
  for (let at = flatParentOf(element); at; at = flatParentOf(at)) {
    if (at.scrollWidth <= at.clientWidth || !/auto|scroll/.test(getComputedStyle(at).overflowX)) continue;
    const [inner, outer] = [element.getBoundingClientRect(), at.getBoundingClientRect()];
    at.scrollBy({ left: stepTo(inner.left, inner.right, outer.left, outer.right), behavior: 'instant' });
  }
  const { top, bottom } = element.getBoundingClientRect();
  scrollBy({ top: stepTo(top, bottom, 0, innerHeight), behavior: 'instant' });
}
