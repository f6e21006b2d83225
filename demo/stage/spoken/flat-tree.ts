/** What is in a node as it is displayed: a shadow root in place of what its host has, and what fills a slot. */
export function flatChildrenOf(node: Node): readonly Node[] {
  if (node instanceof HTMLSlotElement) {
    const filled = node.assignedNodes();
    if (filled.length > 0) return filled;
  }
  if (node instanceof HTMLDetailsElement && !node.open)
    return [...node.children].filter((one) => one.matches('summary'));
  return [...((node instanceof Element && node.shadowRoot) || node).childNodes];
}

/** The element that a node is in as it is displayed. */
export function flatParentOf(node: Node): Element | undefined {
  const parent = (node instanceof Element || node instanceof Text ? node.assignedSlot : undefined) ?? node.parentNode;
  return parent instanceof ShadowRoot ? parent.host : parent instanceof Element ? parent : undefined;
}

/** The nearest that fits, of an element and those that it is in. */
export function flatClosest(node: Node, selector: string): Element | undefined {
  for (let at = node instanceof Element ? node : flatParentOf(node); at; at = flatParentOf(at)) {
    if (at.matches(selector)) return at;
  }
  return undefined;
}

/** The roots in which something can change: those of these elements, and the shadow roots in them. */
export function rootsOf(elements: readonly Element[]): (Element | ShadowRoot)[] {
  return elements.flatMap((element) => {
    const shadows = element.shadowRoot ? [element.shadowRoot] : [];
    const inside = [element, ...shadows].flatMap((root) => [...root.querySelectorAll('*')]);
    return [element, ...shadows, ...rootsOf(inside.filter(({ shadowRoot }) => shadowRoot))];
  });
}

/** Whether neither an element nor anything in it is announced. */
export const isUntold = (element: Element, { display }: CSSStyleDeclaration): boolean =>
  display === 'none' ||
  element.getAttribute('aria-hidden') === 'true' ||
  (element instanceof HTMLElement && element.inert) ||
  ['SCRIPT', 'STYLE', 'TEMPLATE', 'NOSCRIPT'].includes(element.tagName);
