// A constructed sheet belongs to one document, and every element of that document can share it.
const sheets = new WeakMap<Document, Record<string, CSSStyleSheet>>();

/** Lets a shadow root adopt the one sheet that its document has for these styles. */
export function adoptStyles(root: ShadowRoot, styles: string): void {
  const { ownerDocument, adoptedStyleSheets } = root;
  const { defaultView } = ownerDocument;
  if (!defaultView) return; // nothing is shown there
  let ofDocument = sheets.get(ownerDocument);
  if (!ofDocument) sheets.set(ownerDocument, (ofDocument = {}));
  try {
    let sheet = ofDocument[styles];
    if (!sheet) {
      sheet = new defaultView.CSSStyleSheet();
      sheet.replaceSync(styles);
      ofDocument[styles] = sheet;
    }
    if (!adoptedStyleSheets.includes(sheet)) adoptedStyleSheets.push(sheet);
  } catch {
    // A page may have taken constructed sheets away: unstyled posts are better than none.
  }
}
