import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const guide = readFileSync(join(import.meta.dirname, '../../../docs/csp.md'), 'utf8');

export const POLICY = 'content-security-policy';

/** The policy that the guide offers for pasting, as a header. */
export function strictPolicy(service: string): Record<typeof POLICY, string> {
  const policy = /^default-src 'none';.+$/m.exec(guide)?.[0];
  if (!policy) throw new Error('The guide has no policy any more.');
  return { [POLICY]: policy.replaceAll('https://api.example', service) };
}
