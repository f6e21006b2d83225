import { getVsCodeHtmlCustomData } from 'custom-element-vs-code-integration';
import { elementsOf, type Manifest } from '../schema.ts';
import { type Reference, REFERENCES } from './references.ts';
import { stylableOf } from './stylable.ts';

interface HtmlData {
  readonly tags: readonly {
    readonly name: string;
    references: readonly Reference[];
    readonly attributes: readonly {
      readonly name: string;
      values: readonly { readonly name: string }[];
      references?: readonly Reference[];
    }[];
  }[];
}

/** For VS Code: the elements and their attributes, to be completed and explained in HTML. */
export function makeVsCodeHtmlData(manifest: Manifest): HtmlData {
  const options = { hideCssPartsDocs: true, hideCssPropertiesDocs: true, hideMethodDocs: true };
  const data = JSON.parse(
    getVsCodeHtmlCustomData(manifest as unknown as Parameters<typeof getVsCodeHtmlCustomData>[0], options),
  ) as HtmlData;
  const elements = elementsOf(manifest);
  // The library takes the words from an attribute's type, and the type of a list of words has none.
  for (const tag of data.tags) {
    tag.references = REFERENCES.tags;
    const described = elements.find(({ tagName }) => tagName === tag.name)?.attributes ?? [];
    for (const attribute of tag.attributes) {
      attribute.references = REFERENCES.attributes;
      const { isList, values = [] } = described.find(({ name }) => name === attribute.name) ?? {};
      if (isList) attribute.values = values.map((name) => ({ name }));
    }
  }
  return data;
}

/** For VS Code: custom properties, parts and states, to be completed and explained in CSS. */
export function makeVsCodeCssData(manifest: Manifest): object {
  const { properties, parts, states } = stylableOf(manifest);
  return {
    $schema: 'https://raw.githubusercontent.com/microsoft/vscode-css-languageservice/main/docs/customData.schema.json',
    version: 1.1,
    properties: properties.map((property) => ({ ...property, references: REFERENCES.properties })),
    pseudoElements: parts.map((part) => ({ ...part, name: `::${part.name}`, references: REFERENCES.parts })),
    pseudoClasses: states.map((state) => ({ ...state, name: `:${state.name}`, references: REFERENCES.states })),
  };
}
