const TAGS = /<\/?([a-z][a-z0-9]*)(?=[\s/>])/gi;
const REFERENCE = /&(#\d+|#x[\da-f]+|[a-z][a-z\d]+);/i;

// The browser knows every HTML tag, so no list of them travels with the script.
const isKnownTag = (name: string): boolean => !(document.createElement(name) instanceof HTMLUnknownElement);

/** Whether text is meant as markup: a known HTML tag or a character reference is in it. "a < b" and "<3" are not. */
export const hasMarkup = (text: string): boolean =>
  REFERENCE.test(text) || [...text.matchAll(TAGS)].some(([, name = '']) => isKnownTag(name));
