import type { ReadLook } from './page-look.ts';
import { readPage } from './read-page.ts';

/** What was read in this turn: of elements side by side that are written alike, because one style applies to all of them. */
const looks = new Map<Node, Map<string, ReadLook | undefined>>();

/** `readPage`, once for all elements in the same kind of place, with the same markup. */
export function readShared(element: HTMLElement, levels: readonly number[]): ReadLook | undefined {
  const { parentNode } = element;
  if (!parentNode) return undefined;
  if (looks.size === 0) queueMicrotask(() => looks.clear());
  let ofParent = looks.get(parentNode);
  if (!ofParent) looks.set(parentNode, (ofParent = new Map()));
  const attributes = element.getAttributeNames().map((name) => [name, element.getAttribute(name)]);
  const key = JSON.stringify([element.localName, levels, attributes]);
  if (!ofParent.has(key)) ofParent.set(key, readPage(element, levels));
  return ofParent.get(key);
}
