import type { Code } from '../../base/told/codes.ts';
import type { Finding } from '../../base/told/finding.ts';
import { FALLBACK, FAULT, withAttributes } from '../finding.ts';
import { elementsNamed, isFile, type Page, type PageElement } from '../page.ts';
import { allow, decidingOf, fits, type Policy, readPolicy, writePolicy } from '../policy.ts';
import { scriptTags } from '../script-tags.ts';
import { requestsOf, widgetsOf } from '../widgets.ts';

/** A policy of the page, and how it is written with other words. */
interface Written {
  readonly policy: Policy;
  readonly where: string;
  readonly rewrite: (policy: Policy) => Pick<Finding, 'place' | 'paste' | 'header'>;
}

const HEADER = 'Content-Security-Policy';

/** Each has to allow what the page loads. */
function policiesOf(page: Page): Written[] {
  const texts = page.policy.split(',').filter((text) => text.trim() !== '');
  const ofHeaders = texts.map((text, i): Written => ({
    policy: readPolicy(text),
    where: `header ${HEADER}`,
    rewrite: (policy) => ({
      header: { url: page.url, line: `${HEADER}: ${texts.with(i, writePolicy(policy)).join(', ')}` },
    }),
  }));
  const metas = elementsNamed(page, 'meta').filter(
    (meta) => meta.getAttribute('http-equiv')?.trim().toLowerCase() === HEADER.toLowerCase(),
  );
  const ofMetas = metas.map((meta): Written => ({
    policy: readPolicy(meta.getAttribute('content') ?? ''),
    where: 'policy in the <meta>',
    rewrite: (policy) => withAttributes(meta, { content: writePolicy(policy) }),
  }));
  return [...ofHeaders, ...ofMetas];
}

const SCRIPTS = ['script-src-elem', 'script-src', 'default-src'];
const REQUESTS = ['connect-src', 'default-src'];

interface Blocked {
  readonly code: Code;
  readonly visitorsSee: string;
  readonly blocked: string;
  /** The directive that is to allow it, and those that decide in its place. */
  readonly directive: string;
  readonly names: readonly string[];
  readonly sources: readonly string[];
}

function findingOf({ policy, where, rewrite }: Written, found: Blocked): Finding {
  const { code, visitorsSee, blocked, directive, names, sources } = found;
  return {
    code,
    visitorsSee,
    cause: `The ${where} blocks ${blocked}: ${decidingOf(policy, names)} does not name ${sources.join(' and ')}.`,
    remedy: `Add ${sources.join(' and ')} to ${directive}.`,
    ...rewrite(allow(policy, names, directive, sources)),
  };
}

/** What a directive is extended by. The page's own host is a keyword. */
const sourceOf = (url: URL, page: URL): string => (url.origin === page.origin ? "'self'" : url.origin);

/** A nonce or a hash on the tag goes before the list of hosts. */
function isAllowedByName(sources: readonly string[], element: PageElement): boolean {
  const nonce = element.getAttribute('nonce');
  const hashes = (element.getAttribute('integrity') ?? '').split(/\s+/).filter(Boolean);
  return sources.some((source) => source === `'nonce-${nonce}'` || hashes.some((hash) => source === `'${hash}'`));
}

function findScripts(page: Page, written: Written): Finding[] {
  const sources = written.policy.get(decidingOf(written.policy, SCRIPTS) ?? '');
  if (!sources) return [];
  const isStrict = sources.includes("'strict-dynamic'"); // switches the list of hosts off
  const from = new URL(page.url);
  return scriptTags(page).flatMap(({ element, url, runs }): Finding[] => {
    if (runs === 'never' || url === undefined || isAllowedByName(sources, element)) return [];
    if (!isStrict && sources.some((source) => fits(source, new URL(url), from))) return [];
    const found = { code: 'WS-601', visitorsSee: FALLBACK } as const;
    const nonce = sources.map((source) => /^'nonce-(.+)'$/.exec(source)?.[1]).find(Boolean);
    if (nonce) {
      return [
        {
          ...found,
          cause: `The ${written.where} runs scripts by their nonce, and the tag of ${url} has none, or a wrong one.`,
          remedy: 'Let your server write the nonce on this tag as on the others: each response has a new one.',
          ...withAttributes(element, { nonce }),
        },
      ];
    }
    const add = { directive: 'script-src', names: SCRIPTS, sources: [sourceOf(new URL(url), from)] };
    return isStrict ? [] : [findingOf(written, { ...found, ...add, blocked: `the script ${url}` })];
  });
}

function findRequests(page: Page, written: Written): Finding[] {
  const allowed = written.policy.get(decidingOf(written.policy, REQUESTS) ?? '');
  const urls = widgetsOf(page).flatMap((widget) => requestsOf(page, widget).map(([, url]) => new URL(url)));
  const from = new URL(page.url);
  const blocked = urls.find((url) => allowed && !allowed.some((source) => fits(source, url, from)));
  if (!blocked) return [];
  return [
    findingOf(written, {
      code: 'WS-107',
      visitorsSee: FAULT,
      blocked: `the service at ${blocked.origin}`,
      directive: 'connect-src',
      names: REQUESTS,
      sources: [sourceOf(blocked, from)],
    }),
  ];
}

/** Policies of Trusted Types: without the first nothing runs, without the second prose is plain. */
const TRUSTED = ['lit-html', 'dompurify'];

function findTrustedTypes(page: Page, written: Written): Finding[] {
  const names = written.policy.get('trusted-types');
  const missing = TRUSTED.filter((name) => names && !names.includes(name) && !names.includes('*'));
  if (missing.length === 0 || scriptTags(page).length === 0) return [];
  return [
    findingOf(written, {
      code: 'WS-601',
      visitorsSee: missing.includes('lit-html') ? FALLBACK : 'Posts whose text is plain: no links, no lists.',
      blocked: 'what makes markup from posts',
      directive: 'trusted-types',
      names: ['trusted-types'],
      sources: missing,
    }),
  ];
}

/** Whether the Content Security Policy of the page lets the script, its templates and its requests through. */
export const checkPolicy = (page: Page): Finding[] =>
  policiesOf(page).flatMap((written) => [
    // A file does not say which host 'self' will be.
    ...(isFile(page) ? [] : findScripts(page, written)),
    ...findRequests(page, written),
    ...findTrustedTypes(page, written),
  ]);
