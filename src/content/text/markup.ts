/** A tag: whether it ends an element, its name, its attributes, and the character after it. */
const TAGS = /<(\/?)([a-z][a-z\d]*)(?=[\s/>])((?:[^<>"']|"[^"]*"|'[^']*')*|[^<>]*)>(?=(.?))/gi;
const REFERENCE = /&(#\d+|#x[\da-f]+|[a-z][a-z\d]+);/i;

/** Elements that mean something without an end tag or an attribute. */
const VOID = /^(?:w?br|hr)$/i;
/** Elements whose end tag HTML lets authors omit. In text that only mentions such a tag, a space or punctuation follows it. */
const UNENDED = /^(?:p|li|d[dt]|t[dhr])$/i;
const IN_WORDS = /^[\s.,:;!?)]?$/;

// The browser knows every HTML tag, so no list of them travels with the script.
let isKnownTag = (name: string): boolean => !(document.createElement(name) instanceof HTMLUnknownElement);

/** Sets which tags are known, where there is no browser to ask. */
export function knowTags(names: readonly string[]): void {
  const known = new Set(names);
  isKnownTag = (name) => known.has(name.toLowerCase());
}

/** Whether HTML is meant as markup: closed, needing no end tag, or with an attribute. "<3" and "the <video> element" are not, and would be lost. */
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

/** Whether a text has markup in it: HTML that is meant as such, or a character reference (`&amp;`). */
export const hasMarkup = (text: string): boolean => REFERENCE.test(text) || hasTags(text);

/** A text as markup that displays it as it is. */
export const escapeText = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
