import { makeManifest } from '../scripts/manifest/make-manifest.ts';
import { type Element, elementsOf } from '../scripts/manifest/schema.ts';

// The product's promises, from class docs and descriptors. `release.test.ts` compares them with `contract.json`.

const namesOf = (named: readonly { readonly name: string }[]): string[] => named.map(({ name }) => name);

const contractOf = ({ attributes, members, events, slots, cssParts, cssProperties, cssStates }: Element) => ({
  attributes: Object.fromEntries(attributes.map((attribute) => [attribute.name, attribute])),
  /** Those without an attribute; `true` if a property can be set. */
  properties: Object.fromEntries(
    members.flatMap((member) =>
      member.kind === 'field' && !member.attribute ? [[member.name, member.readonly !== true]] : [],
    ),
  ),
  methods: namesOf(members.filter(({ kind }) => kind === 'method')),
  /** The fields of the `detail` of each event. */
  events: Object.fromEntries(events.map(({ name, detail }) => [name, namesOf(detail)])),
  slots: namesOf(slots),
  parts: namesOf(cssParts),
  customProperties: Object.fromEntries(cssProperties.map(({ name, default: value }) => [name, value])),
  states: namesOf(cssStates),
});

export type ElementContract = ReturnType<typeof contractOf>;

/** Each element by its tag name, in the order in which people get to know them. */
export const CONTRACT: Readonly<Record<string, ElementContract>> = Object.fromEntries(
  elementsOf(makeManifest()).map((element) => [element.tagName, contractOf(element)]),
);

/** The attributes by which the elements of an owner's template name the fields of a post. */
export const TEMPLATE_ATTRIBUTES = ['text', 'html', 'src', 'alt', 'href', 'if'].map((what) => `data-ws-${what}`);
