import { readBaseUrl } from '../../api/urls.ts';
import type { LayoutName } from '../../layouts/descriptors.ts';
import { attributeOf, mapTable, readWritten } from '../../settings/attributes.ts';
import { type FirstRequest, firstUrls } from '../../source/plan-requests.ts';
import { planByFeatures } from './read-first-request.ts';
import { loading, type ReadAttribute, REQUEST_ATTRIBUTES } from './request-attributes.ts';
import { hostSelector, readSpace, reserveSpace } from './reserved-space.ts';

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
  readonly filter?: string | undefined;
  readonly orderBy?: string | undefined;
  /** Only requests of an `eager` element are hinted at: that of a `lazy` one may never be sent. */
  readonly loading?: string;
  /** For anything but `none`, nothing is hinted at, and no space reserved: the visitor is asked first. */
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

/** By the names of attributes. Programs without types may pass numbers and `null`. */
type Written = Readonly<Record<string, boolean | number | string | null | undefined>>;

/** What a page can say about an element before the script has loaded: its requests, each as a `<link>`, and its height. */
export function pageHints({ count: most, isFeatured, ...element }: HintedElement): PageHints {
  const { tag } = element;
  const written: Written = { ...element, limit: most, pageSize: most, featured: isFeatured };
  const read: ReadAttribute = (property, attribute) => readWritten(attribute, written[property]?.toString());
  const plan = planByFeatures(tag, read);
  if (plan === 'none') return { preload: '', css: '' };

  const { feedId, ...others } = mapTable(REQUEST_ATTRIBUTES, read);
  const baseUrl = readBaseUrl(String(element.baseUrl));
  const feedIds = feedId.split(' ').filter(Boolean);
  const isNamed = tag === 'ws-embed' ? others.embedId && others.org : feedIds.length > 0;
  const space = readSpace(tag, read);
  const isChosen = plan === 'all' || tag === 'ws-post-card' || Boolean(element.isChosen);
  const isHinted = read('loading', loading) === 'eager' && baseUrl !== undefined && isNamed;
  const urls = isHinted ? firstUrls({ ...others, tag, baseUrl, feedIds, count: space.count, isChosen }) : [];
  const link = (url: string): string =>
    `<link rel="preload" as="fetch" crossorigin href="${url.replaceAll('&', '&amp;').replaceAll('"', '&quot;')}">`;

  const id = tag === 'ws-embed' ? 'embedId' : 'feedId';
  const host = hostSelector(tag, [[attributeOf(id), String(element[id] ?? '')]], ':not(:defined)');
  return { preload: urls.map(link).join('\n'), css: reserveSpace(host, space) };
}
