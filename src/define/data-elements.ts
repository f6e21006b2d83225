import { documentMethods } from '../base/document-methods.ts';
import { LazyModule } from '../element/lazy-module.ts';

/** Upgrades them as it is imported, on the few pages that have any. */
const upgrade = new LazyModule(() => import('./upgrade-divs.ts'));

function upgradeIfAny(): void {
  // By the prototype: in the page's markup, `<img name=querySelector>` hides the method of its document.
  if (documentMethods().querySelector.call(document, '[data-ws-element]')) void upgrade.load();
}

/** What says that a page is parsed, and that a library has put another, or a part of one, in the place of what was there. */
const BROUGHT = 'DOMContentLoaded turbo:render htmx:afterSettle htmx:after:settle astro:page-load'.split(' ');

/** Where a system removes elements it does not know, `<div data-ws-element="ws-feed">` is in place of one, now or when a library brings it. */
export function findDataElements(): void {
  if (!globalThis.document) return;
  for (const event of BROUGHT) addEventListener(event, upgradeIfAny, true); // captured: Astro's does not bubble
  if (document.readyState !== 'loading') upgradeIfAny();
}
