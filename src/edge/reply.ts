import { FAILURE_S } from './answers/answers.ts';
import type { Bytes, Content } from './content.ts';
import type { Lifetimes } from './options.ts';
import type { Served } from './renditions.ts';

/** For every reply: browsers guess no types, and any page may read and embed it. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

type Fields = Content['headers'];

const UNCACHED: Fields = { 'cache-control': 'no-store' };

export type Asked = Readonly<{ method: string; url: URL; ifNoneMatch: string | null }>;

export interface Reply extends Omit<Content, 'body'> {
  /** Not sent in answer to HEAD. */
  readonly body: Bytes | undefined;
}

/** Whether the client has what is served, by the tags of `If-None-Match`. A proxy may have made a tag weak (`W/`). */
const isKnown = (ifNoneMatch: string | null, etag: string): boolean =>
  ifNoneMatch?.trim() === '*' || ifNoneMatch?.match(/"[^"]*"/g)?.includes(etag) === true;

/** Who may keep an answer: all readers, or the one who asked. */
type CacheScope = 'public' | 'private';

function cacheHeaders(lifetimes: Lifetimes, { rendition, receivedAtMs }: Served, scope: CacheScope): Fields {
  if (rendition.yield === 'none') return UNCACHED;
  // An answer is missing: to be kept only until the service is asked again.
  if (receivedAtMs === undefined) return { 'cache-control': `${scope}, max-age=${FAILURE_S}` };
  const { maxAge, staleWhileRevalidate, staleIfError } = lifetimes;
  return {
    'cache-control': `${scope}, max-age=${maxAge}, stale-while-revalidate=${staleWhileRevalidate}, stale-if-error=${staleIfError}`,
    // Caches on the way count on from this age, so that no reader gets anything older than these lifetimes allow.
    age: String(Math.max(0, Math.floor((Date.now() - receivedAtMs) / 1000))),
  };
}

/** The reply with a rendition and its `ETag`, or 304 without a body for a client that already has it. */
export function replyWith(asked: Asked, served: Served, lifetimes: Lifetimes, scope: CacheScope, own?: Fields): Reply {
  const { rendition } = served;
  const { status, body, etag } = rendition;
  const headers = { ...HEADERS, ...rendition.headers, ...own, ...cacheHeaders(lifetimes, served, scope) };
  if (status !== 200) return { status, headers, body };
  const known = isKnown(asked.ifNoneMatch, etag) ? { status: 304, body: undefined } : { status, body };
  return { ...known, headers: { ...headers, etag } };
}

export function replyUncached({ status, headers, body }: Content): Content {
  return { status, headers: { ...HEADERS, ...headers, ...UNCACHED }, body };
}
