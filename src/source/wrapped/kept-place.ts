// Where a visitor was on a page. It is read before anything is loaded; the first file needs only one number of it.

/** Raise the number when what is kept takes another form: nothing older is read. */
export const PREFIX = 'ws-widgets:1:';

/** The key for the place of an element: the tab's history entry, or without the Navigation API the page's URL. */
export const placeOf = (element: Element): string =>
  [
    globalThis.navigation?.currentEntry?.key ?? location.href,
    element.localName,
    element.getAttribute('feed-id') ?? element.getAttribute('embed-id'),
  ].join(' ');

/** How high an element was when the visitor left this history entry; `undefined` or `NaN` if unknown. Takes milliseconds. */
export function keptHeightPx(element: Element): number | undefined {
  try {
    // Anyone may have written anything there.
    const { answer } = JSON.parse(sessionStorage[PREFIX + placeOf(element)] as string) as {
      answer: { heightPx: unknown };
    };
    return Number(answer.heightPx);
  } catch {
    return undefined; // nothing was kept, or the storage is blocked
  }
}
