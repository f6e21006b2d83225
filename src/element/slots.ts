/** Whether the owner filled a slot of the element; `''` is the default one. White space fills nothing. */
export function hasSlotted(element: Element, name: string): boolean {
  if (name) return element.querySelector(`:scope > [slot="${name}"]`) !== null;
  return [...element.childNodes].some((node) =>
    node instanceof Element ? !node.slot : node instanceof Text && node.data.trim() !== '',
  );
}

/** The owner's template for cards. */
export const cardTemplate = (element: Element): HTMLTemplateElement | undefined =>
  element.querySelector<HTMLTemplateElement>(':scope > template[slot=card]') ?? undefined;
