// The page's own frameworks read its DOM as templates and formulas. What a post says is put there so that they find none:
// in cards of the page's own DOM, and in posts that a server prints between the tags.

/**
 * U+2060 WORD JOINER. Nobody sees or hears it, it has no width, no direction and no line break, and joins Arabic letters
 * as they are. Not an empty element: `textContent`, attributes, `<textarea>` and PHP's `strip_tags()` lose it, and
 * MathJax looks through `<wbr>`. Not U+200B, at which lines break. Not U+FEFF, which is white space in JavaScript:
 * behind a `{` alone, which others take for the beginning of an expression, a word joiner is a syntax error. What is
 * copied has it as well, so `joinDelimiters()` takes it out again.
 */
export const BREAK = '\u2060';

// On both sides of a brace; behind a bracket (shortcodes, Polymer, Thymeleaf) and a backslash (macros of TeX, in any
// delimiters); and within the pairs of TeX, EJS and PHP.
const PLACES = /(?<!\u2060)(?=[{}])|(?<=[{}[\\])(?!\u2060)|(?<=\])(?=\])|(?<=\$)(?=\$)|(?<=<)(?=[%?])|(?<=[%?])(?=>)/g;
/** Text in which nothing is a delimiter of a template, a formula or a shortcode. */
export const breakDelimiters = (text: string): string => text.replace(PLACES, BREAK);

/** What it was made of, without the word joiners that were its own. */
export const joinDelimiters = (text: string): string => text.replaceAll(BREAK, '');

/** The same for a URL in its normal form, which leads where it led. The brackets of a host are its own. */
export const encodeDelimiters = (url: string): string =>
  url.replace(/^[a-z]+:\/\/[^/]*|[{}[\]\\]|\$(?=\$)/gi, (found) =>
    found.length > 1 ? found : encodeURIComponent(found),
  );

/** What tells Vue, petite-vue, AngularJS and MathJax that an element is none of theirs. Others run attributes, which no post has. */
export const MARKS = {
  'v-pre': '',
  'ng-non-bindable': '',
  'data-ng-non-bindable': '',
  class: 'mathjax_ignore tex2jax_ignore asciimath2jax_ignore',
} as const;

const URLS = /^(?:href|src|data-held)$/;
const WORDS = /^(?:title|lang|dir|datetime|(?:col|row)span|start|reversed|alt|aria-(?:label|description))$/;

/** The same for an attribute that may have come from a post, in prose or in an owner's template. Others are the owner's. */
export function breakInAttribute(name: string, value: string): string {
  if (URLS.test(name)) return encodeDelimiters(value);
  return WORDS.test(name) ? breakDelimiters(value) : value;
}
