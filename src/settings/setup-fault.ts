import { quote } from '../base/quote.ts';
import type { Fault } from '../base/fault.ts';
import { attributeOf, type AttributeTable } from './attributes.ts';
import { usedBaseUrl, writtenBaseUrl } from './page-defaults.ts';

/** Attributes that no page may carry. */
export const KEYS: readonly string[] = ['api-key', 'x-api-key'];

/** Stands for a module that an attribute asks for and that cannot be loaded: it may hold posts back. */
export const MISSING_MODULE = 'module';

/** The attribute that keeps an element from requesting anything, if one does: nothing can be without the `required` ones. */
export const findSetupFault = (element: Element, required: AttributeTable): string | undefined =>
  KEYS.find((name) => element.hasAttribute(name)) ??
  Object.keys(required)
    .map(attributeOf)
    .find((name) => !element.getAttribute(name)?.trim()) ??
  (usedBaseUrl(element) ? undefined : 'base-url');

function explain(element: Element, attribute: string): string {
  if (KEYS.includes(attribute)) {
    return `"${attribute}" never belongs in a page, where every visitor can read it; remove it, and renew the key: public posts need none.`;
  }
  if (attribute === MISSING_MODULE) {
    return 'A module could not be loaded, without which no posts are displayed; check that all files of dist are on the server.';
  }
  if (attribute !== 'base-url') return `"${attribute}" is missing; write ${attribute}="…".`;
  const written = writtenBaseUrl(element);
  const problem = written ? `Invalid value ${quote(written)} for "base-url"` : '"base-url" is missing';
  return `${problem}; write base-url="https://…", the address of the service.`;
}

/** What is wrong with an attribute, and what to write instead. */
export const makeSetupFault = (element: Element, attribute: string): Fault => ({
  kind: 'setup',
  message: `<${element.localName}> ${explain(element, attribute)}`,
});
