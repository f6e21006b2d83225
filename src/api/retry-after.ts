/**
 * Milliseconds out of a `Retry-After` header, which holds seconds (§7) or, by HTTP, a date.
 * `undefined` where it holds neither, and where there is none: CORS may hide it.
 */
export function readRetryAfterMs(header: string | null, nowMs = Date.now()): number | undefined {
  if (!header) return undefined;
  const ms = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : Date.parse(header) - nowMs;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
