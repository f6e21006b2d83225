const LOCKED = 'html{overflow:hidden!important;scrollbar-gutter:stable}';

/** Keeps a page from scrolling, by its own style sheet, as a policy may forbid inline styles. Returns what lets it scroll again. */
export function lockScroll(page: Document): () => void {
  const { defaultView, documentElement } = page;
  // Where there is nothing to scroll, room for a scroll bar would move the page.
  if (!defaultView || documentElement.scrollHeight <= documentElement.clientHeight) return () => {};
  try {
    const sheet = new defaultView.CSSStyleSheet();
    sheet.replaceSync(LOCKED);
    page.adoptedStyleSheets.push(sheet);
    return () => {
      page.adoptedStyleSheets = page.adoptedStyleSheets.filter((one) => one !== sheet);
    };
  } catch {
    return () => {}; // a page may have removed constructed style sheets, as in adopt-styles.ts
  }
}
