import { remember } from '../../base/remember.ts';
import { LINKS_MAX } from '../../model/post-bounds.ts';
import { readUrl } from '../../model/formats.ts';
import { isAscii } from '../../model/words/cut-text.ts';

export interface Link {
  /** What the author wrote. */
  readonly text: string;
  /** Where it leads: an absolute http(s) URL, `tel:` or `mailto:`. */
  readonly url: string;
}

// Letters of scripts that put no space after a URL: Thai, Lao, Tibetan, Burmese, Khmer, Japanese, Chinese, Korean.
const UNSPACED = '[\u0e00-\u109f\u1780-\u17ff\u3005-\ud7af]';
const A_Z = 'a-zA-Z'; // not the flag `i`, with which an expression for so many characters takes three times as long to compile

// A number with a country code, or after a word or sign for a telephone: other digits may be any number.
const CALLED = `(?=\\(?0)(?<=(?:[☎📞📱]\ufe0f?|\\b(?:[pP][hH][oO][nN][eE]|[tT][eEéÉ][lL][${A_Z}éóÉÓ]{0,9}))[\\s.:]{0,3})`;
const PHONE = `(?<![\\w+])(?:\\+[1-9]|${CALLED}\\(?0)(?:[ ()/-]{0,4}\\d){5,11}\\d(?![\\w:]|[.,]\\d)`;

/** Matches what looks like a link; `letters` are the letters that may be in it, as in a character class. */
function patternOf(letters: string): RegExp {
  const labels = `(?:[${letters}_-]+\\.)+`;

  // The last label is all ASCII, or has no ASCII: what follows it in another script, or is not a letter, is not of the host.
  const host = `(?:${labels}(?:[${A_Z}\\d-]+|(?:(?![\\0-~])[${letters}])+)|\\[[\\da-fA-F:.]+\\]|[\\w-]+(?=[/?#:\\s.,)]|$))(?::\\d+)?`;

  // A path ends before white space, a quote, a bracket without its other half, or a sign that is not ASCII. Letters of scripts
  // without spaces belong to it, except directly after an ASCII letter or digit, or after the sign that begins the path.
  const pieces = `(?:\\([^\\s()]*\\)|\\[[^\\s[\\]]*\\]|[!#-'*-;=?-Z\\\\^-z~]|(?!(?<=[${A_Z}\\d])${UNSPACED})[${letters}])+`;

  // With a user before the host, if any: because of the user, the gate refuses the URL.
  const web = `\\b(?:[hH][tT]{2}[pP][sS]?:\\/\\/(?:[^\\s/?#@]*@)?|[wW]{3}\\.)${host}(?:[/?#](?:(?!${UNSPACED})${pieces})?)?`;

  const mail = `(?<![\\w@/.+-])\\w[\\w.+'-]{0,63}@${labels}[${A_Z}]{2,}(?![\\w@])`;
  return new RegExp(`(${web})|(${mail})|${PHONE}`, 'gu');
}

// Each is compiled when a text first needs it: with all letters it takes 6 ms, with those of ASCII 0.5 ms.
const ofAllLetters = remember(() => patternOf('\\p{L}\\p{M}\\p{N}'));
const ofAscii = remember(() => patternOf(`${A_Z}\\d`));

/** The parts of a text where a link may have letters that are not ASCII; they end before white space. */
const RUNS = /(?:\/\/|www\.|@)\S*/gi;

const patternFor = (text: string): RegExp => ((text.match(RUNS) ?? []).every(isAscii) ? ofAscii() : ofAllLetters());

const MARKS = /[.,:;!?'*_~]/;

/** A URL without the punctuation of a sentence that it ends. */
function trimUrl(url: string): string {
  let end = url.length;
  while (MARKS.test(url.charAt(end - 1))) end--;
  return url.slice(0, end);
}

/** What screen readers say of a URL: its host, so that the path is not spelt out. `undefined` for any other text. */
export const hostOf = (text: string): string | undefined =>
  /^(?:https?:\/\/|(?=www\.))([^\s/?#]+)(?:[/?#]\S*)?$/i.exec(text)?.[1];

/** Splits plain text into `Link`s (URLs, email addresses, telephone numbers; a hundred at most: each takes time) and strings. */
export function readLinks(text: string): (string | Link)[] {
  const pieces: (string | Link)[] = [];
  let end = 0;
  let tries = 0;
  for (const { 0: found, 1: web, 2: mail, index } of text.matchAll(patternFor(text))) {
    if (++tries > LINKS_MAX) break;
    const written = web ? trimUrl(found) : found;
    const url = web
      ? readUrl(written.replace(/^www\../i, 'https://$&'))
      : (mail ? 'mailto:' : 'tel:') + (mail ?? found.replace(/(?<=\d ?)\(0\)|[^\d+]/g, ''));
    if (!url) continue;
    if (index > end) pieces.push(text.slice(end, index));
    pieces.push({ text: written, url });
    end = index + written.length;
  }
  if (end < text.length) pieces.push(text.slice(end));
  return pieces;
}
