import { FAILURE_S } from './answers/answers.ts';
import type { Content } from './content.ts';
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

const respond = (request: Request, { status, body, headers: own }: Content, headers: Fields): Response =>
  new Response(request.method === 'HEAD' ? null : body, { status, headers: { ...HEADERS, ...own, ...headers } });

/** Whether the reader has what is served, by the tags of an `If-None-Match`. A proxy may have made one weak. */
const isKnown = (ifNoneMatch: string | null, etag: string): boolean =>
  ifNoneMatch?.trim() === '*' || ifNoneMatch?.match(/"[^"]*"/g)?.includes(etag) === true;

function cacheHeaders(lifetimes: Lifetimes, receivedAtMs: number | undefined): Fields {
  // An answer is missing: good for as long as the service is not asked again.
  if (receivedAtMs === undefined) return { 'cache-control': `public, max-age=${FAILURE_S}` };
  const { maxAge, staleWhileRevalidate, staleIfError } = lifetimes;
  return {
    'cache-control': `public, max-age=${maxAge}, stale-while-revalidate=${staleWhileRevalidate}, stale-if-error=${staleIfError}`,
    // Caches on the way go on counting, so that no reader gets what is older than all of this allows.
    age: String(Math.max(0, Math.floor((Date.now() - receivedAtMs) / 1000))),
  };
}

/** The response to a request for what was rendered: with its tag, so that 304 is enough for who has it. */
export function respondWith(request: Request, served: Served, lifetimes: Lifetimes, own: Fields = {}): Response {
  const { rendition, receivedAtMs } = served;
  const { status, headers, etag } = rendition;
  const caching = { ...own, ...cacheHeaders(lifetimes, receivedAtMs) };
  if (status !== 200) return respond(request, rendition, caching);
  if (isKnown(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers: { ...HEADERS, ...headers, ...caching, etag } });
  }
  return respond(request, rendition, { ...caching, etag });
}

/** The response to a request that is not for one of the services posts: nobody keeps it. */
export const respondUncached = (request: Request, content: Content): Response =>
  respond(request, content, { 'cache-control': 'no-store' });
