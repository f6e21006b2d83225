/** Text with each of its lines moved in. */
export const indent = (text: string, by = '  '): string => text.replace(/^(?=.)/gm, by);

/** What is not seen, or turns the direction of what is: in code it is written as its number, so that it is seen. */
export const UNSEEN = /[\u00a0\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** A character as JavaScript and JSON write it by its number. */
export const byNumber = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Special characters of HTML and of the template languages that a script may be in. */
const DELIMITERS = /[<{}[\]]/g;

/** A text as a string of JavaScript, in single quotes. It is safe in a `<script>`, and that in a template. */
export const jsString = (text: string): string => {
  const escaped = text.replace(/['\\]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
  return `'${escaped.replace(UNSEEN, byNumber).replace(DELIMITERS, byNumber)}'`;
};

/** Lines as a template literal of JavaScript. */
export const jsTemplate = (text: string): string => `\`${text.replace(/[`\\]|\$(?=\{)/g, '\\$&')}\``;

/** A value as JSON that can be in a `<script>`. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replaceAll('<', '\\u003c').replace(UNSEEN, byNumber);

/** A text as a string of PHP, in single quotes, where nothing else is read. */
export const phpString = (text: string): string => `'${text.replace(/['\\]/g, '\\$&')}'`;
