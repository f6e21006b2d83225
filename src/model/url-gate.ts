// No server takes a longer one, and Node's parser takes a minute over a host of a million characters.
const LENGTH_MAX = 8000;

/**
 * The one gate for URLs that come from outside: an absolute http(s) URL in its normal form, or `undefined` for
 * everything else (relative, `javascript:`, `data:`, no string at all), and for a URL with a user or a password,
 * which shows one host and leads to another: `https://bank.example@evil.example/`. One that begins with `//` is of https,
 * as the service is.
 */
export function readUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > LENGTH_MAX) return undefined;
  try {
    const { protocol, username, password, href } = new URL(value.replace(/^[\0- ]*(?=\/\/)/, 'https:'));
    return /^https?:/.test(protocol) && !username && !password ? href : undefined;
  } catch {
    return undefined; // what URL cannot read is not a URL
  }
}
