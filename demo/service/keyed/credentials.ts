import credentials from './credentials.json' with { type: 'json' };

const AREAS = ['feeds', 'contacts', 'products', 'posts'] as const;
type Area = (typeof AREAS)[number];
type Level = 'read-only' | 'read-write';

/** §5, such as `contacts:read-only`. */
export type Scope = `${Area}:${Level}`;

interface Named {
  readonly id: string;
  readonly name: string;
}

export interface Credential {
  readonly variant: 'key' | 'basic';
  /** The value of a key, or `user:password`. */
  readonly secret: string;
  /** The workspaces to which it gives access. */
  readonly feedIds: readonly string[];
  /** The workspace or organization that it belongs to. */
  readonly holder: { readonly feed: Named } | { readonly organization: Named };
  readonly permissions: Readonly<Partial<Record<Area, Level>>>;
}

/** They work only for a sandbox on this machine, and their names say so. The cast gives the JSON its types. */
const CREDENTIALS = credentials as readonly Credential[];

const BASIC = /^Basic +(\S+)$/i;

/** The credential of a request (§5). If there are both kinds, Basic is used. */
export function findCredential(headers: {
  readonly authorization?: string | undefined;
  readonly 'x-api-key'?: string | readonly string[] | undefined;
}): Credential | undefined {
  const encoded = BASIC.exec(headers.authorization ?? '')?.[1];
  const [variant, secret] =
    headers.authorization === undefined
      ? ['key', headers['x-api-key']]
      : ['basic', encoded && Buffer.from(encoded, 'base64').toString()];
  return CREDENTIALS.find((one) => one.variant === variant && one.secret === secret);
}

export function allows({ permissions }: Credential, scope: Scope): boolean {
  const area = AREAS.find((name) => scope.startsWith(`${name}:`));
  const granted = area && permissions[area];
  return granted === 'read-write' || (granted === 'read-only' && scope.endsWith(':read-only'));
}

function sayCredential({ variant, secret, holder, permissions }: Credential): string {
  const scope = 'feed' in holder ? `workspace ${holder.feed.id}` : `organization ${holder.organization.id}`;
  const levels = new Set(Object.values(permissions));
  const what = levels.has('read-write') ? 'reads and writes' : 'reads';
  return `  ${variant === 'key' ? 'x-api-key' : 'Basic'.padEnd(9)}  ${secret.padEnd(22)}  ${scope}, ${what}`;
}

/** What `npm run sandbox` prints: the URL, the keys, and a command to start with. */
export const describeSandbox = (url: string): string => `The sandbox:       ${url}
Its documentation: ${url}/docs

Its keys:
${CREDENTIALS.map(sayCredential).join('\n')}

Publish a post:
  curl ${url}/feeds/bakery/post-requests -H 'x-api-key: sandbox-bakery' -H 'content-type: application/json' -d '{"action":"publish","text":"Hello from the sandbox."}'

See it:
  curl -g '${url}/feeds/bakery/posts?$limit=1'

Reset everything:
  curl -X POST ${url}/sandbox/reset
`;
