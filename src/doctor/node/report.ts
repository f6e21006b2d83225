import { setMaxListeners } from 'node:events';
import { pathToFileURL } from 'node:url';
import type { Finding } from '../../base/finding.ts';
import { escapeCharacter } from '../../base/log.ts';
import { cutText } from '../../model/words/cut-text.ts';
import { checkImages } from '../checks/images.ts';
import { examine, findUnasked } from '../examine.ts';
import { count } from '../finding.ts';
import { type Answer, isFile, type Page, widgetsOf } from '../page.ts';
import { BODY_MAX_BYTES, createAsker, HTML } from './ask.ts';
import { readPage } from './read-page.ts';

/** Characters that a terminal takes for commands, or that make it display text in another order. */
const CONTROLS = /(?!\n)[\p{Cc}\p{Bidi_Control}\u2028\u2029]/gu;

/** Text of a page with these characters escaped, so that it can be displayed. */
export const quiet = (text: string): string => text.replaceAll(CONTROLS, escapeCharacter);

const WORDS_MAX = 1000;
const PASTE_MAX = 10_000;

const cut = (text: string, max: number): string => (text.length > max ? `${cutText(text, max)}…` : text);

/** A page may have so many or such long mistakes that they fill a log. What is too long to be pasted whole is left out. */
const bounded = ({ cause, remedy, paste, header, ...finding }: Finding): Finding => ({
  ...finding,
  cause: cut(cause, WORDS_MAX),
  remedy: cut(remedy, WORDS_MAX),
  ...(paste !== undefined && paste.length <= PASTE_MAX && { paste }),
  ...(header && header.line.length <= PASTE_MAX && { header }),
});

const boundedAll = (findings: readonly Finding[]): Finding[] => findings.slice(0, 50).map(bounded);

/** Text to paste with these characters as character references, which markup allows. */
const inHtml = (paste: string): string =>
  paste.replaceAll(CONTROLS, (char) => `&#x${char.charCodeAt(0).toString(16).padStart(4, '0')};`);

function say(name: string, { code, visitorsSee, cause, remedy, place, paste, header }: Finding): string {
  const of = place && place.start < place.end ? ', in place of the tag' : '';
  const lines = [
    `${name}${place ? `:${place.line}` : ''}  ${code}`,
    `  Visitors see: ${visitorsSee}`,
    `  Cause: ${cause}`,
    `  Remedy: ${remedy}`,
    paste && place && `  Write in line ${place.line}${of}:\n\n    ${inHtml(paste.trim()).replaceAll('\n', '\n    ')}`,
    header && `  Send from ${header.url}:\n\n    ${header.line}`,
  ];
  return lines.filter(Boolean).join('\n');
}

function summarize(page: Page, findings: readonly Finding[], unasked: number): string {
  const widgets = widgetsOf(page).length;
  if (findings.length > 0) return `${count(findings.length, 'finding')}; docs/errors explains each code.`;
  if (unasked > 0) return 'No problem in what was requested.';
  return widgets > 0 ? 'Healthy.' : 'The page as sent has no element; what scripts or frames add is not checked.';
}

export function print(name: string, page: Page, findings: readonly Finding[], unasked = 0): string {
  const looked = `${count(widgetsOf(page).length, 'element')}, ${count(page.answers.size, 'answer')} checked.`;
  const left = isFile(page) ? ' What other hosts allow was not checked: set the URL of the page with --url.' : '';
  const more = unasked > 0 ? ` ${count(unasked, 'address', 'addresses')} more: not asked for.` : '';
  const said = boundedAll(findings).map((finding) => `${say(cut(name, WORDS_MAX), finding)}\n`);
  return quiet([...said, `${summarize(page, findings, unasked)} ${looked}${more}${left}`].join('\n'));
}

function printJson({ url }: Page, findings: readonly Finding[], unasked: number): string {
  const said = { page: cut(url, WORDS_MAX), findings: boundedAll(findings), ...(unasked > 0 && { unasked }) };
  return quiet(JSON.stringify(said, null, 2));
}

export type Request = Readonly<{ page: string; url: string | undefined; json: boolean; timeoutMs: number }>;

export type Report = Readonly<{ status: 0 | 1; printed: string }>;

/** Loads a page and requests all that it needs, like a browser that displays it. */
async function observe({ page: written, url, timeoutMs }: Request): Promise<Page> {
  const signal = AbortSignal.timeout(Math.ceil(timeoutMs * 0.6)); // the rest is for examining what was received
  setMaxListeners(0, signal); // each request that waits for its turn adds one
  const { ask, isSpent } = createAsker(signal);
  const isAddress = /^https?:\/\//i.test(written);
  const answer = await ask(isAddress ? written : pathToFileURL(written).href, undefined);
  const hint = isAddress ? '' : ' The address of a website begins with https://.';
  if (!answer?.status) throw new Error(`${written} cannot be read: ${answer?.text ?? 'it was not asked for'}.${hint}`);
  if (answer.status >= 400) throw new Error(`${written} answers ${answer.status}.`);
  if (!answer.hashes) throw new Error(`${written} is larger than ${BODY_MAX_BYTES / 1e6} MB.`);
  const type = answer.headers.get('content-type') ?? '';
  if (!HTML.test(type)) throw new Error(`${written} is not HTML: its content type is "${type}".`);
  const answers = new Map<string, Answer>();
  const policy = answer.headers.get('content-security-policy') ?? '';
  const integrityPolicy = answer.headers.get('integrity-policy') ?? '';
  const page = readPage(answer.text, { url: url ?? answer.url, policy, integrityPolicy, answers });
  if (page.elements.every(({ tag }) => !tag)) throw new Error(`${written} has no markup.`);
  const origin = isFile(page) ? undefined : new URL(page.url).origin;
  for (let unasked = findUnasked(page); unasked.length > 0 && !isSpent(); unasked = findUnasked(page)) {
    const asked = unasked.map(async (one) => [one, await ask(one, origin)] as const);
    for (const [one, given] of await Promise.all(asked)) if (given) answers.set(one, given);
  }
  return page;
}

export async function report(request: Request): Promise<Report> {
  const page = await observe(request);
  const findings = [examine(page), checkImages(page)].flat();
  const unasked = findUnasked(page).length;
  const name = isFile(page) || request.url ? request.page : page.url; // where it redirects to, such as to log in
  const printed = request.json ? printJson(page, findings, unasked) : print(name, page, findings, unasked);
  return { status: findings.length > 0 ? 1 : 0, printed };
}
