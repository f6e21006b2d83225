/** A style sheet for one shadow root or page, instead of an inline style, which a policy may forbid. Each document needs its own. */
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
      // Writing the same styles again would make the browser compute the styles of all cards again.
      if (styles !== this.#styles) this.#sheet.replaceSync(styles);
      this.#styles = styles;
      // Moving to another document empties the list, and so does moving back.
      if (!adoptedStyleSheets.includes(this.#sheet)) adoptedStyleSheets.push(this.#sheet);
    } catch {
      // A page may have removed constructed style sheets, as in adopt-styles.ts.
    }
  }

  remove(): void {
    const others = this.#root.adoptedStyleSheets.filter?.((one) => one !== this.#sheet); // an image of this name hides a page's list
    if (others) this.#root.adoptedStyleSheets = others;
  }
}
