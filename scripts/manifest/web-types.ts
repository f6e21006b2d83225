import { getWebTypesData } from 'custom-element-jet-brains-integration';
import type { Manifest } from './schema.ts';
import { stylableOf } from './stylable.ts';

interface WebTypes {
  readonly 'js-types-syntax'?: 'typescript';
  readonly contributions: { readonly html: { readonly elements: readonly { 'doc-url'?: string }[] }; css: object };
}

/** For JetBrains: the elements, and what a style sheet can set and match. */
export function makeWebTypes(manifest: Manifest): WebTypes {
  const modulePathTemplate = (_: string, path?: string): string => `./${path}`;
  const types = JSON.parse(
    getWebTypesData(manifest as unknown as Parameters<typeof getWebTypesData>[0], { modulePathTemplate }),
  ) as WebTypes;
  for (const element of types.contributions.html.elements) delete element['doc-url']; // it is an empty one
  // It names a part once for each element, and knows no states.
  const { properties, parts, states } = stylableOf(manifest);
  types.contributions.css = { properties, 'pseudo-elements': parts, 'pseudo-classes': states };
  return { ...types, 'js-types-syntax': 'typescript' };
}
