/** `Node.TEXT_NODE`, which a server does not know. */
const TEXT_NODE = 3;

/** Whether the owner filled a slot of the element; `''` is the default one. White space and scripts do not count. */
export function hasSlotted(element: Element, name: string): boolean {
  if (name) return element.querySelector(`:scope > [slot="${name}"]`) !== null;
  return [...element.childNodes].some((node) =>
    node.nodeType === TEXT_NODE
      ? node.nodeValue?.trim() !== ''
      : node instanceof Element && !node.slot && node.localName !== 'script',
  );
}

/** What a server fetched for the element, as JSON. */
export const GIVEN = ':scope > script[type="application/json"]';

export const CARD_TEMPLATE = ':scope > template[slot=card]';

export const cardTemplate = (element: Element): HTMLTemplateElement | undefined =>
  element.querySelector<HTMLTemplateElement>(CARD_TEMPLATE) ?? undefined;

/** The parent of an element as it is displayed: the slot that it is in, or the host of its shadow root. */
export const displayedParent = (element: Element): Element | undefined =>
  element.assignedSlot ?? element.parentElement ?? (element.getRootNode() as Partial<ShadowRoot>).host;
