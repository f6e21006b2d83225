import names from './names.json' with { type: 'json' };

/** An element of HTML as data. */
export interface MarkupElement {
  readonly tag: string;
  readonly attributes: readonly (readonly [name: string, value: string])[];
  /** For a `<template>`, the children of its content. */
  readonly children: readonly MarkupNode[];
}

/** A text is a plain string. */
export type MarkupNode = MarkupElement | string;

/** Parses HTML as a browser does inside of a body. Comments are left out. */
export type ParseHtml = (html: string) => readonly MarkupNode[];

const INLINE = new Set(names.inline);
const VERBATIM = new Set(['pre', 'textarea']);

/** Elements that run, load something or style the page: they must not be in a slot of the code. */
const LEFT_OUT = new Set(names.leftOut);

/** A name that is no event handler, no directive, and no reserved word in any of the frameworks. */
const PLAIN_NAME = /^(?!on|v-|(?:children|dangerouslysetinnerhtml|is|key|ref|srcdoc)$)[a-z][a-z\d-]*$/;

export const isText = (node: MarkupNode | undefined): node is string => typeof node === 'string';
const isInline = (node: MarkupNode): boolean => isText(node) || INLINE.has(node.tag) || node.tag.includes('-');

/** Whether the whitespace of an element is displayed as it is written. */
export const isVerbatim = ({ tag }: MarkupElement): boolean => VERBATIM.has(tag);

/** Whether there may be a line break between two nodes: not if it would be displayed as a space. */
export const mayBreak = (before: MarkupNode | undefined, after: MarkupNode | undefined): boolean =>
  before === undefined || after === undefined || !isInline(before) || !isInline(after);

/** Whether whitespace at the edges of an element is not displayed. */
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

/** Nodes without whitespace that is not displayed, and without what must not be in a slot. */
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
      // Everything inside of a verbatim element is verbatim.
      const children = isVerbatim(parent) ? node.children.filter(isText) : tidy(node.children, node);
      return { ...node, attributes, children };
    });
}

const CARD = 'card';

const isBlank = (node: MarkupNode): boolean => isText(node) && node.trim() === '';

const hasSlot = ({ attributes }: MarkupElement): boolean => attributes.some(([name]) => name === 'slot');

const intoSlot = (element: MarkupElement, slot: string): MarkupElement =>
  hasSlot(element) ? element : { ...element, attributes: [['slot', slot], ...element.attributes] };

/** The content of a slot's text field with `slot` attributes, which its author can leave out. The fallback has no name. */
export function slotted(slot: string, nodes: readonly MarkupNode[]): readonly MarkupNode[] {
  const written = nodes.filter((node) => !isBlank(node));
  if (!slot || written.length === 0) return nodes;
  if (slot === CARD && !written.some((node) => !isText(node) && node.tag === 'template')) {
    return [{ tag: 'template', attributes: [['slot', slot]], children: nodes }];
  }
  // Text and the elements in it belong together.
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

/** Parses HTML with the browser's own parser, into a document that runs and loads nothing. */
export const parseHtml = (html: string): MarkupNode[] =>
  [...new DOMParser().parseFromString(`<!doctype html><body>${html}`, 'text/html').body.childNodes].flatMap(read);

/** Creates nodes of this document from sanitized markup. */
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
