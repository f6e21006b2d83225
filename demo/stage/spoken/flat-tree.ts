/** The children of a node as displayed: of the shadow root instead of the host, and the nodes assigned to a slot. */
export function flatChildrenOf(node: Node): readonly Node[] {
  if (node instanceof HTMLSlotElement) {
    const filled = node.assignedNodes();
    if (filled.length > 0) return filled;
  }
  if (node instanceof HTMLDetailsElement && !node.open)
    return [...node.children].filter((one) => one.matches('summary'));
  return [...((node instanceof Element && node.shadowRoot) || node).childNodes];
}

/** The parent element of a node as displayed. */
export function flatParentOf(node: Node): Element | undefined {
  const parent = (node instanceof Element || node instanceof Text ? node.assignedSlot : undefined) ?? node.parentNode;
  return parent instanceof ShadowRoot ? parent.host : parent instanceof Element ? parent : undefined;
}

/** The nearest element that matches, from the node upwards, as displayed. */
export function flatClosest(node: Node, selector: string): Element | undefined {
  for (let at = node instanceof Element ? node : flatParentOf(node); at; at = flatParentOf(at)) {
    if (at.matches(selector)) return at;
  }
  return undefined;
}

/** The roots in which something can change: these elements, and all shadow roots in them. */
export function rootsOf(elements: readonly Element[]): (Element | ShadowRoot)[] {
  return elements.flatMap((element) => {
    const shadows = element.shadowRoot ? [element.shadowRoot] : [];
    const inside = [element, ...shadows].flatMap((root) => [...root.querySelectorAll('*')]);
    return [element, ...shadows, ...rootsOf(inside.filter(({ shadowRoot }) => shadowRoot))];
  });
}

/** Whether neither an element nor anything in it is read out. */
export const isUntold = (element: Element, { display }: CSSStyleDeclaration): boolean =>
  display === 'none' ||
  element.getAttribute('aria-hidden') === 'true' ||
  (element instanceof HTMLElement && element.inert) ||
  ['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT'].includes(element.tagName);
