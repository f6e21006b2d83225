// A card may have its content in the page, in a slot: it is in the card for visitors, and not for `contains`.

/** An element, and what of the page fills the slots in it. */
export const withSlotted = (element: Element): readonly Element[] => [
  element,
  ...[...element.querySelectorAll('slot')].flatMap((slot) => slot.assignedElements()),
];

/** Whether a node is in an element as visitors see it. */
export const holds = (element: Element, node: Node | null): boolean =>
  withSlotted(element).some((one) => one.contains(node));

/** What has the focus in an element as visitors see it. */
export function focusedIn(element: Element): Element | undefined {
  for (const one of withSlotted(element)) {
    const { activeElement } = one.getRootNode() as Document | ShadowRoot;
    if (activeElement && one.contains(activeElement)) return activeElement;
  }
  return undefined;
}
