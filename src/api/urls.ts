import { clamp, clampLimit, OFFSET_MAX } from './limits.ts';

/** A URL cannot contain half a surrogate pair: U+FFFD is sent in its place. */
const encode = (text: string): string => encodeURIComponent(text.toWellFormed());

/** Nor can it contain an id `.` or `..`, encoded or not, which would lead out of its path. */
const segment = (id: string): string => encode(id.replace(/^\.\.?$/, '\ufffd'));

/** A host without a scheme, such as `api.example/v1` or `localhost:3000`: read as a URL, that has no host. `a.php` is no host. */
export const HOST = /^\s*(?!\S+\.(php|aspx?|jsp|cgi)\b)[\w-]+(\.|:\d)/;

/** The base address without a slash at its end; `undefined` if it is no http(s) URL, or a host without a scheme. */
export function readBaseUrl(written: string, page?: string): string | undefined {
  if (!URL.canParse(written, page) || HOST.test(written)) return undefined;
  const { protocol, origin, pathname } = new URL(written, page);
  return /^https?:/.test(protocol) ? origin + pathname.replace(/\/+$/, '') : undefined;
}

/** §4, endpoint 15. */
export const publicPostsUrl = (baseUrl: string, feedId: string, limit: number): string =>
  `${baseUrl}/feeds/${segment(feedId)}/public-posts?limit=${clampLimit(limit)}`;

export interface PageQuery {
  readonly offset: number;
  readonly limit: number;
  /** Passed on as they are. */
  readonly filter?: string | undefined;
  readonly orderBy?: string | undefined;
}

/** §4, endpoint 16. */
export function postsUrl(baseUrl: string, feedId: string, { offset, limit, filter, orderBy }: PageQuery): string {
  const query = [`$offset=${clamp(offset, 0, OFFSET_MAX)}`, `$limit=${clampLimit(limit)}`];
  if (filter) query.push(`$filter=${encode(filter)}`);
  if (orderBy) query.push(`$orderBy=${encode(orderBy)}`);
  return `${baseUrl}/feeds/${segment(feedId)}/posts?${query.join('&')}`;
}

/** §4, endpoint 17. */
export const embedUrl = (baseUrl: string, embedId: string, org: string): string =>
  `${baseUrl}/integration/embedded/${segment(embedId)}?org=${encode(org)}`;
