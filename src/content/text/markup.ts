/** A tag: whether it ends an element, its name, its attributes, and the letter behind it. */
const TAGS = /<(\/?)([a-z][a-z\d]*)(?=[\s/>])([^<>]*)>(?=(.?))/gi;
const REFERENCE = /&(#\d+|#x[\da-f]+|[a-z][a-z\d]+);/i;

/** Elements that are something without an end or an attribute. */
const VOID = /^(?:w?br|hr)$/i;
/** Elements that HTML lets end where the next begins. Who only names them goes on with a space or a mark. */
const UNENDED = /^(?:p|li|d[dt]|t[dhr])$/i;
const IN_WORDS = /^[\s.,:;!?)]?$/;

// The browser knows every HTML tag, so no list of them travels with the script.
let isKnownTag = (name: string): boolean => !(document.createElement(name) instanceof HTMLUnknownElement);

/** Tells which tags there are, where no browser knows. */
export function knowTags(names: readonly string[]): void {
  const known = new Set(names);
  isKnownTag = (name) => known.has(name.toLowerCase());
}

/** Whether HTML in a text is meant as markup: closed, or void, or with an attribute. "<3" and "the <video> element" are text, which would be lost. */
export function hasTags(text: string): boolean {
  const opened = new Set<string>();
  for (const [, ends, name = '', attributes = '', next = ''] of text.matchAll(TAGS)) {
    const key = name.toLowerCase();
    const isMeant = ends
      ? opened.has(key)
      : /\w=/.test(attributes) || VOID.test(name) || (UNENDED.test(name) && !IN_WORDS.test(next));
    if (isMeant && isKnownTag(name)) return true;
    if (!ends) opened.add(key);
  }
  return false;
}

/** Whether text is meant as markup: an HTML element or a character reference (`&amp;`) is in it. */
export const hasMarkup = (text: string): boolean => REFERENCE.test(text) || hasTags(text);
