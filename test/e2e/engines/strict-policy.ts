import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const readme = readFileSync(join(import.meta.dirname, '../../../README.md'), 'utf8');

/** The policy that the README has to paste, as a header. */
export function strictPolicy(service: string): Record<string, string> {
  const policy = /^default-src 'none';.+$/m.exec(readme)?.[0];
  if (!policy) throw new Error('The README has no policy any more.');
  return { 'content-security-policy': policy.replaceAll('https://api.example', service) };
}
