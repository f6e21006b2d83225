// Frameworks of the page read its DOM as templates and formulas. The words of a post are written so that they find none:
// in cards that are in the page's own DOM, and in posts that a server prints between the tags.

/**
 * U+2060 WORD JOINER. It is neither seen nor heard, has no width, no direction and no line break, and Arabic letters join
 * across it. Not an empty element: `textContent`, attributes, `<textarea>` and PHP's `strip_tags()` lose it, and MathJax
 * ignores `<wbr>`. Not U+200B, at which lines break. Not U+FEFF, which is white space in JavaScript: where a framework
 * reads a single `{` as the beginning of an expression, a word joiner after it is a syntax error, so that nothing runs.
 * Copied text contains it as well, so `joinDelimiters()` removes it.
 */
const BREAK = '\u2060';

// On both sides of a brace; after `[` (shortcodes, Polymer, Thymeleaf) and after a backslash (macros of TeX, in any
// delimiters); and inside the pairs `]]`, `$$` (TeX), and `<%`, `%>`, `<?`, `?>` (EJS and PHP).
const PLACES = /(?<!\u2060)(?=[{}])|(?<=[{}[\\])(?!\u2060)|(?<=\])(?=\])|(?<=\$)(?=\$)|(?<=<)(?=[%?])|(?<=[%?])(?=>)/g;
/** A text with breaks, so that nothing in it is a delimiter of a template, a formula or a shortcode. */
export const breakDelimiters = (text: string): string => text.replace(PLACES, BREAK);

/** The original text, but without any word joiners that it had itself. */
export const joinDelimiters = (text: string): string => text.replaceAll(BREAK, '');

/** Encodes the delimiters in a URL in its normal form: it leads to the same place. The brackets of an IPv6 host stay. */
export const encodeDelimiters = (url: string): string =>
  url.replace(/^[a-z]+:\/\/[^/]*|[{}[\]\\]|\$(?=\$)/gi, (found) =>
    found.length > 1 ? found : encodeURIComponent(found),
  );

/** Tells Vue, petite-vue, AngularJS and MathJax to ignore an element. Others run only their own attributes, which no post has. */
export const MARKS = {
  'v-pre': '',
  'ng-non-bindable': '',
  'data-ng-non-bindable': '',
  class: 'mathjax_ignore tex2jax_ignore asciimath2jax_ignore',
} as const;

const URLS = /^(?:href|src|data-held)$/;
const WORDS = /^(?:title|lang|dir|datetime|(?:col|row)span|start|reversed|alt|aria-(?:label|description))$/;

/** Breaks or encodes what may come from a post in an attribute, in prose or in an owner's template. Others are the owner's. */
export function breakInAttribute(name: string, value: string): string {
  if (URLS.test(name)) return encodeDelimiters(value);
  return WORDS.test(name) ? breakDelimiters(value) : value;
}
