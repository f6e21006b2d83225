/** A longer line is a paragraph, not a title. */
const LEDE_MAX = 80;

/** A title does not end like a clause, a sentence or what begins a list, and has no URL, email address or telephone number. */
const NO_TITLE = /[.,:;…،؛۔।。、，：；．]$|:\/\/|www\.|\w@\w|\+\d\d/i;

/**
 * The first line of a text, where it stands for a title, and the rest: in posts that the service sends without titles
 * (section 2, public post summary), authors cannot write one otherwise. `undefined` if that line is empty, too long or
 * matches `NO_TITLE`, or has no empty line and text after it. Nothing is left out: the lede ends with all white space there.
 */
export function splitLede(text: string): readonly [lede: string, rest: string] | undefined {
  const [first = '', second] = text.split('\n', 2);
  const line = first.trim();
  if (second === undefined || second.trim() || line.length > LEDE_MAX || NO_TITLE.test(line)) return undefined;
  const rest = text.slice(first.length).trimStart();
  return line && rest ? [text.slice(0, text.length - rest.length), rest] : undefined;
}
