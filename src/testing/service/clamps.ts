/** §8: `$limit` and `limit` are at most 30, `$offset` at most 100, and what is higher is silently clamped. */
const MAX_LIMIT = 30;
const MAX_OFFSET = 100;

/** What a page holds without a number in the request. */
const DEFAULT_LIMIT = 10;

export type Asked = number | string | undefined;

export function readCount(asked: Asked, whenUnreadable: number): number {
  const count = typeof asked === 'string' && asked.trim() === '' ? NaN : Number(asked);
  return Number.isNaN(count) ? whenUnreadable : Math.trunc(count);
}

export function clampLimit(asked: Asked): number {
  return Math.min(Math.max(readCount(asked, DEFAULT_LIMIT), 1), MAX_LIMIT);
}

export function clampOffset(asked: Asked): number {
  return Math.min(Math.max(readCount(asked, 0), 0), MAX_OFFSET);
}
