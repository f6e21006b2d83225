import { type DefaultTreeAdapterTypes, parse } from 'parse5';
import type { MarkupNode } from '../../../demo/snippets/markup/markup.ts';

type Node = DefaultTreeAdapterTypes.Node;

function read(node: Node): MarkupNode[] {
  if ('value' in node) return [node.value];
  if (!('tagName' in node)) return [];
  const { childNodes } = 'content' in node ? node.content : node;
  const attributes = node.attrs.map(({ name, value }) => [name, value] as const);
  return [{ tag: node.tagName, attributes, children: childNodes.flatMap(read) }];
}

/** Parses HTML as the standard says, where there is no browser. */
export function parseHtml(html: string): MarkupNode[] {
  const [root] = parse(`<!doctype html><body>${html}`).childNodes.filter((node) => 'tagName' in node);
  const body = root?.childNodes.find((node) => 'tagName' in node && node.tagName === 'body');
  return body && 'tagName' in body ? body.childNodes.flatMap(read) : [];
}
