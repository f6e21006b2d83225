import { FIRST_REQUEST_FEATURES, switchesOf } from '../../features/rows.ts';
import { type Attribute, mapTable, text } from '../../settings/attributes.ts';
import { findBlocker, readerOf, usedBaseUrl } from '../../settings/page-defaults.ts';
import type { FirstRequest } from '../../source/plan-requests.ts';
import { keptHeightPx } from '../../source/wrapped/kept-place.ts';
import {
  countFirst,
  isPaged,
  loading,
  REQUEST_ATTRIBUTES,
  REQUIRED_OF_EACH,
  type RequestingName,
} from './request-attributes.ts';

/** How features change the first request: `none` is sent, or one for `all` posts, to choose from. `undefined` if they do not. */
export function planByFeatures(tag: RequestingName, read: (property: string, attribute: Attribute) => unknown) {
  const isOn = ([property, attribute]: [string, Attribute]): boolean =>
    read(property, attribute) !== attribute.fallback;
  return FIRST_REQUEST_FEATURES.find((feature) => Object.entries(switchesOf(feature, isPaged(tag))).some(isOn))
    ?.firstRequest;
}

/** What a feed requests as soon as it is defined; `undefined` if that is not known before. `isNear` is for those that load lazily. */
export function readFirstRequest(element: Element, isNear: (element: Element) => boolean): FirstRequest | undefined {
  const tag = element.localName as RequestingName;
  if (findBlocker(element, REQUIRED_OF_EACH[tag])) return undefined;

  const read = readerOf(element);
  const plan = planByFeatures(tag, read);
  // A property that was set before the element is defined overrules its attribute from then on.
  const isOverruled = Object.keys(element).length > 0;
  if (plan === 'none' || isOverruled || (read('cache', text) && keptHeightPx(element))) return undefined;
  if (read('loading', loading) !== 'eager' && !isNear(element)) return undefined;

  const { feedId, ...others } = mapTable(REQUEST_ATTRIBUTES, read);
  return {
    ...others,
    tag,
    baseUrl: usedBaseUrl(element),
    feedIds: feedId.split(' '),
    count: countFirst(tag, read),
    isChosen: plan === 'all' || tag === 'ws-post-card',
  };
}
