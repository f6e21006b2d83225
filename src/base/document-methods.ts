/**
 * The methods of the page's document: a name in its markup, as `<img name=createElement>`, hides one of them, and an old
 * library, as MooTools, puts a class of its own in place of `window.Document`.
 */
export const documentMethods = (): Document => Object.getPrototypeOf(document) as Document;
