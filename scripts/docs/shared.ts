import { isWidgetName } from '../../src/widgets/setup/element-attributes.ts';
import type { Attribute, CssProperty, Documented, Element } from '../manifest/schema.ts';

/** What the elements have in common, and what is an element's own, so that nothing is said twice. */
export interface Shared {
  /** Attributes of all that ask the service. */
  readonly attributes: readonly Attribute[];
  /** Parts of a card, which every element shows, and those around the cards. */
  readonly cardParts: readonly Documented[];
  readonly feedParts: readonly Documented[];
  /** Custom properties, those of every element first. */
  readonly cssProperties: readonly CssProperty[];
  /** The one that has most. */
  readonly richest: Element;
}

const has = (list: readonly Documented[], name: string): boolean => list.some((one) => one.name === name);

export function sharedOf(elements: readonly Element[]): Shared {
  const feeds = elements.filter(({ tagName }) => isWidgetName(tagName));
  const richest = [...feeds].sort((a, b) => b.attributes.length - a.attributes.length)[0];
  if (!richest) throw new Error('No element asks the service.');
  const inAll = (part: Documented): boolean => elements.every(({ cssParts }) => has(cssParts, part.name));
  const isOfAll = (one: Documented): boolean => elements.every(({ cssProperties }) => has(cssProperties, one.name));
  return {
    attributes: richest.attributes.filter(({ name }) => feeds.every(({ attributes }) => has(attributes, name))),
    cardParts: richest.cssParts.filter(inAll),
    feedParts: richest.cssParts.filter((part) => !inAll(part)),
    cssProperties: [...richest.cssProperties.filter(isOfAll), ...richest.cssProperties.filter((one) => !isOfAll(one))],
    richest,
  };
}

/** The attributes that not all have. */
export const ownAttributes = ({ attributes }: Element, shared: Shared): Attribute[] =>
  attributes.filter(({ name }) => !has(shared.attributes, name));

/** Those of all elements, each once. */
export const allOwnAttributes = (elements: readonly Element[], shared: Shared): Attribute[] => [
  ...new Map(elements.flatMap((element) => ownAttributes(element, shared).map((one) => [one.name, one]))).values(),
];
