import { FaultError } from '../../src/base/fault.ts';
import type { Batch } from '../../src/source/post-source.ts';
import type { Ask } from '../../src/source/shared-requests.ts';

const MINUTE_MS = 60_000;
const NOON = Date.UTC(2026, 6, 1, 12);

/** The time `minutes` before noon. */
export const minutesAgo = (minutes: number): string => new Date(NOON - minutes * MINUTE_MS).toISOString();

/** An item of `/posts` or `/public-posts`. */
export const item = (feedId: string, id: string | number, minutes?: number) => ({
  postId: `${feedId}-${id}`,
  feedId,
  postText: `Post ${id}.`,
  publishedDate: minutes === undefined ? undefined : minutesAgo(minutes),
});

/** Items that are a minute apart, the newest first. */
export const items = (feedId: string, count: number) => Array.from({ length: count }, (_, i) => item(feedId, i, i));

/** Replaces the shared requests: answers with `answer`, and records the URLs that were requested. */
export function fakeAsk(answer: (url: URL, signal: AbortSignal) => unknown) {
  const asked: string[] = [];
  const ask: Ask = async (address, read, { signal }) => {
    signal.throwIfAborted();
    const url = new URL(address);
    asked.push(url.pathname + url.search);
    const useful = read(await answer(url, signal));
    if (useful === undefined) throw new FaultError({ kind: 'malformed', code: 'WS-210', message: 'Malformed.' });
    return useful;
  };
  return { ask, asked };
}

const count = (query: URLSearchParams, name: string, min: number, max: number): number =>
  Math.min(Math.max(Number(query.get(name) ?? min), min), max);

/** A service with these items for these workspaces. It clamps silently, as the real one does (§8). */
export function simulate(feeds: Readonly<Record<string, readonly unknown[]>>) {
  return fakeAsk(({ pathname, searchParams }) => {
    const [, , feedId = '', endpoint] = pathname.split('/');
    const all = feeds[decodeURIComponent(feedId)];
    if (!all) throw new FaultError({ kind: 'http', code: 'WS-201', status: 404, message: 'No such workspace.' });
    if (endpoint === 'public-posts') return all.slice(0, count(searchParams, 'limit', 1, 30));
    const offset = count(searchParams, '$offset', 0, 100);
    const page = all.slice(offset, offset + count(searchParams, '$limit', 1, 30));
    return { meta: { maxResults: page.length }, items: page };
  });
}

export const never: AbortSignal = new AbortController().signal;

/** An empty batch that is no failure. */
export const NOTHING: Batch = {
  posts: [],
  hasMore: false,
  atCeiling: false,
  faults: [],
  failed: false,
  partial: false,
};
