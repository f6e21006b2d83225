import { LazyModule } from '../element/lazy-module.ts';

/** Upgrades them as it is imported, on the few pages that have any. */
const upgrade = new LazyModule(() => import('./upgrade-divs.ts'));

function upgradeIfAny(): void {
  // By the prototype: in the page's markup, `<img name=querySelector>` hides the method of its document.
  if (Document.prototype.querySelector.call(document, '[data-ws-element]')) void upgrade.load();
}

/**
 * Where a system removes elements that it does not know, `<div data-ws-element="ws-feed">` is in the place of one. The
 * page is searched for them once, when it is parsed; where it has one, or the script tag has the attribute, it is watched.
 */
export function findDataElements(): void {
  if (globalThis.document?.readyState === 'loading') addEventListener('DOMContentLoaded', upgradeIfAny);
  else if (globalThis.document) upgradeIfAny();
}
