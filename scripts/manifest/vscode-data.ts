import { getVsCodeHtmlCustomData } from 'custom-element-vs-code-integration';
import { stylableOf } from './stylable.ts';
import { elementsOf, type Manifest } from './schema.ts';

interface HtmlData {
  readonly tags: readonly {
    readonly name: string;
    readonly attributes: readonly { readonly name: string; values: readonly { readonly name: string }[] }[];
  }[];
}

/** For VS Code: the elements and their attributes, to be completed and explained in HTML. */
export function makeVsCodeHtmlData(manifest: Manifest): HtmlData {
  const options = { hideCssPartsDocs: true, hideCssPropertiesDocs: true, hideMethodDocs: true };
  const data = JSON.parse(
    getVsCodeHtmlCustomData(manifest as unknown as Parameters<typeof getVsCodeHtmlCustomData>[0], options),
  ) as HtmlData;
  const elements = elementsOf(manifest);
  // It takes words out of a type, and a list of words has none.
  for (const { name: tag, attributes } of data.tags) {
    const described = elements.find(({ tagName }) => tagName === tag)?.attributes ?? [];
    for (const attribute of attributes) {
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
    properties,
    pseudoElements: parts.map((part) => ({ ...part, name: `::${part.name}` })),
    pseudoClasses: states.map((state) => ({ ...state, name: `:${state.name}` })),
  };
}
