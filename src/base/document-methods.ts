/** The document's own methods: `<img name=createElement>` in its markup hides one, and MooTools replaces `window.Document`. */
export const documentMethods = (): Document => Object.getPrototypeOf(document) as Document;

export const createElement = <Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  owner = document,
): HTMLElementTagNameMap[Tag] => documentMethods().createElement.call(owner, tag) as HTMLElementTagNameMap[Tag];
