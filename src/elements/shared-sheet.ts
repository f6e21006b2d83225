// A constructed sheet belongs to one document, and every element of that document can share it.
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** Lets a shadow root adopt the one sheet that its document has for these styles. */
export function adoptStyles(root: ShadowRoot, styles: string): void {
  const { ownerDocument } = root;
  let ofDocument = sheets.get(ownerDocument);
  if (!ofDocument) sheets.set(ownerDocument, (ofDocument = new Map()));
  let sheet = ofDocument.get(styles);
  if (!sheet) {
    sheet = new (ownerDocument.defaultView ?? window).CSSStyleSheet();
    sheet.replaceSync(styles);
    ofDocument.set(styles, sheet);
  }
  if (!root.adoptedStyleSheets.includes(sheet)) root.adoptedStyleSheets.push(sheet);
}
