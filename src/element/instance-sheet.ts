/** A style sheet for one shadow root, or a page, in place of an inline style, which a policy may forbid: a new one in each document, which owns it. */
export class InstanceSheet {
  readonly #root: ShadowRoot | Document;
  #sheet: CSSStyleSheet | undefined;
  #document: Document | undefined;
  #styles: string | undefined;

  constructor(root: ShadowRoot | Document) {
    this.#root = root;
  }

  write(styles: string): void {
    const { ownerDocument, adoptedStyleSheets } = this.#root;
    const owner = ownerDocument ?? (this.#root as Document);
    const { defaultView } = owner;
    if (!defaultView) return; // nothing is displayed there
    try {
      if (!this.#sheet || this.#document !== owner) {
        this.#sheet = new defaultView.CSSStyleSheet();
        this.#document = owner;
        this.#styles = undefined;
      }
      // The same styles again would make the browser compute those of all cards again.
      if (styles !== this.#styles) this.#sheet.replaceSync(styles);
      this.#styles = styles;
      // The list is emptied on the way into another document, and on the way back.
      if (!adoptedStyleSheets.includes(this.#sheet)) adoptedStyleSheets.push(this.#sheet);
    } catch {
      // A page may have removed constructed style sheets, as in adopt-styles.ts.
    }
  }

  remove(): void {
    this.#root.adoptedStyleSheets = this.#root.adoptedStyleSheets.filter((one) => one !== this.#sheet);
  }
}
