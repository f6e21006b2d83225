const FOCUSABLE =
  'a[href], button:not([disabled]), input:not([disabled]), select:not([disabled]), textarea:not([disabled]), ' +
  'summary, iframe, audio[controls], video[controls], [contenteditable], [tabindex]';

const canFocus = (element: HTMLElement): boolean => element.tabIndex >= 0 && element.checkVisibility();

/** The first element outside of `from` that can have the focus, before or after it, across shadow roots. */
function findOutside(from: Element, isAfter: boolean): HTMLElement | undefined {
  const wanted = isAfter ? Node.DOCUMENT_POSITION_FOLLOWING : Node.DOCUMENT_POSITION_PRECEDING;
  const root = from.getRootNode();
  if (!(root instanceof Document || root instanceof ShadowRoot)) return undefined;
  const all = Array.from(root.querySelectorAll<HTMLElement>(FOCUSABLE)).filter((element) => {
    const position = from.compareDocumentPosition(element);
    const isInside = position & (Node.DOCUMENT_POSITION_CONTAINED_BY | Node.DOCUMENT_POSITION_CONTAINS);
    return !isInside && position & wanted && canFocus(element);
  });
  const found = isAfter ? all[0] : all.at(-1);
  return found ?? (root instanceof ShadowRoot ? findOutside(root.host, isAfter) : undefined);
}

/** The post to go to from the one that has the focus. */
function findNeighbour(cards: HTMLElement, target: Element, step: 1 | -1): Element | undefined {
  const all = Array.from(cards.children);
  return all[all.findIndex((card) => card.contains(target)) + step];
}

/**
 * The keys of a feed, by the ARIA Authoring Practices: Page Down and Page Up go from post to post,
 * Control with End or Home leaves the feed.
 */
export function onFeedKey(event: KeyboardEvent, cards: HTMLElement): void {
  const { key, ctrlKey, target } = event;
  if (!(target instanceof Element) || cards.role !== 'feed') return;
  const isForward = key === 'PageDown' || key === 'End';
  let next: Element | undefined;
  if (key === 'PageDown' || key === 'PageUp') next = findNeighbour(cards, target, isForward ? 1 : -1);
  else if (ctrlKey && (key === 'Home' || key === 'End')) next = findOutside(cards, isForward);
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
}
