import { makeManifest } from '../scripts/manifest/make-manifest.ts';
import { type Element, elementsOf } from '../scripts/manifest/schema.ts';

// What the product promises to the people who use it, as the class docs and the descriptors say it. That no promise of the
// last release is broken, `contract.json` holds (`public-names.test.ts`).

const namesOf = (named: readonly { readonly name: string }[]): string[] => named.map(({ name }) => name);

const contractOf = ({ attributes, members, events, slots, cssParts, cssProperties, cssStates }: Element) => ({
  attributes: Object.fromEntries(attributes.map((attribute) => [attribute.name, attribute])),
  /** Besides those of the attributes; `true` are those that can be set. */
  properties: Object.fromEntries(
    members.flatMap((member) =>
      member.kind === 'field' && !member.attribute ? [[member.name, member.readonly !== true]] : [],
    ),
  ),
  methods: namesOf(members.filter(({ kind }) => kind === 'method')),
  /** With the fields of their `detail`. */
  events: Object.fromEntries(events.map(({ name, detail }) => [name, namesOf(detail)])),
  slots: namesOf(slots),
  parts: namesOf(cssParts),
  customProperties: Object.fromEntries(cssProperties.map(({ name, default: value }) => [name, value])),
  states: namesOf(cssStates),
});

export type ElementContract = ReturnType<typeof contractOf>;

/** Each element by its tag, in the order in which people meet them. */
export const CONTRACT: Readonly<Record<string, ElementContract>> = Object.fromEntries(
  elementsOf(makeManifest()).map((element) => [element.tagName, contractOf(element)]),
);

/** What the elements of an owner's template say of their fields. */
export const TEMPLATE_ATTRIBUTES = ['text', 'html', 'src', 'alt', 'href', 'if'].map((what) => `data-ws-${what}`);
