import { PAGE_MAX } from '../../api/limits.ts';
import { WORKSPACES_MAX } from '../../model/post-bounds.ts';
import { type Attribute, listOf, oneOf, text, wholeNumber } from '../../settings/attributes.ts';

// The attributes that the first request depends on, apart from the others: the first file of dist reads these alone.

export const postCount = wholeNumber(1, PAGE_MAX, 10);
export const maxPosts = wholeNumber(1, Infinity, Infinity);
export const loading = oneOf('lazy', 'eager');

const ofWorkspaces = {
  /** The workspace's id, or several separated by spaces, 20 at most: their posts are merged, newest first. */
  feedId: listOf([], WORKSPACES_MAX),
};

/** The attributes without which an element requests nothing. */
export const REQUIRED_OF_EACH = {
  'ws-public-posts': ofWorkspaces,
  'ws-feed': ofWorkspaces,
  'ws-embed': {
    /** The integration's id. */
    embedId: text,
    /** The organization that it belongs to. */
    org: text,
  },
  'ws-post-card': {
    ...ofWorkspaces,
    /** The post's id. */
    postId: text,
  },
};

/** The attributes of the elements that load page by page. */
export const PAGE_ATTRIBUTES = {
  /** How many posts are loaded at once, 1-30. */
  pageSize: postCount,
  /** How many posts in all at most. */
  maxPosts,
  /** Which posts, as the service's `$filter`: passed on unchanged. */
  filter: text,
  /** In which order, as the service's `$orderBy`: passed on unchanged, if there is only one workspace. */
  orderBy: text,
};

/** The attributes of `<ws-public-posts>`, which does not. */
export const PUBLIC_POSTS_ATTRIBUTES = {
  /** How many posts, 1-30. */
  limit: postCount,
};

/** All of them, except `post-id`. */
export const REQUEST_ATTRIBUTES = {
  ...ofWorkspaces,
  ...PUBLIC_POSTS_ATTRIBUTES,
  ...REQUIRED_OF_EACH['ws-embed'],
  ...PAGE_ATTRIBUTES,
};

export type RequestingName = keyof typeof REQUIRED_OF_EACH;

export const isPaged = (name: RequestingName): boolean => name !== 'ws-public-posts';

/** Reads an attribute by the name of its property. */
export type ReadAttribute = <Value>(property: string, attribute: Attribute<Value>) => Value;

export function countFirst(name: RequestingName, read: ReadAttribute): number {
  if (name === 'ws-post-card') return 1;
  if (!isPaged(name)) return read('limit', postCount);
  return Math.min(read('pageSize', postCount), read('maxPosts', maxPosts));
}
