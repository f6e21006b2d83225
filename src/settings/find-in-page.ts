/**
 * The elements of the page that match. By the prototype: in the page's markup, `<img name=querySelectorAll>` hides the
 * method of its document.
 */
export const findInPage = (selector: string): readonly Element[] =>
  globalThis.document ? [...Document.prototype.querySelectorAll.call(document, selector)] : [];
