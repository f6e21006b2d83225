import type { Finding } from '../../base/finding.ts';
import { type Found, type Mend, FALLBACK, FAULT, withAttributes } from '../finding.ts';
import { elementsNamed, firstRequests, isFile, type Page, type PageElement } from '../page.ts';
import { scriptTags } from '../script-tags.ts';

/** A Content Security Policy: sources by directive, of which only the first of each name counts. */
type Policy = ReadonlyMap<string, readonly string[]>;

function readPolicy(text: string): Policy {
  const policy = new Map<string, readonly string[]>();
  for (const directive of text.split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    if (name && !policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), sources);
  }
  return policy;
}

const writePolicy = (policy: Policy): string =>
  [...policy].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');

/** The directives that have to allow something, each with those that may decide it: the first in the policy does. */
const DECIDING = {
  'script-src': ['script-src-elem', 'script-src', 'default-src'],
  'connect-src': ['connect-src', 'default-src'],
  'trusted-types': ['trusted-types'],
  sandbox: ['sandbox'],
} as const;

type Directive = keyof typeof DECIDING;

const decidingOf = (policy: Policy, directive: Directive) => DECIDING[directive].find((name) => policy.has(name));

const sourcesOf = (policy: Policy, directive: Directive) => policy.get(decidingOf(policy, directive) ?? '');

/** The policy with `sources` added to a directive, after the sources that decided until then. */
function allow(policy: Policy, own: Directive, sources: readonly string[]): Policy {
  const deciding = decidingOf(policy, own);
  const before = (deciding && policy.get(deciding)) || [];
  const added = [...before.filter((source) => source.toLowerCase() !== "'none'"), ...sources];
  return new Map([...policy, [deciding && deciding !== 'default-src' ? deciding : own, added]]);
}

