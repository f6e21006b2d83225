import { readUrl } from '../../../src/model/url-gate.ts';
import type { Difference } from './link-oracle.ts';

/** A text that it is needed for, and which differences it explains. */
type Explanation = readonly [example: string, explains: (difference: Difference) => boolean];

const isUrl = (written: string): boolean => readUrl(written.replace(/^www\./i, 'https://$&')) !== undefined;
const afterScheme = (written: string): string => written.replace(/^https?:\/\//i, '');
const hostOf = (written: string): string => afterScheme(written).replace(/[/?#\\].*$/s, '');
const hasPath = (written: string): boolean => hostOf(written) !== afterScheme(written);

const LABEL = '[\\p{L}\\p{N}\\p{M}]([\\p{L}\\p{N}\\p{M}-]{0,61}[\\p{L}\\p{N}\\p{M}])?';
/** Names of letters, digits and dashes, separated by dots, and a port. */
const PLAIN_HOST = new RegExp(`^(${LABEL}\\.){0,10}${LABEL}(:\\d{1,5})?$`, 'u');
const hasOddHost = (written: string): boolean => !PLAIN_HOST.test(hostOf(written));

const isOnlyOurs = ({ ours, theirs }: Difference): boolean => ours !== '' && theirs === '';
const isOnlyTheirs = ({ ours, theirs }: Difference): boolean => ours === '' && theirs !== '';
/** Only the oracle has it, or has it from further before. */
const beginsEarlier = (one: Difference): boolean => isOnlyTheirs(one) || one.offset < 0;
const isShorter = ({ ours, theirs, offset }: Difference): boolean =>
  ours !== '' && offset === 0 && theirs.startsWith(ours);
const isLonger = ({ ours, theirs, offset }: Difference): boolean =>
  theirs !== '' && offset === 0 && ours.startsWith(theirs);
/** Ours ends where the oracle goes on, or where it would have a space end a host. */
const endsEarlier = (one: Difference): boolean => isShorter(one) || (isOnlyOurs(one) && !hasPath(one.ours));

const ENDS_WITH_MARK = /[.,:;!?'*_~]$/;
const MARKS_THEN_BRACKET = /^[.,:;!?'*_~]*[{}|()[\]]/;
const MARKS_THEN_TURN = /^[.,:;!?'*_~]*[\u200e-\u2069]/;
/** What may stand within a URL, for all we know: no quote, no bracket, and no mark of another script. */
const KEPT_MARK = /^([!#$%&'*+,./:;=?@\\^_`~-]|\p{Cc})/u;
/** None of ASCII, and none of those that end a link of ours. */
const RARE_MARK = /^(?![\0-\x7f«»\u200e-\u2069،؛-؟、。〈-】！（），：；？｜])\p{P}/u;
const PAIR_OF_BRACKETS = /^(\([^\s()]*\)|\[[^\s[\]]*\])/;

/** Why we and the oracle may part. What none of these explains is a fault: mend it, or say here why it is none. */
export const EXPLANATIONS: readonly Explanation[] = [
  // The oracle goes by looks; what the browser cannot read (https://www.1) would lead nowhere.
  ['https://www.1', ({ theirs }) => theirs !== '' && !isUrl(theirs)],
  // No server takes a URL of more than 8000 characters.
  [
    `https://example.com/a\0${'a'.repeat(9000)}`,
    (one) => isOnlyTheirs(one) && (one.theirs + one.after).length > 8000 && /^\S{4000}/.test(one.after),
  ],
  // Where no URL begins a run of characters (http://?http://example.com), we look for none further on in it.
  ['http://?http://example.com', (one) => beginsEarlier(one) && /(https?:\/\/|www\.)\S*$/i.test(one.before)],
  // Where the browser reads no URL in the whole of it (https://a%20b), we take no part of it for one.
  ['https://a%20b', (one) => isOnlyTheirs(one) && !hasPath(one.theirs) && /^[^\s<>"]/.test(one.after)],
  // Of www.~ nothing is left without its marks.
  [
    'www.~',
    (one) => beginsEarlier(one) && (ENDS_WITH_MARK.test(one.theirs) || ENDS_WITH_MARK.test(hostOf(one.theirs))),
  ],
  // Where the browser reads one URL in the whole run, so do we; the oracle begins again further on in it.
  ['http://-http://example.com', ({ offset }) => offset > 0],
  // Many scripts put no space before a URL, so we ask only that no ASCII letter, digit or underscore does.
  ['見るhttps://example.com', (one) => isOnlyOurs(one) && /[^\p{Z}\p{P}\p{Cc}<>｜]$/u.test(one.before)],
  // Where a scheme has no host (https:www.example.com), the oracle passes over what follows at once.
  ['https:www.example.com', (one) => isOnlyOurs(one) && /https?:$/i.test(one.before)],
  // Which hosts there are is for the browser to say; a grammar of hosts would be bytes before the first card.
  ['https://-example.com', (one) => isOnlyOurs(one) && (hasOddHost(one.ours) || one.after.startsWith('-'))],
  // The same. Besides, the browser takes a backslash for a slash.
  [
    'https://example.com&more',
    (one) =>
      isLonger(one) &&
      !hasPath(one.theirs) &&
      KEPT_MARK.test(one.after) &&
      (hasOddHost(one.ours) || one.after.startsWith('\\')),
  ],
  // They belong to the sentence, or stand for bold and slanted text, far more often than to the URL.
  [
    '**https://example.com/a**',
    (one) =>
      (isShorter(one) && /^[.,:;!?'*_~]+$/.test(one.theirs.slice(one.ours.length))) ||
      (isOnlyOurs(one) && /^[.,:;!?'*_~]/.test(one.after)),
  ],
  // No URL has braces or bars, and we look for the other half of a bracket one pair deep, not four.
  ['https://example.com/{id}', (one) => endsEarlier(one) && MARKS_THEN_BRACKET.test(one.after)],
  // Marks of direction come along with what is copied, and would make the link lead nowhere.
  ['https://example.com/a\u2069', (one) => endsEarlier(one) && MARKS_THEN_TURN.test(one.after)],
  // The oracle takes whatever stands in a pair of quotes within a path for a part of it, half a bracket too.
  [
    'https://example.com/a"b"',
    (one) =>
      (isShorter(one) && /(["']).*\1/.test(one.theirs)) || (isLonger(one) && /(["']).*[([].*\1/.test(one.theirs)),
  ],
  // We take whatever has no space in it, the oracle only what a path may hold, and none after a host.
  ['https://example.com(a)', (one) => isLonger(one) && PAIR_OF_BRACKETS.test(one.after)],
  // The oracle ends a link at any mark of any script, we at those that end a sentence or enclose something.
  ['https://example.com/a・b', (one) => isLonger(one) && RARE_MARK.test(one.after)],
  // A path may have any mark within it; only at its end does it belong to the sentence.
  ["https://example.com/a'/b", (one) => isLonger(one) && (hasPath(one.theirs) ? KEPT_MARK : /^[?#]/).test(one.after)],
];
