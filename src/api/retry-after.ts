/**
 * Milliseconds from a `Retry-After` header, which holds seconds (§7) or, by HTTP, a date.
 * `undefined` where it holds neither, and where there is none: CORS may hide it.
 */
export function readRetryAfterMs(header: string | null, nowMs = Date.now()): number | undefined {
  if (!header) return undefined;
  // `Date` would take "1.5" for a day of 2001: a date has a time of day.
  const moment = /\d:\d\d/.test(header) ? Date.parse(header) : NaN;
  const ms = /^\s*\d+\s*$/.test(header) ? Number(header) * 1000 : moment - nowMs;
  return Number.isNaN(ms) ? undefined : Math.max(0, ms);
}
