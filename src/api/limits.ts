// Every number that the service fixes stands here, once.

/** Most posts that one answer holds: `limit` and `$limit` (§8). */
export const PAGE_MAX = 30;

/** Furthest `$offset`; higher ones are silently clamped to it (§8). */
export const OFFSET_MAX = 100;

/** The largest body that is read. A page of posts takes tens of kB, so what is larger is none. */
export const BODY_MAX_BYTES = 5e6;

export const clamp = (value: number, min: number, max: number): number =>
  Math.min(Math.max(Math.trunc(value) || 0, min), max);

/** A page size that the service will not clamp. */
export const clampLimit = (limit: number): number => clamp(limit, 1, PAGE_MAX);
