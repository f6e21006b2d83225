import names from './names.json' with { type: 'json' };

/** An element of HTML as data. */
export interface MarkupElement {
  readonly tag: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  /** Of a `<template>`: its content. */
  readonly children: readonly MarkupNode[];
}

/** A text is a plain string. */
export type MarkupNode = MarkupElement | string;

/** Reads HTML the way a browser does within a body. Comments are left out. */
export type ParseHtml = (html: string) => readonly MarkupNode[];

const INLINE = new Set(names.inline);
const VERBATIM = new Set(['pre', 'textarea']);

/** What runs, loads, or styles the page: none of it has a place in a slot that is handed out. */
const LEFT_OUT = new Set(names.leftOut);

/** A plain name, which is not a handler, nor a directive or a word of its own to one of the frameworks. */
const PLAIN_NAME = /^(?!on|v-|(?:children|dangerouslysetinnerhtml|is|key|ref|srcdoc)$)[a-z][a-z\d-]*$/;

export const isText = (node: MarkupNode | undefined): node is string => typeof node === 'string';
const isInline = (node: MarkupNode): boolean => isText(node) || INLINE.has(node.tag) || node.tag.includes('-');

/** Whether the white space of an element is shown as it is written. */
export const isVerbatim = ({ tag }: MarkupElement): boolean => VERBATIM.has(tag);

/** Whether a line may break between two nodes: not where that would be seen as a space. */
export const mayBreak = (before: MarkupNode | undefined, after: MarkupNode | undefined): boolean =>
  before === undefined || after === undefined || !isInline(before) || !isInline(after);

/** Whether white space at the edges of an element is not seen. */
export const hasLooseEdges = (element: MarkupElement): boolean => !INLINE.has(element.tag) && !isVerbatim(element);

function collapse(text: string, before: MarkupNode | undefined, after: MarkupNode | undefined): string {
  const collapsed = text.replace(/[ \t\n\f\r]+/g, ' ');
  const start = before !== undefined && !isInline(before) ? collapsed.trimStart() : collapsed;
  return after !== undefined && !isInline(after) ? start.replace(/ $/, '') : start;
}

const trimEdges = (nodes: readonly MarkupNode[]): MarkupNode[] =>
  nodes.map((node, index) => {
    if (!isText(node)) return node;
    const start = index === 0 ? node.replace(/^ /, '') : node;
    return index === nodes.length - 1 ? start.replace(/ $/, '') : start;
  });

function joinTexts(nodes: readonly MarkupNode[]): MarkupNode[] {
  const joined: MarkupNode[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (isText(node) && isText(last)) joined[joined.length - 1] = last + node;
    else joined.push(node);
  }
  return joined;
}

/** Nodes without what does not show: white space that is not seen, and what has no place in a slot. */
export function tidy(nodes: readonly MarkupNode[], parent: MarkupElement): MarkupNode[] {
  const kept = joinTexts(nodes.filter((node) => isText(node) || !LEFT_OUT.has(node.tag)));
  const texts = isVerbatim(parent)
    ? kept
    : kept.map((node, index) => (isText(node) ? collapse(node, kept[index - 1], kept[index + 1]) : node));
  const trimmed = hasLooseEdges(parent) ? trimEdges(texts) : texts;
  return trimmed
    .filter((node) => node !== '')
    .map((node) => {
      if (isText(node)) return node;
      const attributes = node.attributes.filter(([name]) => PLAIN_NAME.test(name));
      // Within what is verbatim, all is.
      const children = isVerbatim(parent) ? node.children.filter(isText) : tidy(node.children, node);
      return { ...node, attributes, children };
    });
}

const CARD = 'card';

const isBlank = (node: MarkupNode): boolean => isText(node) && node.trim() === '';

const hasSlot = ({ attributes }: MarkupElement): boolean => attributes.some(([name]) => name === 'slot');

const intoSlot = (element: MarkupElement, slot: string): MarkupElement =>
  hasSlot(element) ? element : { ...element, attributes: [['slot', slot], ...element.attributes] };

/** The content of a slot's box as it goes into the slot, which its author need not write. The fallback has no name. */
export function slotted(slot: string, nodes: readonly MarkupNode[]): readonly MarkupNode[] {
  const written = nodes.filter((node) => !isBlank(node));
  if (!slot || written.length === 0) return nodes;
  if (slot === CARD && !written.some((node) => !isText(node) && node.tag === 'template')) {
    return [{ tag: 'template', attributes: [['slot', slot]], children: nodes }];
  }
  // Words, and what is among words, belong together.
  const isProse = written.some((node) => isText(node) || (!hasLooseEdges(node) && !hasSlot(node)));
  if (isProse && written.length > 1) return [{ tag: 'div', attributes: [['slot', slot]], children: nodes }];
  return nodes.map((node) => {
    if (isBlank(node)) return node;
    return isText(node) ? { tag: 'span', attributes: [['slot', slot]], children: [node] } : intoSlot(node, slot);
  });
}

function read(node: Node): MarkupNode[] {
  if (node instanceof Text) return [node.data];
  if (!(node instanceof Element)) return [];
  const content = node instanceof HTMLTemplateElement ? node.content : node;
  return [
    {
      tag: node.localName,
      attributes: [...node.attributes].map(({ name, value }) => [name, value] as const),
      children: [...content.childNodes].flatMap(read),
    },
  ];
}

/** By the browser's own parser, into a document that runs and loads nothing. */
export const parseHtml = (html: string): MarkupNode[] =>
  [...new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html').body.childNodes].flatMap(read);

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
