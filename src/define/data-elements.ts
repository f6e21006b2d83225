import { documentMethods } from '../base/document-methods.ts';
import { LazyModule } from '../element/lazy-module.ts';

/** Upgrades `data-ws-element` when it is imported, only on the few pages that have any. */
const upgrade = new LazyModule(() => import('./upgrade-divs.ts'));

function upgradeIfAny(): void {
  // By the prototype's method: `<img name=querySelector>` in the page's markup hides the one of its document.
  if (documentMethods().querySelector.call(document, '[data-ws-element]')) void upgrade.load();
}

/** The events after a page was parsed, and after a library has replaced the page or a part of it. */
const BROUGHT = 'DOMContentLoaded turbo:render htmx:afterSettle htmx:after:settle astro:page-load'.split(' ');

/** Finds each `<div data-ws-element="ws-feed">`, now and when a library adds one: for systems that remove unknown elements. */
export function findDataElements(): void {
  if (!globalThis.document) return;
  for (const event of BROUGHT) addEventListener(event, upgradeIfAny, true); // captured: Astro's does not bubble
  if (document.readyState !== 'loading') upgradeIfAny();
}