const HOST = /^(?:([a-z][a-z\d+.-]*):\/\/)?(\*|(?:\*\.)?[^:/*]+)(?::(\d+|\*))?(\/.*)?$/i;
const PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };

const fitsScheme = (scheme: string, { protocol }: URL): boolean =>
  protocol === scheme || (scheme === 'http:' && protocol === 'https:');

function fitsHost(source: string, url: URL, page: URL): boolean {
  const [, scheme, host = '', port, path = ''] = HOST.exec(source) ?? [];
  if (!host || !fitsScheme(scheme ? `${scheme.toLowerCase()}:` : page.protocol.replace('file:', 'http:'), url))
    return false;
  const name = host.toLowerCase();
  const isHost = name === '*' || (name.startsWith('*.') ? url.hostname.endsWith(name.slice(1)) : url.hostname === name);
  const usual = PORTS[url.protocol];
  const isAtPort = port === '*' || (url.port || usual) === (port ?? usual);
  const isBelow = path === '' || (path.endsWith('/') ? url.pathname.startsWith(path) : url.pathname === path);
  return isHost && isAtPort && isBelow;
}

function fits(source: string, url: URL, page: URL): boolean {
  if (source === '*') return /^https?:$/.test(url.protocol);
  if (source.toLowerCase() === "'self'") return url.host === page.host && fitsScheme(page.protocol, url);
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return fitsScheme(source.toLowerCase(), url);
  return fitsHost(source, url, page);
}

type Written = Readonly<{ policy: Policy; where: string; rewrite(policy: Policy): Mend & Pick<Finding, 'header'> }>;

const HEADER = 'Content-Security-Policy';
const OF_HEADER = `header ${HEADER}`;

/** All policies of a page: each of them has to allow what the page loads. */
function policiesOf(page: Page): Written[] {
  const { url } = page;
  const texts = page.policy.split(',').filter((text) => text.trim() !== '');
  const ofHeaders = texts.map((text, i): Written => ({
    policy: readPolicy(text),
    where: OF_HEADER,
    rewrite: (policy) => ({ header: { url, line: `${HEADER}: ${texts.with(i, writePolicy(policy)).join(', ')}` } }),
  }));
  const metas = elementsNamed(page, 'meta').filter(
    ({ attributes, parent }) =>
      parent?.localName === 'head' && attributes.get('http-equiv')?.trim().toLowerCase() === HEADER.toLowerCase(),
  );
  const ofMetas = metas.map((meta): Written => ({
    policy: readPolicy(meta.attributes.get('content') ?? ''),
    where: 'policy in the <meta>',
    rewrite: (policy) => withAttributes(meta, { content: writePolicy(policy) }),
  }));
  return [...ofHeaders, ...ofMetas];
}

function findingOf(
  { policy, where, rewrite }: Written,
  finding: Pick<Finding, 'code' | 'visitorsSee'>,
  blocked: string,
  directive: Directive,
  sources: readonly string[],
): Finding {
  return {
    ...finding,
    cause: `The ${where} blocks ${blocked}: ${decidingOf(policy, directive)} does not name ${sources.join(' and ')}.`,
    remedy: `Add ${sources.join(' and ')} to ${directive}.`,
    ...rewrite(allow(policy, directive, sources)),
  };
}

/** The source to add to a directive. The page's own origin has a keyword. */
const sourceOf = (url: URL, page: URL): string => (url.origin === page.origin ? "'self'" : url.origin);

/** A nonce or a hash on the tag allows a script whatever hosts are listed. */
function isAllowedByName(sources: readonly string[], { attributes }: PageElement): boolean {
  const names = [`nonce-${attributes.get('nonce')}`, ...(attributes.get('integrity') ?? '').split(/\s+/)];
  return names.some((name) => sources.includes(`'${name}'`));
}

function findScripts(page: Page, written: Written): Found {
  const found = { code: 'WS-601', visitorsSee: FALLBACK } as const;
  const flags = written.where === OF_HEADER && sourcesOf(written.policy, 'sandbox'); // ignored in a <meta>
  if (flags && scriptTags(page)[0] && !flags.join().toLowerCase().includes('allow-scripts'))
    return findingOf(written, found, 'all scripts', 'sandbox', ['allow-scripts']);
  const sources = sourcesOf(written.policy, 'script-src');
  if (!sources) return [];
  const isStrict = sources.includes("'strict-dynamic'"); // then the listed hosts do not count
  const from = new URL(page.url);
  return scriptTags(page).flatMap(({ element, url, runs }): Found => {
    if (runs === 'never' || url === undefined || isAllowedByName(sources, element)) return [];
    if (!isStrict && sources.some((source) => fits(source, new URL(url), from))) return [];
    const nonce = sources.map((source) => /^'nonce-(.+)'$/.exec(source)?.[1]).find(Boolean);
    if (nonce) {
      return {
        ...found,
        cause: `The ${written.where} runs scripts by their nonce, and the tag of ${url} has none, or a wrong one.`,
        remedy: 'Let your server write the nonce on this tag as on the others: each response has a new one.',
        ...withAttributes(element, { nonce }),
      };
    }
    if (isStrict) return [];
    return findingOf(written, found, `the script ${url}`, 'script-src', [sourceOf(new URL(url), from)]);
  });
}

function findRequests(page: Page, written: Written): Found {
  const allowed = sourcesOf(written.policy, 'connect-src');
  const urls = firstRequests(page).map(({ url }) => new URL(url));
  const from = new URL(page.url);
  const blocked = urls.find((url) => allowed && !allowed.some((source) => fits(source, url, from)));
  if (!blocked) return [];
  const found = { code: 'WS-107', visitorsSee: FAULT } as const;
  return findingOf(written, found, `the service at ${blocked.origin}`, 'connect-src', [sourceOf(blocked, from)]);
}

function findTrustedTypes(page: Page, written: Written): Found {
  const names = sourcesOf(written.policy, 'trusted-types');
  // Without the first nothing runs; without the second, markup is displayed as text.
  const missing = ['lit-html', 'dompurify'].filter((name) => names && !names.includes(name) && !names.includes('*'));
  if (missing.length === 0 || scriptTags(page).length === 0) return [];
  const visitorsSee = missing.includes('lit-html') ? FALLBACK : 'Posts whose markup is displayed as text.';
  return findingOf(written, { code: 'WS-601', visitorsSee }, 'what makes markup from posts', 'trusted-types', missing);
}

export const checkPolicy = (page: Page): Found =>
  policiesOf(page).flatMap((written) => {
    const ofScripts = isFile(page) ? [] : findScripts(page, written); // a file does not say which host 'self' will be
    return [ofScripts, findRequests(page, written), findTrustedTypes(page, written)].flat();
  });
