// A constructed style sheet belongs to one document, and every element of that document can share it.
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** Adopts the styles of an element or of a module loaded on demand; once more in another document, where the sheets are gone. */
export function adoptStyles(root: ShadowRoot, styles: string): void {
  const { ownerDocument, adoptedStyleSheets } = root;
  const { defaultView } = ownerDocument;
  if (!defaultView) return; // nothing is displayed there
  let ofDocument = sheets.get(ownerDocument);
  if (!ofDocument) sheets.set(ownerDocument, (ofDocument = new Map()));
  try {
    let sheet = ofDocument.get(styles);
    if (!sheet) {
      sheet = new defaultView.CSSStyleSheet();
      sheet.replaceSync(styles);
      ofDocument.set(styles, sheet);
    }
    if (!adoptedStyleSheets.includes(sheet)) adoptedStyleSheets.push(sheet);
  } catch {
    // A page may have removed constructed style sheets: unstyled posts are better than none.
  }
}
