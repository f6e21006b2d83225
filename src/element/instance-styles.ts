export interface OwnSheet {
  write(styles: string): void;
  remove(): void;
}

/**
 * A style sheet of one shadow root alone, for what an inline style would say: that is not allowed everywhere.
 * A sheet belongs to one document, so there is a new one where the root was taken into another.
 */
export function ownSheet(root: ShadowRoot): OwnSheet {
  let sheet: CSSStyleSheet | undefined;
  let home: Document | undefined;
  return {
    write(styles) {
      const { ownerDocument, adoptedStyleSheets } = root;
      const { defaultView } = ownerDocument;
      if (!defaultView) return; // nothing is shown there
      try {
        if (!sheet || home !== ownerDocument) sheet = new defaultView.CSSStyleSheet();
        home = ownerDocument;
        sheet.replaceSync(styles);
        // The list is emptied on the way into another document, and on the way back.
        if (!adoptedStyleSheets.includes(sheet)) adoptedStyleSheets.push(sheet);
      } catch {
        // A page may have taken constructed sheets away, as in shared-sheet.ts.
      }
    },
    remove() {
      root.adoptedStyleSheets = root.adoptedStyleSheets.filter((one) => one !== sheet);
    },
  };
}
