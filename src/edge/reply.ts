import { FAILURE_S } from './answers/answers.ts';
import type { Bytes, Content } from './content.ts';
import type { Lifetimes } from './options.ts';
import type { Served } from './renditions.ts';

/** Everywhere: nothing is guessed, and anybody's page may read and embed it. */
const HEADERS = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

type Fields = Readonly<Record<string, string>>;

const UNCACHED: Fields = { 'cache-control': 'no-store' };

export interface Asked {
  readonly method: string;
  readonly url: URL;
  readonly ifNoneMatch: string | null;
}

export interface Reply {
  readonly status: number;
  readonly headers: Fields;
  /** Not sent to HEAD. */
  readonly body: Bytes | undefined;
}

/** Whether the reader has what is served, by the tags of an `If-None-Match`. A proxy may have made one weak. */
const isKnown = (ifNoneMatch: string | null, etag: string): boolean =>
  ifNoneMatch?.trim() === '*' || ifNoneMatch?.match(/"[^"]*"/g)?.includes(etag) === true;

/** Who may keep an answer: all readers, or the one who asked. */
type CacheScope = 'public' | 'private';

function cacheHeaders(lifetimes: Lifetimes, { rendition, receivedAtMs }: Served, scope: CacheScope): Fields {
  if (rendition.yield === 'none') return UNCACHED;
  // An answer is missing: good for as long as the service is not asked again.
  if (receivedAtMs === undefined) return { 'cache-control': `${scope}, max-age=${FAILURE_S}` };
  const { maxAge, staleWhileRevalidate, staleIfError } = lifetimes;
  return {
    'cache-control': `${scope}, max-age=${maxAge}, stale-while-revalidate=${staleWhileRevalidate}, stale-if-error=${staleIfError}`,
    // Caches on the way go on counting, so that no reader gets what is older than all of this allows.
    age: String(Math.max(0, Math.floor((Date.now() - receivedAtMs) / 1000))),
  };
}

/** The reply with what was rendered: with its tag, so that 304 is enough for a client that has it. */
export function replyWith(asked: Asked, served: Served, lifetimes: Lifetimes, scope: CacheScope, own?: Fields): Reply {
  const { rendition } = served;
  const { status, body, etag } = rendition;
  const headers = { ...HEADERS, ...rendition.headers, ...own, ...cacheHeaders(lifetimes, served, scope) };
  if (status !== 200) return { status, headers, body };
  return isKnown(asked.ifNoneMatch, etag)
    ? { status: 304, headers: { ...headers, etag }, body: undefined }
    : { status, headers: { ...headers, etag }, body };
}

export const replyUncached = ({ status, headers, body }: Content): Reply => ({
  status,
  headers: { ...HEADERS, ...headers, ...UNCACHED },
  body,
});
