import { examine, findUnasked } from '../../src/doctor/examine.ts';
import type { Finding } from '../../src/base/told/tell.ts';
import { readPage } from '../../src/doctor/node/read-page.ts';
import type { Answer, Page } from '../../src/doctor/page.ts';

export const SITE = 'https://site.example/';

const FIRST_FILE = 'import("./core-01234567.js");';
const versionOf = (version: string): string => `v=\`${version}\`,c=Symbol.for(\`ws-widgets/claims/1\`),o={version:v};`;

const SCRIPT = { 'content-type': 'text/javascript', 'access-control-allow-origin': '*' };
const JSON_TYPE = { 'content-type': 'application/json', 'access-control-allow-origin': 'https://site.example' };

const scripts = (
  host: string,
  headers: Record<string, string> = SCRIPT,
): [string, Record<string, string>, string][] => [
  [`https://${host}/ws-widgets.js`, headers, FIRST_FILE],
  [`https://${host}/core-01234567.js`, headers, versionOf('1.0.0')],
];

/** The web around the pages, by what each address answers with; everything else is 404. */
const WEB: readonly (readonly [url: string, headers: Record<string, string>, text: string])[] = [
  ...scripts('cdn.example'),
  ...scripts('twin.example'),
  ['https://cdn.example/ws-widgets.iife.js', SCRIPT, versionOf('1.0.0')],
  ['https://cdn.example/ws-widgets.iife.js?ver=1', SCRIPT, versionOf('1.0.0')],
  ['https://old.example/ws-widgets.iife.js', SCRIPT, versionOf('0.9.0')],
  ['https://half.example/ws-widgets.js', SCRIPT, FIRST_FILE],
  ...scripts('plain.example', { ...SCRIPT, 'content-type': 'text/plain' }),
  ...scripts('closed.example', { 'content-type': 'text/javascript' }),
  ['https://closed.example/feeds/abc/posts', { 'content-type': 'application/json' }, '[]'],
  [`${SITE}cache/all.js`, { 'content-type': 'text/javascript' }, `jQuery();${FIRST_FILE}`],
  [`${SITE}assets/index.js`, { 'content-type': 'text/javascript' }, versionOf('1.0.0')],
  [`${SITE}feeds/abc/posts`, { 'content-type': 'text/html' }, '<!doctype html>'],
  ['https://api.example/feeds/abc/posts', JSON_TYPE, '[]'],
  ['https://api.example/feeds/abc2/posts', JSON_TYPE, '[]'],
  ['https://api.example/feeds/abc/public-posts', JSON_TYPE, '[]'],
  ['https://api.example/integration/embedded/abc', JSON_TYPE, '{}'],
];

/** A page of the site, the policy that is sent with it, and the headers that were added to what others answer. */
export interface Site {
  readonly markup: string;
  readonly policy: string;
  readonly headers: ReadonlyMap<string, string>;
  readonly integrityPolicy?: string;
}

function answer(url: string, added: ReadonlyMap<string, string>): Answer {
  const found = WEB.find(([known]) => url === known || url.replace(/\?.*/, '') === known);
  if (url.startsWith('https://down.example/')) return { url, status: 503, headers: new Headers(), text: '' };
  if (!found) return { url, status: 404, headers: new Headers(), text: '' };
  const headers = new Headers(found[1]);
  for (const [prefix, line] of added) {
    const [name = '', value = ''] = line.split(': ');
    if (url.startsWith(prefix)) headers.set(name, value);
  }
  return { url, status: 200, headers, text: found[2] };
}

/** The page, with all that it needs asked for. */
export function observe({ markup, policy, headers, integrityPolicy = '' }: Site): Page {
  const answers = new Map<string, Answer>();
  const page = readPage(markup, { url: SITE, policy, integrityPolicy, answers });
  for (let unasked = findUnasked(page); unasked.length > 0; unasked = findUnasked(page)) {
    for (const url of unasked) answers.set(url, answer(url, headers));
  }
  return page;
}

export const examineSite = (site: Site): Finding[] => examine(observe(site));

/** The site once it was done what a finding says to write, or nothing where it says what to do in words alone. */
export function mend({ markup, policy, headers }: Site, { paste, place, header }: Finding): Site | undefined {
  if (header?.url === SITE) return { markup, headers, policy: header.line.replace('Content-Security-Policy: ', '') };
  if (header) return { markup, policy, headers: new Map([...headers, [header.url, header.line]]) };
  if (paste === undefined || !place) return undefined;
  return { headers, policy, markup: markup.slice(0, place.start) + paste + markup.slice(place.end) };
}
