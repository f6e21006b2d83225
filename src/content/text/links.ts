import { LINKS_MAX } from '../../model/post-bounds.ts';
import { readUrl } from '../../model/url-gate.ts';

export interface Link {
  /** What the author wrote. */
  readonly text: string;
  /** The absolute http(s) URL that it represents. */
  readonly url: string;
}

// A URL goes on up to white space, a quote, a bracket without its other half, what turns text around (in \u200e-\u2069),
// or a mark of a script that puts no space behind it.
const URLS =
  /\b(?:https?:\/\/|www\.)(?:\([^\s()]*\)|\[[^\s[\]]*\]|[^\s<>"()[\]{-}«»\u200e-\u2069،؛-؟、。〈-】！（），：；？｜])+/gi;

const MARKS = /[.,:;!?'*_~]/;

/** A URL without the marks of the sentence that it ends. */
function trimUrl(url: string): string {
  let end = url.length;
  while (MARKS.test(url.charAt(end - 1))) end--;
  return url.slice(0, end);
}

/**
 * Plain text as a row of pieces: what is a URL as a `Link`, the rest as it stands. Of the first hundred that look like
 * one; each takes time to read, and is a node of the page.
 */
export function readLinks(text: string): (string | Link)[] {
  const pieces: (string | Link)[] = [];
  let end = 0;
  let tries = 0;
  for (const { 0: found, index } of text.matchAll(URLS)) {
    if (++tries > LINKS_MAX) break;
    const written = trimUrl(found);
    const url = readUrl(/^www\../i.test(written) ? `https://${written}` : written);
    if (!url) continue;
    if (index > end) pieces.push(text.slice(end, index));
    pieces.push({ text: written, url });
    end = index + written.length;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}
