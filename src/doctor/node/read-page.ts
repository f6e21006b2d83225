import { defaultTreeAdapter, type DefaultTreeAdapterTypes as Tree, parse, type Token } from 'parse5';
import type { Place } from '../../base/finding.ts';
import type { Page, PageElement } from '../page.ts';
import customProperties from './custom-properties.json' with { type: 'json' };

const placeOf = (location: Token.Location | null | undefined): Place | undefined =>
  location ? { line: location.startLine, start: location.startOffset, end: location.endOffset } : undefined;

/** A page with more elements is not one that a browser should be asked to display. */
const ELEMENTS_MAX = 50_000;

/** Misnested elements multiply, because the parser opens them again: so elements are counted as they are created. */
function boundedTree(): typeof defaultTreeAdapter {
  let count = 0;
  return {
    ...defaultTreeAdapter,
    createElement: (...args) => {
      if (++count > ELEMENTS_MAX) throw new RangeError(`The page has more than ${ELEMENTS_MAX} elements.`);
      return defaultTreeAdapter.createElement(...args);
    },
  };
}

const isElement = (node: Tree.Node): node is Tree.Element => 'tagName' in node;

const readElement = (node: Tree.Element, parent?: PageElement) => ({
  localName: node.tagName,
  namespaceURI: node.namespaceURI,
  parent,
  attributes: new Map(node.attrs.map(({ name, value }) => [name, value])),
  tag: placeOf(node.sourceCodeLocation?.startTag),
  endTag: placeOf(node.sourceCodeLocation?.endTag),
  text: node.childNodes.map((one) => ('value' in one ? one.value : '')).join(''),
});

/** All elements in tree order, without recursion: they may be nested as deep as there are elements. */
function elementsIn(document: Tree.Document): PageElement[] {
  const elements: PageElement[] = [];
  const waiting: { node: Tree.Element; parent?: PageElement }[] = [];
  for (const node of document.childNodes.filter(isElement).toReversed()) waiting.push({ node });
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { node, parent } = next;
    const element = readElement(node, parent);
    elements.push(element);
    const isShown = ['slot', 'shadowrootmode'].some((name) => element.attributes.has(name)); // a card, or a shadow root
    const { childNodes } = 'content' in node && isShown ? (node as Tree.Template).content : node;
    for (const child of childNodes.filter(isElement).toReversed()) waiting.push({ node: child, parent: element });
  }
  return elements;
}

/** Reads markup like a browser that runs scripts. */
export const readPage = (markup: string, page: Partial<Page> & Pick<Page, 'url'>): Page => ({
  policy: '',
  answers: new Map(),
  ...page,
  markup,
  elements: elementsIn(parse(markup, { sourceCodeLocationInfo: true, treeAdapter: boundedTree() })),
  customProperties,
});
