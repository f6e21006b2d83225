import { REPOSITORY } from '../../guides/repository.ts';

/** A link in an editor's explanation. */
export interface Reference {
  readonly name: string;
  readonly url: string;
}

/** Whether the repository still has a host that nobody can own, to which links lead nowhere. */
const isReserved = /(?:^|\.)example\.\w+$/.test(new URL(REPOSITORY).hostname);

const refer = (name: string, section: string): Reference[] =>
  isReserved ? [] : [{ name, url: `${REPOSITORY}docs/${section}` }];

/** The sections of the guides that say more about what an editor explains. */
export const REFERENCES = {
  tags: [
    ...refer('Attributes, methods and events', 'attributes.md'),
    ...refer('Features', 'features.md'),
    ...refer('Styling', 'styling.md'),
  ],
  attributes: refer('Attributes', 'attributes.md#attributes'),
  properties: refer('Custom properties', 'styling.md#custom-properties'),
  parts: refer('Parts', 'styling.md#parts'),
  states: refer('States', 'attributes.md#states'),
} as const;
