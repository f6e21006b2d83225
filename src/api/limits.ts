// Every number that the service fixes, or that bounds what is taken from it. § is a section of docs/service-specification.md.

/** Most posts that one answer holds: `limit` and `$limit` (§8). */
export const PAGE_MAX = 30;

/** Furthest `$offset`; higher ones are silently clamped to it (§8). */
export const OFFSET_MAX = 100;

/** The largest body that is read: 30 of the longest texts that are shown take 600 kB, and their URLs leave room. */
export const BODY_MAX_BYTES = 1e6;

/** The most memory for what is kept of an answer, by `weigh`: characters take twice as many bytes as on the wire. */
export const ANSWER_MAX_BYTES = 2 * BODY_MAX_BYTES;

/** The memory that the posts of one feed may take before no more are requested: some two thousand large posts. */
export const FEED_MAX_BYTES = 10 * ANSWER_MAX_BYTES;

/** How long an answer may be reused. */
export const KEPT_FOR_MS = 60_000;

/** Most requests that are under way at once for a page: what a browser sends to one host by HTTP/1.1. */
export const REQUESTS_MAX = 6;

export const clamp = (value: number, min: number, max: number): number =>
  Math.min(Math.max(Math.trunc(value) || 0, min), max);

/** A page size that the service will not clamp. */
export const clampLimit = (limit: number): number => clamp(limit, 1, PAGE_MAX);

/** The text of an answer. If it grows too large, the stream is cancelled, and a `RangeError` thrown. */
export async function readBody(response: Response): Promise<string> {
  const reader = response.body?.getReader();
  if (!reader) return response.text(); // a stand-in for fetch may not have streams
  const decoder = new TextDecoder();
  let text = '';
  for (let sizeBytes = 0; ;) {
    const { done, value } = await reader.read();
    text += decoder.decode(value, { stream: !done });
    if (done) return text;
    sizeBytes += value.length;
    if (sizeBytes <= BODY_MAX_BYTES) continue;
    await reader.cancel();
    throw new RangeError();
  }
}
