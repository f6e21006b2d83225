import type { FirstRequest } from '../source/plan/plan-first-request.ts';
import { text } from './attributes.ts';
import { defaultsTags, usedBaseUrl, writtenAttribute } from './page-defaults.ts';
import {
  cache,
  consent,
  feedIds,
  isChosen,
  loading,
  maxPosts,
  postCount,
  readWritten,
  type Read,
} from './request-attributes.ts';
import { findSetupFault } from './setup-fault.ts';

/** The attributes without which an element requests nothing. */
const requiredOf = (tag: FirstRequest['tag']): readonly string[] =>
  tag === 'ws-embed' ? ['embed-id', 'org'] : ['feed-id'];

/**
 * What one of the three feeds requests as soon as it is defined, out of its attributes and the page's defaults. Nothing where it
 * requests nothing then, or where that cannot be told before. `isNear` says whether a lazy one is near the viewport.
 */
export function readFirstRequest(element: Element, isNear: (element: Element) => boolean): FirstRequest | undefined {
  const tag = element.localName as FirstRequest['tag'];
  if (findSetupFault(element, requiredOf(tag))) return undefined;

  const tags = defaultsTags();
  const read: Read = (name, attribute) => readWritten(attribute, writtenAttribute(element, name, tags));
  // A property that was set before the element is defined overrules its attribute from then on.
  const isOverruled = Object.keys(element).length > 0;
  const isHeldBack = read('consent', consent) !== 'none';
  const mayBeKept = read('cache', cache) !== 'off';
  const isEager = read('loading', loading) === 'eager';
  const request: FirstRequest = {
    tag,
    baseUrl: usedBaseUrl(element),
    feedIds: read('feed-id', feedIds).split(' '),
    embedId: read('embed-id', text),
    org: read('org', text),
    count:
      tag === 'ws-public-posts'
        ? read('limit', postCount)
        : Math.min(read('page-size', postCount), read('max-posts', maxPosts)),
    isChosen: isChosen(tag, read),
    filter: read('filter', text),
    orderBy: read('order-by', text),
  };
  if (isHeldBack || mayBeKept || isOverruled) return undefined;
  return isEager || isNear(element) ? request : undefined;
}
