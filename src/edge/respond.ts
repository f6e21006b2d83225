import type { Lifetimes } from './options.ts';
import { FAILURE_S } from './answers/answers.ts';
import type { Refusal } from './refusal.ts';
import type { Served } from './renditions.ts';

/** Everywhere: nothing is guessed, anybody's page may read it, and it runs nothing where it is opened by itself. */
const SECURITY = {
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'access-control-allow-origin': '*',
  'cross-origin-resource-policy': 'cross-origin',
};

/** For what is included, read by programs, or is an error: should it be opened as a page, nothing of it runs. */
export const NO_PAGE = { 'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox" };

const isHead = ({ method }: Request): boolean => method === 'HEAD';

/** Whether the reader has what is served, by the tags of an `If-None-Match`. A proxy may have made a tag weak. */
const isKnown = (ifNoneMatch: string | null, etag: string): boolean =>
  ifNoneMatch?.trim() === '*' ||
  (ifNoneMatch?.match(/"[^"]*"/g) ?? []).includes(etag);

function cacheControl({ maxAge, staleWhileRevalidate, staleIfError }: Lifetimes, receivedAtMs: number | undefined): Record<string, string> {
  // Made without an answer: good for as long as the service is not asked again.
  if (receivedAtMs === undefined) return { 'cache-control': `public, max-age=${FAILURE_S}` };
  return {
    'cache-control': `public, max-age=${maxAge}, stale-while-revalidate=${staleWhileRevalidate}, stale-if-error=${staleIfError}`,
    // What caches on the way add up, so that no reader gets it later than all lifetimes allow.
    age: String(Math.max(0, Math.floor((Date.now() - receivedAtMs) / 1000))),
  };
}

/** The response to a request for what was rendered: with its tag, so that 304 is enough for who has it. */
export function respondWith(request: Request, { rendition, receivedAtMs }: Served, lifetimes: Lifetimes): Response {
  const { status, body, etag, headers: own } = rendition;
  const headers = { ...SECURITY, ...own, ...cacheControl(lifetimes, receivedAtMs), etag };
  if (status === 200 && isKnown(request.headers.get('if-none-match'), etag)) {
    return new Response(null, { status: 304, headers });
  }
  return new Response(isHead(request) ? null : body, { status, headers });
}

/** The response to a request that is refused: one line. */
export function respondToRefusal(request: Request, { status, message, headers: own }: Refusal): Response {
  const headers = {
    ...SECURITY,
    ...NO_PAGE,
    'cache-control': 'no-store',
    'content-type': 'text/plain; charset=utf-8',
    ...own,
  };
  return new Response(isHead(request) ? null : `${message}\n`, { status, headers });
}
