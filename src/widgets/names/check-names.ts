import { LazyModule } from '../../element/lazy-module.ts';
import { propertyOf } from '../../settings/attributes.ts';
import type { NamingClass } from './tell-names.ts';

const telling = new LazyModule(() => import('./tell-names.ts'));

/** Tells of misspelled attributes of an element and of the tags with defaults. What reports them is loaded if a name is unknown. */
export function checkNames(element: Element, defaultsTags: readonly Element[]): void {
  const { parentElement } = element;
  const type = element.constructor as unknown as NamingClass;
  const tags = [...defaultsTags];
  if (parentElement?.hasAttribute('data-ws-element')) tags.push(parentElement);
  const isKnown = (name: string): boolean =>
    type.observedAttributes.includes(name) || name in HTMLElement.prototype || /^(class$|aria-|data-)/.test(name);
  const isSetting = (name: string): boolean => !name.startsWith('data-') || propertyOf(name.slice(5)) in element;
  if (element.getAttributeNames().every(isKnown) && tags.every((tag) => tag.getAttributeNames().every(isSetting))) {
    return;
  }
  void telling.load().then(() => telling.current?.tellNames(element, type, tags));
}
