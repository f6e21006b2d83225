import type { MarkupNode } from './markup.ts';

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
