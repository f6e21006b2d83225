const FOCUSABLE =
  'a[href], area[href], button, input, select, textarea, summary, iframe, audio, video, [contenteditable], [tabindex]';
/** Elements in which these keys move the caret or change the choice. */
const EDITABLE =
  'input:not([type=button], [type=checkbox], [type=color], [type=file], [type=image], [type=radio], [type=reset], [type=submit]), ' +
  'select, textarea, [contenteditable]';

const canFocus = (element: Element): boolean =>
  element instanceof HTMLElement &&
  element.matches(FOCUSABLE) &&
  !element.matches(':disabled') &&
  element.tabIndex >= 0 &&
  element.checkVisibility({ visibilityProperty: true });

/** The elements below a node as a visitor meets them: shadow roots in place of their hosts' children, slots filled. */
function* flatten({ children }: { readonly children: Iterable<Element> }): Generator<Element> {
  for (const element of children) {
    if (element.hasAttribute('inert')) continue;
    yield element;
    const filling = element instanceof HTMLSlotElement ? element.assignedElements() : [];
    yield* flatten(filling.length > 0 ? { children: filling } : (element.shadowRoot ?? element));
  }
}

function findOutside(cards: HTMLElement, isAfter: boolean): Element | undefined {
  const all = [...flatten(cards.ownerDocument.documentElement)];
  const start = all.indexOf(cards);
  if (start < 0) return undefined; // in a closed shadow root
  const end = start + [...flatten(cards)].length;
  return isAfter ? all.slice(end + 1).find(canFocus) : all.slice(0, start).findLast(canFocus);
}

/** `path` is the event's: it includes the card even if the card's content is in the page, in a slot. */
function findNeighbour(cards: HTMLElement, path: readonly EventTarget[], step: 1 | -1): Element | undefined {
  const all = [...cards.children].filter(({ localName }) => localName === 'article');
  return all[all.findIndex((card) => path.includes(card)) + step];
}

/** The keys of a feed, by the ARIA Authoring Practices: Page Down and Up go from post to post, Control with End or Home leaves it. */
export function onFeedKey(event: KeyboardEvent, cards: HTMLElement): void {
  const { key, ctrlKey, target } = event;
  if (event.defaultPrevented || cards.role !== 'feed') return;
  if (!(target instanceof Element) || target.closest(EDITABLE)) return;
  const isForward = key === 'PageDown' || key === 'End';
  let next: Element | undefined;
  if (key === 'PageDown' || key === 'PageUp') next = findNeighbour(cards, event.composedPath(), isForward ? 1 : -1);
  else if (ctrlKey && (key === 'Home' || key === 'End')) next = findOutside(cards, isForward);
  if (!(next instanceof HTMLElement)) return;
  event.preventDefault();
  next.focus();
  next.scrollIntoView({ block: 'nearest' }); // Firefox does not scroll to what is partly in view
}
