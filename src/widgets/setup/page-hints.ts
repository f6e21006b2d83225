import { readBaseUrl } from '../../api/urls.ts';
import { consent } from '../../features/rows.ts';
import type { LayoutName } from '../../layouts/descriptors.ts';
import { readWritten, text } from '../../settings/attributes.ts';
import { type FirstRequest, firstUrls } from '../../source/plan-requests.ts';
import { REQUEST_ATTRIBUTES, loading, maxPosts, postCount } from './request-attributes.ts';
import { hostSelector, reserveSpace } from './reserved-space.ts';

/** What an owner writes that decides the first request and the space of an element. Each is read like the attribute of its name. */
export interface HintedElement {
  readonly tag: FirstRequest['tag'];
  /** An absolute http(s) URL; for anything else nothing is hinted at. */
  readonly baseUrl: string;
  /** One id, or several separated by spaces. */
  readonly feedId?: string;
  readonly embedId?: string;
  readonly org?: string;
  /** `limit` or `page-size`; 10. */
  readonly count?: number;
  readonly maxPosts?: number;
  /** Whether `pin`, `hide-posts`, `include`, `exclude`, `has`, `since` or `until` chooses from the posts: 30 are requested. */
  readonly isChosen?: boolean;
  readonly filter?: string;
  readonly orderBy?: string;
  /** Only requests of an `eager` element are hinted at: that of a `lazy` one may never be sent. */
  readonly loading?: string;
  /** For anything but `none`, nothing is hinted at: the visitor is asked first. */
  readonly consent?: string;
  readonly layout?: LayoutName;
  /** Whether the first post is as wide as a row. */
  readonly isFeatured?: boolean;
  /** `light` and `dark` have padding. */
  readonly theme?: 'auto' | 'light' | 'dark';
  /** A visible heading. */
  readonly heading?: string;
}

export interface PageHints {
  /** For the `<head>`: lets the browser send the requests before the script has loaded. An empty string if that is not wanted. */
  readonly preload: string;
  /** For a style sheet of the page: reserves the space that the element takes, until it is defined. */
  readonly css: string;
}

const escapeAttribute = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;');

const countOf = ({ count, maxPosts: most }: HintedElement): number =>
  Math.min(readWritten(postCount, count?.toString()), readWritten(maxPosts, most?.toString()));

function urlsOf(element: HintedElement): string[] {
  const { tag, embedId = '', org = '', isChosen = false, filter = '', orderBy = '' } = element;
  const isEager = readWritten(loading, element.loading) === 'eager';
  const isAsked = readWritten(consent.attributes.consent, element.consent) !== 'none';
  const baseUrl = readBaseUrl(element.baseUrl);
  const feedIds = readWritten(REQUEST_ATTRIBUTES.feedId, element.feedId).split(' ').filter(Boolean);
  const isNamed = tag === 'ws-embed' ? embedId.trim() && org.trim() : feedIds.length > 0;
  if (!isEager || isAsked || baseUrl === undefined || !isNamed) return [];
  return firstUrls({ tag, baseUrl, feedIds, embedId, org, count: countOf(element), isChosen, filter, orderBy });
}

/**
 * What a page can say about an element before the script has loaded: what it will request, and how high it will be.
 * The hint is a `<link>` for each request, with the URL and the credentials mode of the element's own.
 */
export function pageHints(element: HintedElement): PageHints {
  const { tag, feedId = '', embedId = '', layout, isFeatured, theme } = element;
  const heading = readWritten(text, element.heading);
  const link = (url: string): string => `<link rel="preload" as="fetch" crossorigin href="${escapeAttribute(url)}">`;
  const host = hostSelector(tag, [tag === 'ws-embed' ? ['embed-id', embedId] : ['feed-id', feedId]], ':not(:defined)');
  const css = reserveSpace(host, { layout, isFeatured, theme, heading, count: countOf(element) });
  return { preload: urlsOf(element).map(link).join('\n'), css };
}
