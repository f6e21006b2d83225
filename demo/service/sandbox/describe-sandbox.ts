import { type Credential, CREDENTIALS } from '../keyed/credentials.ts';

function sayCredential({ variant, secret, holder, permissions }: Credential): string {
  const scope = 'feed' in holder ? `workspace ${holder.feed.id}` : `organization ${holder.organization.id}`;
  const levels = new Set(Object.values(permissions));
  const what = levels.has('read-write') ? 'reads and writes' : 'reads';
  return `  ${variant === 'key' ? 'x-api-key' : 'Basic'.padEnd(9)}  ${secret.padEnd(22)}  ${scope}, ${what}`;
}

/** What `npm run sandbox` prints: the address, the keys, and a line to begin with. */
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
