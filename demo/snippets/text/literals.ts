/** A text with each line indented. */
export const indent = (text: string, by = '  '): string => text.replace(/^(?=.)/gm, by);

/** Characters that are invisible, or change the direction of text. In code, they are written by number, to be visible. */
export const UNSEEN = /[\u00a0\u00ad\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2069\ufeff]/gu;

/** A character as an escape of JavaScript and JSON, by its number. */
export const byNumber = (char: string): string => `\\u${char.charCodeAt(0).toString(16).padStart(4, '0')}`;

/** Special characters of HTML and of the template languages that a script may be in. */
const DELIMITERS = /[<{}[\]]/g;

/** A text as a JavaScript string in single quotes. It is safe in a `<script>`, also inside of a template. */
export const jsString = (text: string): string => {
  const escaped = text.replace(/['\\]/g, '\\$&').replaceAll('\n', '\\n').replaceAll('\r', '\\r');
  return `'${escaped.replace(UNSEEN, byNumber).replace(DELIMITERS, byNumber)}'`;
};

/** A text as a template literal of JavaScript. */
export const jsTemplate = (text: string): string => `\`${text.replace(/[`\\]|\$(?=\{)/g, '\\$&')}\``;

/** A value as JSON that can be in a `<script>`. */
export const scriptJson = (value: unknown): string =>
  JSON.stringify(value, null, 2).replaceAll('<', '\\u003c').replace(UNSEEN, byNumber);

/** A text as a PHP string in single quotes, where PHP has no other escapes. */
export const phpString = (text: string): string => `'${text.replace(/['\\]/g, '\\$&')}'`;
