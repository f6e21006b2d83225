// The content of a card may be in the page, in a slot: for visitors it is in the card, for `contains` it is not.

/** An element, and the elements of the page that are assigned to the slots in it. */
export const withSlotted = (element: Element): readonly Element[] => [
  element,
  ...[...element.querySelectorAll('slot')].flatMap((slot) => slot.assignedElements()),
];

/** Whether a node is in an element, as visitors see it: slotted content is. */
export const holds = (element: Element, node: Node | null): boolean =>
  withSlotted(element).some((one) => one.contains(node));

/** What has the focus in an element, as visitors see it: slotted content included. */
export function focusedIn(element: Element): Element | undefined {
  for (const one of withSlotted(element)) {
    const { activeElement } = one.getRootNode() as Document | ShadowRoot;
    if (activeElement && one.contains(activeElement)) return activeElement;
  }
  return undefined;
}
