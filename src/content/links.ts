import { readUrl } from '../model/url-gate.ts';

export interface Link {
  /** What the author wrote. */
  readonly text: string;
  /** The absolute http(s) URL that it stands for. */
  readonly url: string;
}

const URLS = /\b(?:https?:\/\/|www\.)[^\s<>"]+/gi;

const count = (text: string, char: string): number => text.split(char).length - 1;

const MARKS = /[.,:;!?'’”»*_~…。，、！？）」؟،]/;

/** A URL without the punctuation that belongs to the sentence around it. */
function trimUrl(url: string): string {
  let parentheses = count(url, ')') - count(url, '(');
  let brackets = count(url, ']') - count(url, '[');
  for (let end = url.length; ; end--) {
    const last = url.charAt(end - 1);
    const isClosing = (last === ')' && parentheses-- > 0) || (last === ']' && brackets-- > 0);
    if (!isClosing && !MARKS.test(last)) return url.slice(0, end);
  }
}

/** Plain text as a row of pieces: what is a URL as a `Link`, the rest as it stands. */
export function readLinks(text: string): (string | Link)[] {
  const pieces: (string | Link)[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(URLS)) {
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
