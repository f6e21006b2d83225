import type { FieldMap } from '../model/field-map.ts';
import { EmbedPosts } from '../source/embed-posts.ts';
import { feedPosts, type FeedPostsOptions, mergedPublicPosts } from '../source/feed-posts.ts';
import type { PostSource } from '../source/post-source.ts';
import type { Ask } from '../source/shared-requests.ts';
import type { SourceRequest } from '../feed/feed-controller.ts';
import { pageBounds } from '../feed/page-bounds.ts';

// What pages and what merges, as a part of its own: the first card of a single workspace takes neither.
// The way to the service is handed in, for all elements of a page share it.

interface Paged {
  readonly localName: string;
  readonly baseUrl: string;
  readonly timeout: number;
  readonly pageSize: number;
  readonly maxPosts: number;
  readonly filter: string;
  readonly orderBy: string;
  readonly fieldMap: FieldMap;
}

const optionsOf = (element: Paged, request: SourceRequest): FeedPostsOptions => {
  const { fresh, previous } = request;
  const { localName, baseUrl, timeout: timeoutMs, filter, orderBy, fieldMap } = element;
  const { pageSize, maxPosts } = pageBounds(element, request);
  const warn = (message: string): void => console.warn(`<${localName}> ${message}`);
  return { baseUrl, timeoutMs, pageSize, maxPosts, filter, orderBy, fieldMap, fresh, previous, warn };
};

export const createFeedSource = (
  element: Paged & { readonly feedId: string },
  request: SourceRequest,
  ask: Ask,
): PostSource => feedPosts(ask, element.feedId.split(' '), optionsOf(element, request));

export const createEmbedSource = (
  element: Paged & { readonly embedId: string; readonly org: string },
  request: SourceRequest,
  ask: Ask,
): PostSource => new EmbedPosts(ask, element.embedId, { ...optionsOf(element, request), org: element.org });

export { mergedPublicPosts };
