import { documentMethods } from '../base/document-methods.ts';
import { readBaseUrl } from '../api/urls.ts';
import { type Attribute, attributeOf, type AttributeTable, readWritten } from './attributes.ts';

export const findInPage = (selector: string): readonly Element[] =>
  globalThis.document ? [...documentMethods().querySelectorAll.call(document, selector)] : [];

// The page is the one that the script runs in, even if an element is moved into a frame or another window.

/** Matches the URL of our script, whatever a theme or a build adds to its name, but not `news-widgets.js`. */
export const OWN_SCRIPT = /(?<![a-z])ws-widgets\./;

/** The tags with the defaults of the page: those with `data-base-url`, whatever their `src`, and those of the script itself. */
export const defaultsTags = (): readonly Element[] =>
  findInPage('script').filter(
    (tag) => tag.matches('[data-base-url]') || OWN_SCRIPT.test(tag.getAttribute('src') ?? ''),
  );

/** The page's default of an attribute: the value on the first of the tags that has it. */
export const pageDefault = (name: string, tags: readonly Pick<Element, 'getAttribute'>[]): string | null =>
  tags.map((tag) => tag.getAttribute(`data-${name}`)).find((written) => written !== null) ?? null;

/** Reads attributes of an element, by the names of their properties, as the element will once it is defined. */
export function readerOf(element: Element): <Value>(property: string, attribute: Attribute<Value>) => Value {
  const tags = defaultsTags();
  return (property, attribute) => {
    const name = attributeOf(property);
    return readWritten(attribute, element.getAttribute(name) ?? pageDefault(name, tags));
  };
}

export const writtenBaseUrl = (element: Element): string =>
  [
    element.getAttribute('base-url'),
    pageDefault('base-url', defaultsTags()),
    findInPage('meta[name=ws-base-url]')[0]?.getAttribute('content'),
  ].find((written) => written?.trim()) ?? '';

/** The base URL that is used, without a trailing slash; an empty string if there is none. */
export function usedBaseUrl(element: Element): string {
  const written = writtenBaseUrl(element).trim();
  return (written && readBaseUrl(written, globalThis.document?.baseURI)) ?? '';
}

/** Attributes that no page may have, in all their spellings. */
export const KEYS: readonly string[] = ['api-key', 'x-api-key', 'apikey', 'api_key'];

/** Stands for a module that an attribute needs and that cannot be loaded: such a module may hold posts back. */
export const MISSING_MODULE = 'module';

/** The attribute that prevents all requests of an element, if any: a key, a missing `required` one, or a wrong `base-url`. */
export const findBlocker = (element: Element, required: AttributeTable): string | undefined =>
  KEYS.find((name) => element.hasAttribute(name)) ??
  Object.keys(required)
    .map(attributeOf)
    .find((name) => !element.getAttribute(name)?.trim()) ??
  (usedBaseUrl(element) ? undefined : 'base-url');
