import { documentMethods } from '../../base/document-methods.ts';
import { findInPage } from '../../settings/page-defaults.ts';
import type { FeedElement } from '../../widgets/feed-element.ts';
import { ELEMENT_ATTRIBUTES, isRequesting, REQUESTING_ELEMENTS } from '../../widgets/setup/element-attributes.ts';
import { isHtml, type Page, type PageElement } from '../page.ts';

/** One of our elements, with the properties that are examined: a single card, or another version, may lack some. */
export type Displayed = HTMLElement &
  Partial<Pick<FeedElement, 'altTexts' | 'feed' | 'posts' | 'renderCard' | 'updateComplete'>>;

export const FEEDS = Object.keys(ELEMENT_ATTRIBUTES).join();

/** All our elements in the page, including those in open shadow roots of other elements. */
export function findDisplayed(root: Document | ShadowRoot = document): Displayed[] {
  const { querySelectorAll } = root === document ? documentMethods() : ShadowRoot.prototype;
  return [...querySelectorAll.call(root, '*')].flatMap((element): Displayed[] => {
    // The elements are of this version of the library, or of another one, which may lack these properties.
    if (isHtml(element) && element.matches(`:is(${REQUESTING_ELEMENTS.join()}):defined`)) return [element as Displayed];
    return element.shadowRoot ? findDisplayed(element.shadowRoot) : [];
  });
}

// By the prototype: a field of a form, such as `<input name=getAttribute>`, hides the method of the form.
const { getAttribute, getAttributeNames } = globalThis.Element?.prototype ?? {};

const read = (element: Element): PageElement => ({
  localName: element.localName,
  namespaceURI: element.namespaceURI,
  get parent() {
    // Or the host of its shadow root. No `instanceof`: in another document, it is of another class.
    const parent = element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host;
    return parent ? read(parent) : undefined;
  },
  attributes: new Map(getAttributeNames.call(element).map((name) => [name, getAttribute.call(element, name) ?? ''])),
  text: element.localName === 'script' ? (element.textContent ?? '') : '',
});

/** An element with what is in it for its slots, and with the content of such templates. */
const withSlotted = (element: Element): Element[] => [
  element,
  ...[...element.querySelectorAll('[slot]')].flatMap((one) => [
    one,
    ...(one instanceof HTMLTemplateElement ? one.content.querySelectorAll('*') : []),
  ]),
];

/** The document as a page that has only these elements, and those that apply to all of them. */
export const readDocument = (elements: readonly Element[], customProperties: readonly string[] = []): Page => ({
  url: document.baseURI,
  markup: '',
  policy: '', // a script cannot read the header
  elements: [...findInPage('html, base, meta, script'), ...elements.flatMap(withSlotted)].map(read),
  answers: new Map(),
  isDisplayed: true,
  customProperties,
});

/** The element that the owner wrote: the `<div data-ws-element>` around one of ours, if there is one. */
export const writtenAs = (element: Element): Element =>
  element.parentElement?.matches('div[data-ws-element]') ? element.parentElement : element;

/** Elements that look as if they were meant to be ours, and are not. */
export const findStrange = (): readonly Element[] => [
  ...findInPage('*').filter(
    (element) => element.localName.startsWith('ws-') && !(isHtml(element) && customElements.get(element.localName)),
  ),
  ...findInPage('div[data-ws-element]').filter(
    (div) => !isRequesting(div.getAttribute('data-ws-element')?.trim().toLowerCase() ?? ''),
  ),
];
