const TAGS = /<\/?([a-z][a-z0-9]*)(?=[\s/>])/gi;
const REFERENCE = /&(#\d+|#x[\da-f]+|[a-z][a-z\d]+);/i;

// The browser knows every HTML tag, so no list of them travels with the script.
let isKnownTag = (name: string): boolean => !(document.createElement(name) instanceof HTMLUnknownElement);

/** Tells which tags there are, where no browser knows. */
export function knowTags(names: readonly string[]): void {
  const known = new Set(names);
  isKnownTag = (name) => known.has(name.toLowerCase());
}

/** Whether a known HTML tag is in a text. "a < b" and "<3" are none. */
export const hasTags = (text: string): boolean => [...text.matchAll(TAGS)].some(([, name = '']) => isKnownTag(name));

/** Whether text is meant as markup: a known HTML tag or a character reference (`&amp;`) is in it. */
export const hasMarkup = (text: string): boolean => REFERENCE.test(text) || hasTags(text);
