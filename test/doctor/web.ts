import { hash } from 'node:crypto';
import { examine, findUnasked } from '../../src/doctor/examine.ts';
import type { Finding } from '../../src/base/finding.ts';
import { readPage } from '../../src/doctor/node/read-page.ts';
import type { Answer, Page } from '../../src/doctor/page.ts';
// The addresses around the pages: the type of each answer, who may read it, and its text. Any other address is a 404.
import web from './web.json' with { type: 'json' };

export const SITE = 'https://site.example/';

/** A page of the site, the policy that is sent with it, and the headers that were added to the answers of other addresses. */
export interface Site {
  readonly markup: string;
  readonly policy?: string;
  readonly headers?: ReadonlyMap<string, string>;
  readonly integrityPolicy?: string;
}

function answer(url: string, added: ReadonlyMap<string, string>): Answer {
  const found = web.find(([known]) => url === known || url.replace(/\?.*/, '') === known);
  if (url.startsWith('https://down.example/')) return { url, status: 503, headers: new Headers(), text: '' };
  if (!found) return { url, status: 404, headers: new Headers(), text: '' };
  const [, type = '', allowed = '', text = ''] = found;
  const headers = new Headers({ 'content-type': type, ...(allowed && { 'access-control-allow-origin': allowed }) });
  for (const [prefix, line] of added) {
    const [name = '', value = ''] = line.split(': ');
    if (url.startsWith(prefix)) headers.set(name, value);
  }
  const hashes = ['sha512', 'sha384', 'sha256'].map((name) => `${name}-${hash(name, text, 'base64')}`);
  return { url, status: 200, headers, text, hashes };
}

/** The page, after everything that it needs was requested. */
export function observe({ markup, policy = '', headers = new Map(), integrityPolicy = '' }: Site): Page {
  const answers = new Map<string, Answer>();
  const page = readPage(markup, { url: SITE, policy, integrityPolicy, answers });
  for (let unasked = findUnasked(page); unasked.length > 0; unasked = findUnasked(page))
    for (const url of unasked) answers.set(url, answer(url, headers));
  return page;
}

export const examineSite = (site: Site): Finding[] => examine(observe(site));

/** The site after a finding's remedy was applied; undefined if the remedy has only words, and nothing to write. */
export function mend(site: Site, { paste, place, header }: Finding): Site | undefined {
  if (header?.url === SITE) return { ...site, policy: header.line.replace('Content-Security-Policy: ', '') };
  if (header) return { ...site, headers: new Map([...(site.headers ?? []), [header.url, header.line]]) };
  if (paste === undefined || !place) return undefined;
  return { ...site, markup: site.markup.slice(0, place.start) + paste + site.markup.slice(place.end) };
}
