import { createElement } from '../base/document-methods.ts';
import { logOnce, quote } from '../base/log.ts';
import { findInPage } from '../settings/page-defaults.ts';
import { isRequesting, REQUESTING_ELEMENTS } from '../widgets/setup/element-attributes.ts';

// A visitor's comment may keep `data-` attributes: its author must not decide where or when other browsers send requests.
const OF_PAGE = 'base-url';
const asksForConsent = (): boolean =>
  REQUESTING_ELEMENTS.some((name) => findInPage(`${name}[consent=click]`).length > 0);

/** The attributes that an element reads, in the version that the page has; also a key, which it refuses, saying why. */
const attributesOf = (name: string): readonly string[] => {
  const element = customElements.get(name) as { observedAttributes?: readonly string[] } | undefined;
  return element?.observedAttributes?.filter((attribute) => attribute !== OF_PAGE) ?? [];
};

/** The names of the elements whose definition is awaited, so that each is awaited once. */
const awaited = new Set<string>();

function awaitDefined(name: string): void {
  if (awaited.has(name)) return;
  awaited.add(name);
  void customElements.whenDefined(name).then(upgradeAll);
}

/** Puts the element that a `<div>` names into it, around the content of the `<div>`, which becomes the fallback. */
function upgrade(div: Element): void {
  const name = (div.getAttribute('data-ws-element') ?? '').trim().toLowerCase();
  if (!isRequesting(name)) {
    const words = `data-ws-element=${quote(name)} names no element; write one of ${REQUESTING_ELEMENTS.join(', ')}.`;
    return logOnce(words, 'error', 'WS-116', `ws-widgets: ${words}`);
  }
  if (!customElements.get(name)) return awaitDefined(name); // the attributes that it reads are not known before
  const children = [...div.children];
  if (children.some(({ localName }) => localName === name)) return; // already upgraded, maybe by another copy of the script

  const element = createElement(name);
  for (const attribute of attributesOf(name)) {
    const written = div.getAttribute(`data-${attribute}`);
    if (written !== null) element.setAttribute(attribute, written);
  }
  if (asksForConsent()) element.setAttribute('consent', 'click');
  for (const child of children) child.removeAttribute('slot');
  element.append(...div.childNodes);
  div.append(element);
}

const upgradeAll = (): void => findInPage('div[data-ws-element]').forEach(upgrade);

// Upgrades those that the page has, and those that are added later.
if (globalThis.document) {
  upgradeAll();
  const changes = { childList: true, subtree: true, attributeFilter: ['data-ws-element'] };
  new MutationObserver(upgradeAll).observe(document, changes);
}
