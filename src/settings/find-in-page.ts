/**
 * The elements of the page with a name that match a selector. Neither a name in the page's markup, as
 * `<img name=querySelectorAll>`, nor a page that patched the method keeps it from them.
 */
export const findInPage = (tag: string, selector: string): readonly Element[] =>
  globalThis.document
    ? [...Document.prototype.getElementsByTagName.call(document, tag)].filter((element) => element.matches(selector))
    : [];
