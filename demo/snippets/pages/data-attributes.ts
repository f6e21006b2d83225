import type { CodeBlock, Handout } from '../handout/handout.ts';
import { classicPage, modulePage } from './html.ts';
import { isText, type MarkupNode } from '../markup/markup.ts';
import { isCard } from '../handout/post-script.ts';

const isFallback = (node: MarkupNode): boolean => isText(node) || !node.attributes.some(([name]) => name === 'slot');

/** For systems that remove elements that they do not know: a `<div>`, which is upgraded in place. It takes the fallback alone. */
export function dataAttributes(handout: Handout): CodeBlock[] {
  if (isCard(handout)) return [];
  const { tag, attributes, children } = handout.element;
  const div: Handout = {
    ...handout,
    element: {
      tag: 'div',
      attributes: [['data-ws-element', tag], ...attributes.map(([name, value]) => [`data-${name}`, value] as const)],
      children: children.filter(isFallback),
    },
  };
  return [
    { name: 'Your page', language: 'html', code: modulePage(div) },
    { name: 'Where type="module" is removed', language: 'html', code: classicPage(div) },
  ];
}
