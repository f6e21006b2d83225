/** A longer line is a paragraph. */
const LEDE_MAX = 80;

/** A title does not end a clause or a sentence, begins no list, and has no link. */
const NO_TITLE = /[.,:;…،؛۔।。、，：；．]$|:\/\/|www\.|\w@\w|\+\d\d/i;

/**
 * A text as its first line, where that stands for a title, and what follows: authors have no other way to write one in
 * what the service sends without titles (section 2, public post summary). `undefined` where the text has no such line: a
 * short one without a URL, and an empty one behind it. Nothing is left out: the lede ends with the empty line.
 */
export function splitLede(text: string): readonly [lede: string, rest: string] | undefined {
  const [first = '', second] = text.split('\n', 2);
  const line = first.trim();
  if (second === undefined || second.trim() || line.length > LEDE_MAX || NO_TITLE.test(line)) return undefined;
  const rest = text.slice(first.length).trimStart();
  return line && rest ? [text.slice(0, text.length - rest.length), rest] : undefined;
}
