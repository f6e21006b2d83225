import { shadowOf } from './parts.ts';

/** Whether an element with `zoom` is measured in its own pixels, which are larger than the page's, as WebKitGTK does. */
function measuresInOwnPixels(): boolean {
  const probe = document.createElement('div');
  probe.style.cssText = 'width: 10px; zoom: 2';
  document.body.append(probe);
  const { width } = probe.getBoundingClientRect();
  probe.remove();
  return width === 10;
}

/** Measured before a test adds styles of its own. */
const isInOwnPixels = measuresInOwnPixels();

/** The box of an element in pixels of the page. */
export function rectOf(element: Element): DOMRect {
  const rect = element.getBoundingClientRect();
  const zoom = isInOwnPixels ? Number(getComputedStyle(element).zoom) || 1 : 1;
  return new DOMRect(rect.x * zoom, rect.y * zoom, rect.width * zoom, rect.height * zoom);
}

/** How far two boxes overlap: in the direction in which they overlap less. Negative if they do not. */
export const overlapPx = (a: DOMRect, b: DOMRect): number =>
  Math.min(
    Math.min(a.right, b.right) - Math.max(a.left, b.left),
    Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
  );

/** Renders cards that are out of view, so that they can be measured instead of the space that is reserved for them. */
export function showAllContent(feed: Element): void {
  const styles = new CSSStyleSheet();
  styles.replaceSync('article { content-visibility: visible !important }');
  shadowOf(feed).adoptedStyleSheets.push(styles);
}

/** How many lines of a text are seen. */
export const linesOf = (text: Element): number => text.clientHeight / parseFloat(getComputedStyle(text).lineHeight);

/** The box of the words in an element. */
export function wordsRectOf(element: Element): DOMRect {
  const range = document.createRange();
  range.selectNodeContents(element);
  return range.getBoundingClientRect();
}

/** Where a letter of the first text in an element is. */
export function letterIn(element: Element, at: number): DOMRect {
  const text = document.createTreeWalker(element, NodeFilter.SHOW_TEXT).nextNode();
  if (!text) throw new Error(`<${element.localName}> has no text.`);
  const range = document.createRange();
  range.setStart(text, at);
  range.setEnd(text, at + 1);
  return range.getBoundingClientRect();
}
