// Read before anything is loaded: where a visitor was in a page, of which the first file needs a number alone.

/** To be raised when what is kept takes another form: nothing older is read. */
export const PREFIX = 'ws-widgets:1:';

/** By what the place of an element is kept: the entry of the tab's history, its address without the Navigation API. */
export const placeOf = (element: Element): string =>
  [
    globalThis.navigation?.currentEntry?.key ?? location.href,
    element.localName,
    element.getAttribute('feed-id') ?? element.getAttribute('embed-id'),
  ].join(' ');

/** How high an element, which may be kept, was when the visitor left this entry of the history; no number where nothing was kept of it. */
export function keptHeightPx(element: Element, isKept: unknown): number | undefined {
  if (!isKept) return undefined; // opening the storage takes milliseconds
  try {
    const kept = JSON.parse(sessionStorage[PREFIX + placeOf(element)] as string) as { answer: { heightPx: unknown } };
    return Number(kept.answer.heightPx); // anyone may have written anything there
  } catch {
    return undefined; // nothing was kept, or the storage is blocked
  }
}
