import { type Documented, elementsOf, type Manifest } from '../schema.ts';

/** Each name once: the elements share most of what can be styled. */
const once = <Item extends Documented>(lists: readonly (readonly Item[])[]): Item[] => [
  ...new Map(lists.flat().map((item) => [item.name, item])).values(),
];

export interface Stylable {
  readonly properties: readonly Documented[];
  readonly parts: readonly Documented[];
  readonly states: readonly Documented[];
}

/** What a style sheet can set and match, as editors complete it. */
export function stylableOf(manifest: Manifest): Stylable {
  const elements = elementsOf(manifest);
  const properties = once(elements.map(({ cssProperties }) => cssProperties));
  const parts = once(elements.map(({ cssParts }) => cssParts));
  const states = once(elements.map(({ cssStates }) => cssStates));
  return {
    properties: properties.map(({ name, description, default: value }) => ({
      name,
      description: `${description} By default \`${value}\`.`,
    })),
    parts: parts.map(({ name, description }) => ({ name: `part(${name})`, description })),
    states: states.map(({ name, description }) => ({ name: `state(${name})`, description })),
  };
}
