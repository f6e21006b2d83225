import { isText, type MarkupNode } from '../snippets/markup/markup.ts';

/** Nodes of this document for markup that was sanitized. */
export function buildMarkup(nodes: readonly MarkupNode[]): DocumentFragment {
  const fragment = document.createDocumentFragment();
  for (const node of nodes) {
    if (isText(node)) {
      fragment.append(node);
      continue;
    }
    const element = document.createElement(node.tag);
    for (const [name, value] of node.attributes) element.setAttribute(name, value);
    const content = element instanceof HTMLTemplateElement ? element.content : element;
    content.append(buildMarkup(node.children));
    fragment.append(element);
  }
  return fragment;
}
