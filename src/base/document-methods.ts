/** The document's own methods: a name in its markup, as `<img name=createElement>`, hides one, and MooTools replaces `window.Document`. */
export const documentMethods = (): Document => Object.getPrototypeOf(document) as Document;
