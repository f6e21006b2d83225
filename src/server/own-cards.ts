import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes, html, parseFragment, serialize } from 'parse5';
import { breakDelimiters, breakInAttribute, MARKS } from '../content/text/break-delimiters.ts';
import { splitLongWords } from '../content/text/break-words.ts';
import { LESS_THAN } from '../content/text/prose-list.ts';
import { MARK } from '../features/page-cards/page-cards.ts';
import { renderAttributes } from './html.ts';

// The part of the DOM that `card/fill-template.ts` and `card/custom-cards.ts` need to fill in an owner's template on a server.

type Node = DefaultTreeAdapterTypes.ChildNode | DefaultTreeAdapterTypes.ParentNode;
type TreeElement = DefaultTreeAdapterTypes.Element;
type Parent = DefaultTreeAdapterTypes.ParentNode;

const WRITTEN = '&#x3C;';

const SELECTOR = /^\*?([a-z]*)(?:\[([\w-]+)(?:(~?=)([\w-]+))?\])?$/;

const attributeOf = (node: Node, name: string): string | undefined =>
  tree.isElementNode(node) ? node.attrs.find((one) => one.name === name)?.value : undefined;

/** Whether an element matches a selector of a tag name, an attribute or both: templates of cards need no others. */
function fits(element: TreeElement, selector: string): boolean {
  const [, tag = '', name, operator, value = ''] = SELECTOR.exec(selector.trim()) ?? ['', selector];
  if (tag && element.tagName !== tag) return false;
  if (!name) return true;
  const written = attributeOf(element, name);
  if (written === undefined || !operator) return written !== undefined;
  return operator === '=' ? written === value : written.split(/\s+/).includes(value);
}

function* elementsIn(parent: Parent): Generator<TreeElement> {
  for (const child of parent.childNodes) {
    if (!tree.isElementNode(child)) continue;
    yield child;
    yield* elementsIn(child); // the content of a nested template is not among its children
  }
}

const textOf = (node: Node): string => {
  if (tree.isTextNode(node)) return node.value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
};

/** Does what `features/page-cards/holders.ts` does in a browser. */
function breakDelimitersIn(node: Node): void {
  if (tree.isTextNode(node)) node.value = breakDelimiters(node.value);
  if (tree.isElementNode(node)) {
    if (['script', 'style'].includes(node.tagName)) return;
    for (const attribute of node.attrs) {
      const broken = breakInAttribute(attribute.name, attribute.value.replaceAll(LESS_THAN, '<'));
      attribute.value = broken.replaceAll('<', LESS_THAN);
    }
  }
  if ('childNodes' in node) for (const child of node.childNodes) breakDelimitersIn(child);
}

/** Elements whose content is text, not markup. */
const RAW = ['script', 'style', 'textarea', 'title'];

function breakLongWordsIn(parent: Parent): void {
  parent.childNodes = parent.childNodes.flatMap((child): DefaultTreeAdapterTypes.ChildNode[] => {
    if ('childNodes' in child && !RAW.includes(child.nodeName)) breakLongWordsIn(child);
    if (!tree.isTextNode(child)) return [child];
    const pieces = splitLongWords(child.value).map((piece) => tree.createTextNode(piece));
    return pieces.flatMap((piece, i) => (i > 0 ? [tree.createElement('wbr', html.NS.HTML, []), piece] : [piece]));
  });
}

class CardNode<Wrapped extends Parent> {
  constructor(readonly node: Wrapped) {}

  get textContent(): string {
    return textOf(this.node);
  }

  set textContent(text: string) {
    this.node.childNodes = [];
    if (text) tree.insertText(this.node, text);
  }

  /** A list of the matches at the time of the call: the caller may remove some while it loops over them. */
  querySelectorAll(selectors: string): CardElement[] {
    return [...elementsIn(this.node)].map((one) => new CardElement(one)).filter((one) => one.matches(selectors));
  }

  querySelector(selectors: string): CardElement | null {
    return this.querySelectorAll(selectors)[0] ?? null;
  }
}

export class CardElement extends CardNode<TreeElement> {
  get href(): string {
    return this.getAttribute('href') ?? '';
  }

  set href(url: string) {
    this.setAttribute('href', url);
  }

  matches(selectors: string): boolean {
    return selectors.split(',').some((selector) => fits(this.node, selector));
  }

  closest(selectors: string): CardElement | null {
    if (this.matches(selectors)) return this;
    const { parentNode } = this.node;
    return parentNode && tree.isElementNode(parentNode) ? new CardElement(parentNode).closest(selectors) : null;
  }

  getAttribute(name: string): string | null {
    return attributeOf(this.node, name) ?? null;
  }

  setAttribute(name: string, value: string): void {
    this.removeAttribute(name);
    this.node.attrs.push({ name, value: value.replaceAll('<', LESS_THAN) });
  }

  removeAttribute(name: string): void {
    this.node.attrs = this.node.attrs.filter((one) => one.name !== name);
  }

  remove(): void {
    tree.detachNode(this.node);
  }

  appendProse(html: string): void {
    for (const child of parseFragment(html.replaceAll(WRITTEN, LESS_THAN)).childNodes)
      tree.appendChild(this.node, child);
  }
}

export class CardFragment extends CardNode<Parent> {
  /** The name of the slot that the card is displayed in, once it is the card of a post. */
  slot = '';

  breakLongWords(): void {
    breakLongWordsIn(this.node);
  }

  get html(): string {
    return serialize(this.node).replaceAll(LESS_THAN, WRITTEN);
  }
}

const isTemplate = (node: Node): node is DefaultTreeAdapterTypes.Template =>
  node.nodeName === 'template' && attributeOf(node, 'slot') === 'card';

/** Whether the node fills the default slot, by the rules of `element/slots.ts`. */
const isFallback = (node: Node): boolean =>
  tree.isTextNode(node)
    ? node.value.trim() !== ''
    : tree.isElementNode(node) && !attributeOf(node, 'slot') && node.tagName !== 'script';

/** Whether the card is one element, whatever it contains. If its tags are not closed correctly, the browser makes the card. */
const isWhole = (card: string): boolean =>
  parseFragment(`${card}<hr>`)
    .childNodes.map(({ nodeName }) => nodeName)
    .join() === 'div,hr';

/** An owner's template, with what cards and `element/slots.ts` call on one in a browser, and the copies made of it. */
function makeTemplate({ content }: DefaultTreeAdapterTypes.Template) {
  const copies: CardFragment[] = [];
  const cloneNode = (): CardFragment => {
    const copy = new CardFragment(structuredClone(content));
    copies.push(copy);
    return copy;
  };
  const querySelector = (): null => null; // the server sanitizes
  function renderCards(): string {
    const cards = copies.map((copy) => {
      breakDelimitersIn(copy.node);
      return copy.slot ? `<div${renderAttributes({ [MARK]: '', slot: copy.slot, ...MARKS })}>${copy.html}</div>` : '';
    });
    return cards.filter(isWhole).join('');
  }
  return { content: { cloneNode, querySelector }, querySelector, renderCards };
}

export interface OwnMarkup {
  /** Whether there is something to display in place of posts. */
  readonly hasFallback: boolean;
  readonly template: ReturnType<typeof makeTemplate> | undefined;
}

export function readOwnMarkup(markup: string): OwnMarkup {
  const { childNodes } = parseFragment(markup);
  const template = childNodes.find(isTemplate);
  return {
    hasFallback: childNodes.some((node) => !isTemplate(node) && isFallback(node)),
    template: template && makeTemplate(template),
  };
}
