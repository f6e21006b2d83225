import type { Finding } from '../../base/told/finding.ts';
import { cutText } from '../../model/words/cut-text.ts';
import { isFile, type Page } from '../page.ts';
import { widgetsOf } from '../widgets.ts';

/** What a terminal takes for an order, or what makes it display text in another order. */
const CONTROLS = /(?!\n)[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

const hexOf = (char: string): string => char.charCodeAt(0).toString(16).padStart(4, '0');

/** Text of a page as it can be displayed. */
export const quiet = (text: string): string => text.replaceAll(CONTROLS, (char) => `\\u${hexOf(char)}`);

const FINDINGS_MAX = 50;
const WORDS_MAX = 1000;
const PASTE_MAX = 10_000;

const cut = (text: string, max: number): string => (text.length > max ? `${cutText(text, max)}…` : text);

/** A page may have as many mistakes, and as long ones, as fill a log. What cannot be pasted whole is not to be pasted. */
function bounded({ cause, remedy, paste, header, ...finding }: Finding): Finding {
  return {
    ...finding,
    cause: cut(cause, WORDS_MAX),
    remedy: cut(remedy, WORDS_MAX),
    ...(paste !== undefined && paste.length <= PASTE_MAX && { paste }),
    ...(header && header.line.length <= PASTE_MAX && { header }),
  };
}

const boundedAll = (findings: readonly Finding[]): Finding[] => findings.slice(0, FINDINGS_MAX).map(bounded);

/** The same in markup, where it can be written so. */
const inHtml = (paste: string): string => paste.replaceAll(CONTROLS, (char) => `&#x${hexOf(char)};`);

const count = (n: number, noun: string, many = `${noun}s`): string => `${n} ${n === 1 ? noun : many}`;

function sayPaste({ paste, place, header }: Finding): string[] {
  const of = place && place.start < place.end ? ', in place of the tag' : '';
  return [
    ...(paste && place
      ? [`  Write in line ${place.line}${of}:\n\n    ${inHtml(paste.trim()).replaceAll('\n', '\n    ')}`]
      : []),
    ...(header ? [`  Send from ${header.url}:\n\n    ${header.line}`] : []),
  ];
}

const say = (name: string, finding: Finding): string =>
  [
    `${name}${finding.place ? `:${finding.place.line}` : ''}  ${finding.code}`,
    `  Visitors see: ${finding.visitorsSee}`,
    `  Cause: ${finding.cause}`,
    `  Remedy: ${finding.remedy}`,
    ...sayPaste(finding),
  ].join('\n');

function summarize(page: Page, findings: readonly Finding[], unasked: number): string {
  const widgets = widgetsOf(page).length;
  if (findings.length > 0) return `${count(findings.length, 'finding')}; docs/errors explains each code.`;
  if (unasked > 0) return 'Nothing was found in what was asked for.';
  return widgets > 0 ? 'Healthy.' : 'The page as sent has no element; what scripts add to it is not checked.';
}

/** What is reported of a page, and what could not be checked. */
export function print(name: string, page: Page, findings: readonly Finding[], unasked = 0): string {
  const looked = `${count(widgetsOf(page).length, 'element')}, ${count(page.answers.size, 'answer')} checked.`;
  const left = isFile(page) ? ' What other hosts allow was not checked: set the URL of the page with --url.' : '';
  const more = unasked > 0 ? ` ${count(unasked, 'address', 'addresses')} more: not asked for.` : '';
  const said = boundedAll(findings).map((finding) => `${say(cut(name, WORDS_MAX), finding)}\n`);
  return quiet([...said, `${summarize(page, findings, unasked)} ${looked}${more}${left}`].join('\n'));
}

/** The same for programs. */
export function printJson({ url }: Page, findings: readonly Finding[], unasked = 0): string {
  const said = { page: cut(url, WORDS_MAX), findings: boundedAll(findings), ...(unasked > 0 && { unasked }) };
  return quiet(JSON.stringify(said, null, 2));
}
