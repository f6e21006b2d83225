import { hasLooseEdges, isText, type MarkupElement, type MarkupNode } from './markup.ts';

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
