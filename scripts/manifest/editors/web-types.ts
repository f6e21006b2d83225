import { getWebTypesData } from 'custom-element-jet-brains-integration';
import { elementsOf, type Manifest } from '../schema.ts';
import { stylableOf } from './stylable.ts';

interface Tag {
  readonly name: string;
  'doc-url'?: string;
  readonly attributes: readonly { readonly name: string; required?: boolean }[];
}

interface WebTypes {
  readonly 'js-types-syntax'?: 'typescript';
  readonly contributions: { readonly html: { readonly elements: readonly Tag[] }; css: object };
}

/** For JetBrains: the elements, and what a style sheet can set and match. */
export function makeWebTypes(manifest: Manifest): WebTypes {
  const modulePathTemplate = (_: string, path?: string): string => `./${path}`;
  const types = JSON.parse(
    getWebTypesData(manifest as unknown as Parameters<typeof getWebTypesData>[0], { modulePathTemplate }),
  ) as WebTypes;
  for (const tag of types.contributions.html.elements) {
    delete tag['doc-url']; // which is empty
    const described = elementsOf(manifest).find(({ tagName }) => tagName === tag.name)?.attributes ?? [];
    for (const attribute of tag.attributes) {
      attribute.required = described.find(({ name }) => name === attribute.name)?.required ?? false;
    }
  }
  // The library lists a part once for each element, and knows no states.
  const { properties, parts, states } = stylableOf(manifest);
  types.contributions.css = { properties, 'pseudo-elements': parts, 'pseudo-classes': states };
  return { ...types, 'js-types-syntax': 'typescript' };
}
