import { isWidgetName } from '../../src/widgets/setup/element-attributes.ts';
import type { Attribute, Documented, Element } from '../manifest/schema.ts';

/** What the elements have in common, and what is an element's own, so that nothing is said twice. */
export interface Shared {
  /** Attributes that all feeds have. */
  readonly attributes: readonly Attribute[];
  /** Parts of a card, and those around the cards. */
  readonly cardParts: readonly Documented[];
  readonly feedParts: readonly Documented[];
  /** The feed with the most attributes. */
  readonly richest: Element;
}

const has = (list: readonly Documented[], name: string): boolean => list.some((one) => one.name === name);

export function sharedOf(elements: readonly Element[]): Shared {
  const feeds = elements.filter(({ tagName }) => isWidgetName(tagName));
  const richest = [...feeds].sort((a, b) => b.attributes.length - a.attributes.length)[0];
  if (!richest) throw new Error('No element asks the service.');
  const card = richest.cssParts.findIndex(({ name }) => name === 'card'); // the parts that all elements have come last
  return {
    attributes: richest.attributes.filter(({ name }) => feeds.every(({ attributes }) => has(attributes, name))),
    cardParts: richest.cssParts.slice(card),
    feedParts: richest.cssParts.slice(0, card),
    richest,
  };
}

/** The attributes of an element that not all feeds have. */
export const ownAttributes = ({ attributes }: Element, shared: Shared): Attribute[] =>
  attributes.filter(({ name }) => !has(shared.attributes, name));

/** These attributes of all elements, each once, as the first element describes it. */
export const allOwnAttributes = (elements: readonly Element[], shared: Shared): Attribute[] =>
  elements
    .flatMap((element) => ownAttributes(element, shared))
    .filter(({ name }, index, all) => all.findIndex((one) => one.name === name) === index);
