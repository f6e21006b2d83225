import { attributeOf, type AttributeTable } from './attributes.ts';
import { usedBaseUrl } from './page-defaults.ts';

/** Attributes that no page may carry. */
export const KEYS: readonly string[] = ['api-key', 'x-api-key'];

/** In place of a module that an attribute needs and that cannot be loaded: it may hold posts back. */
export const MISSING_MODULE = 'module';

/** The attribute that keeps an element from requesting anything, if one does: nothing can be without the `required` ones. */
export const findSetupFault = (element: Element, required: AttributeTable): string | undefined =>
  KEYS.find((name) => element.hasAttribute(name)) ??
  Object.keys(required)
    .map(attributeOf)
    .find((name) => !element.getAttribute(name)?.trim()) ??
  (usedBaseUrl(element) ? undefined : 'base-url');
