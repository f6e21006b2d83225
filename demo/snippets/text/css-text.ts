/**
 * A token of a value, as far as it matters where it ends: an unquoted URL, a comment, a string, or one character. An
 * escape outside of a string is no token: finding the end of a name with one takes more code, and hardly anybody uses it.
 */
const TOKEN =
  /(?<url>(?<![\w@#-]|\P{ASCII})url\(\s*(?:[^"'()\\\s]+\s*)?\))|(?<comment>\/\*[^]*?\*\/)|(?<string>"(?:[^"\\\n\r\f]|\\[^])*"|'(?:[^'\\\n\r\f]|\\[^])*')|(?<one>(?!(?<![\w@#-]|\P{ASCII})url\(\s*[^"'\s])[^"'\\/]|\/(?!\*))/iuy;

const CLOSING: Readonly<Record<string, string>> = { '(': ')', '[': ']' };

/** What must follow an exclamation mark. */
const IMPORTANT = /^\s*important\s*(?:;|$)/i;

export type Declaration = readonly [name: string, value: string];

const NAME = /^(?:--[\w-]+|-?[a-z][a-z-]*)$/i;

/** A `<` could end the style sheet in HTML; the others are special to template languages. */
const DELIMITER = /[<{}[\]`]/;

const escapeString = (text: string): string =>
  text.replace(/\\[^]|[^]/g, (found) => {
    const char = found.at(-1) ?? '';
    return DELIMITER.test(char) ? `\\${char.charCodeAt(0).toString(16)} ` : found;
  });

const escapeUrl = (text: string): string => text.replace(new RegExp(DELIMITER, 'g'), encodeURIComponent);

/** Splits CSS at semicolons outside of strings and brackets. A part that does not end properly is `undefined`. */
function split(css: string): (string | undefined)[] {
  const parts: string[] = [''];
  const open: string[] = [];
  TOKEN.lastIndex = 0;
  let end = 0;
  for (let match = TOKEN.exec(css); match; match = TOKEN.exec(css)) {
    end = TOKEN.lastIndex;
    const { url, string, one } = match.groups ?? {};
    let said = one ?? ' ';
    if (url !== undefined) said = escapeUrl(url);
    else if (string !== undefined) said = escapeString(string);
    else if (one !== undefined) {
      const closing = CLOSING[one];
      if (closing) open.push(closing);
      else if (/[)\]]/.test(one) && open.pop() !== one) return [undefined];
      else if (/[{}<]/.test(one) || (one === '!' && !IMPORTANT.test(css.slice(end)))) return [undefined];
      else if (one === ';' && open.length === 0) {
        parts.push('');
        continue;
      } else if (/\s/.test(one)) said = ' ';
    }
    parts.push((parts.pop() ?? '') + said);
  }
  const isWhole = end === css.length && open.length === 0;
  return isWhole ? parts : [undefined];
}

/**
 * A value that is safe in any style sheet; `undefined` if it would affect what comes after it, because of an unclosed
 * quote, an unmatched bracket, a semicolon or a brace.
 */
export function readValue(css: string): string | undefined {
  const [value, ...others] = split(css);
  const said = value?.replace(/ +/g, ' ').trim();
  return said && others.length === 0 ? said : undefined;
}

/** The declarations of a text, without parts that are none. Empty if one would swallow the next. */
export const readDeclarations = (css: string): Declaration[] =>
  split(css).flatMap((part = '') => {
    const colon = part.indexOf(':');
    const name = part.slice(0, Math.max(colon, 0)).trim();
    const value = readValue(part.slice(colon + 1));
    return NAME.test(name) && value ? [[name, value] as const] : [];
  });

/** A rule, or an empty string if there are no declarations. */
export const writeRule = (selector: string, declarations: readonly Declaration[]): string =>
  declarations.length === 0
    ? ''
    : `${selector} {\n${declarations.map(([name, value]) => `  ${name}: ${value};\n`).join('')}}`;
