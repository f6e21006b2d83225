import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes as Tree } from 'parse5';

/** The elements of parsed markup, in templates and shadow roots too. */
export function* elementsIn(node: Tree.Node): Generator<Tree.Element> {
  if (tree.isElementNode(node)) yield node;
  if ('content' in node) yield* elementsIn(node.content);
  if ('childNodes' in node) for (const child of node.childNodes) yield* elementsIn(child);
}
