/**
 * The one gate for URLs that come from outside: an absolute http(s) URL in its normal form,
 * or `undefined` for everything else (relative, `javascript:`, `data:`, no string at all).
 */
export function readUrl(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  try {
    const { protocol, href } = new URL(value);
    return /^https?:$/.test(protocol) ? href : undefined;
  } catch {
    return undefined; // what URL cannot read is no URL
  }
}
