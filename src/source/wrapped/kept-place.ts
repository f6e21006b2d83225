import { text } from '../../settings/attributes.ts';
import { readerOf } from '../../settings/page-defaults.ts';

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

/** How high an element was when the visitor left this entry of the history; no number where nothing was kept of it. */
export function keptHeightPx(element: Element, read = readerOf(element)): number | undefined {
  if (!read('cache', text)) return undefined; // opening the storage takes milliseconds
  try {
    const kept = JSON.parse(sessionStorage[PREFIX + placeOf(element)] as string) as { answer: { heightPx: unknown } };
    return Number(kept.answer.heightPx); // anyone may have written anything there
  } catch {
    return undefined; // nothing was kept, or the storage is blocked
  }
}
