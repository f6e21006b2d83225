import { PAGE_MAX } from '../../api/limits.ts';
import { listOf, ofRequest, oneOf, required, text, wholeNumber } from '../../settings/attributes.ts';

// The attributes that say what an element requests. They are apart from the others so that the first file of dist, which
// reads these alone, stays small.

export const postCount = ofRequest(wholeNumber(1, PAGE_MAX, 10));
export const maxPosts = ofRequest(wholeNumber(1, Infinity, Infinity));
export const loading = oneOf('lazy', 'eager');

const ofWorkspaces = {
  /** The workspace's id, or several separated by spaces: their posts are merged, newest first. */
  feedId: required(listOf()),
};

/** Of those that load page by page. */
export const PAGE_ATTRIBUTES = {
  /** How many posts are loaded at once, 1-30. */
  pageSize: postCount,
  /** How many posts in all at most. */
  maxPosts,
  /** Which posts, as the service's `$filter`: passed on as it is. */
  filter: ofRequest(text),
  /** In which order, as the service's `$orderBy`: passed on as it is, where there is only one workspace. */
  orderBy: ofRequest(text),
};

/** By the elements that request posts. */
export const REQUEST_ATTRIBUTES = {
  'ws-public-posts': {
    ...ofWorkspaces,
    /** How many posts, 1-30. */
    limit: postCount,
  },
  'ws-feed': { ...ofWorkspaces, ...PAGE_ATTRIBUTES },
  'ws-embed': {
    /** The integration's id. */
    embedId: required(text),
    /** The organization that it belongs to. */
    org: required(text),
    ...PAGE_ATTRIBUTES,
  },
} as const;

/** Those of all of them. */
export const ANY_REQUEST = { ...REQUEST_ATTRIBUTES['ws-public-posts'], ...REQUEST_ATTRIBUTES['ws-embed'] };

export type WidgetName = keyof typeof REQUEST_ATTRIBUTES;

export const isWidgetName = (name: string): name is WidgetName => Object.hasOwn(REQUEST_ATTRIBUTES, name);

/** Whether the posts of an element are loaded page by page. */
export const isPaged = (name: WidgetName): boolean => 'pageSize' in REQUEST_ATTRIBUTES[name];
