/** A Content Security Policy: sources by the names of directives, the first of each name. */
export type Policy = ReadonlyMap<string, readonly string[]>;

export function readPolicy(text: string): Policy {
  const policy = new Map<string, readonly string[]>();
  for (const directive of text.split(';')) {
    const [name = '', ...sources] = directive.trim().split(/\s+/);
    if (name && !policy.has(name.toLowerCase())) policy.set(name.toLowerCase(), sources);
  }
  return policy;
}

export const writePolicy = (policy: Policy): string =>
  [...policy].map(([name, sources]) => [name, ...sources].join(' ')).join('; ');

/** The directive that decides: the first of these that the policy has. */
export const decidingOf = (policy: Policy, names: readonly string[]): string | undefined =>
  names.find((name) => policy.has(name));

/** The policy with a source more in a directive, which begins with what decided until then. */
export function allow(policy: Policy, names: readonly string[], own: string, sources: readonly string[]): Policy {
  const deciding = decidingOf(policy, names);
  const before = (deciding && policy.get(deciding)) || [];
  const added = [...before.filter((source) => source.toLowerCase() !== "'none'"), ...sources];
  return new Map([...policy, [deciding && deciding !== 'default-src' ? deciding : own, added]]);
}

const HOST = /^(?:([a-z][a-z\d+.-]*):\/\/)?(\*|(?:\*\.)?[^:/*]+)(?::(\d+|\*))?(\/.*)?$/i;

const PORTS: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' };
const portOf = ({ port, protocol }: URL): string => port || (PORTS[protocol] ?? '');

const fitsScheme = (scheme: string, { protocol }: URL): boolean =>
  protocol === scheme || (scheme === 'http:' && protocol === 'https:');

function fitsHost(source: string, url: URL, page: URL): boolean {
  const [, scheme, host = '', port, path = ''] = HOST.exec(source) ?? [];
  if (!host || !fitsScheme(scheme ? `${scheme.toLowerCase()}:` : page.protocol.replace('file:', 'http:'), url))
    return false;
  const name = host.toLowerCase();
  const isNamed =
    name === '*' || (name.startsWith('*.') ? url.hostname.endsWith(name.slice(1)) : url.hostname === name);
  const isAtPort = port === '*' || (port === undefined ? portOf(url) === PORTS[url.protocol] : portOf(url) === port);
  const isBelow = path === '' || (path.endsWith('/') ? url.pathname.startsWith(path) : url.pathname === path);
  return isNamed && isAtPort && isBelow;
}

/** Whether a source lets a page load a URL. */
export function fits(source: string, url: URL, page: URL): boolean {
  if (source === '*') return /^https?:$/.test(url.protocol) || url.protocol === page.protocol;
  if (source.toLowerCase() === "'self'") {
    const isUpgraded = url.host === page.host && page.protocol === 'http:' && url.protocol === 'https:';
    return page.protocol === 'file:' ? url.protocol === 'file:' : url.origin === page.origin || isUpgraded;
  }
  if (/^[a-z][a-z\d+.-]*:$/i.test(source)) return fitsScheme(source.toLowerCase(), url);
  return fitsHost(source, url, page);
}
