import { PAGE_MAX } from '../api/limits.ts';
import { readBaseUrl } from '../api/urls.ts';
import type { Place } from '../base/finding.ts';
import { readWritten } from '../settings/attributes.ts';
import { OWN_SCRIPT } from '../settings/page-defaults.ts';
import { firstUrls } from '../source/plan-requests.ts';
import { isRequesting } from '../widgets/setup/element-attributes.ts';
import { REQUEST_ATTRIBUTES, type RequestingName } from '../widgets/setup/request-attributes.ts';

export interface PageElement {
  readonly localName: string;
  /** Custom elements run only in the HTML namespace, not in SVG or MathML. */
  readonly namespaceURI: string | null;
  readonly parent: PageElement | undefined;
  readonly attributes: ReadonlyMap<string, string>;
  /** Its start tag; `undefined` if the parser added the element. */
  readonly tag?: Place | undefined;
  /** Its end tag; `undefined` if it is not written. */
  readonly endTag?: Place | undefined;
  readonly text: string;
}

export interface Answer {
  /** Where it came from, after redirects. */
  readonly url: string;
  /** 0 if there was no answer. */
  readonly status: number;
  /** Empty where a file was read. */
  readonly headers: Headers;
  readonly text: string;
  /** In the form of `integrity`, of the strongest algorithm first; absent if not all of it was received. */
  readonly hashes?: readonly string[];
}

export interface Page {
  /** Its URL, or the URL it will have; `file:` if that is not known. */
  readonly url: string;
  readonly markup: string;
  /** The header `Content-Security-Policy`; an empty string where there is none. */
  readonly policy: string;
  readonly integrityPolicy?: string;
  readonly elements: readonly PageElement[];
  readonly answers: ReadonlyMap<string, Answer>;
  /** Whether it was read from the document that a browser displays, which has no markup. */
  readonly isDisplayed?: boolean;
  readonly customProperties?: readonly string[];
}

/** Found once for each page and name: each of our elements needs the same few, and a page may have thousands. */
const named = new WeakMap<Page['elements'], Map<string, PageElement[]>>();

export function elementsNamed({ elements }: Page, name: string): readonly PageElement[] {
  const known = named.get(elements) ?? new Map<string, PageElement[]>();
  named.set(elements, known);
  const found = known.get(name) ?? elements.filter(({ localName }) => localName === name);
  known.set(name, found);
  return found;
}

export const isFile = ({ url }: Pick<Page, 'url'>): boolean => url.startsWith('file:');

/** Resolves a URL of a page. `undefined` if it is neither http(s) nor `file:`, or starts with `/` in a file without a host. */
export function resolveUrl(page: Page, written: string): string | undefined {
  const [href = ''] = elementsNamed(page, 'base').flatMap(({ attributes }) => attributes.get('href') ?? []);
  const base = URL.canParse(href, page.url) ? new URL(href, page.url) : new URL(page.url);
  if (isFile({ url: base.href }) && /^\s*\//.test(written)) return undefined;
  const url = URL.canParse(written, base) ? new URL(written, base) : undefined;
  return url && /^(?:https?|file):$/.test(url.protocol) ? url.href : undefined;
}

export const ALLOW = 'Access-Control-Allow-Origin: *';

/** Whether a URL is of the origin of the page, as far as that is known. */
export const isSameOrigin = (page: Page, url: string): boolean =>
  isFile(page) || isFile({ url }) || new URL(url).origin === new URL(page.url).origin;

export const mayRead = (page: Page, url: string, { headers }: Answer): boolean =>
  isSameOrigin(page, url) || ['*', new URL(page.url).origin].includes(headers.get('access-control-allow-origin') ?? '');

export const isHtml = ({ namespaceURI }: Pick<PageElement, 'namespaceURI'>): boolean =>
  namespaceURI === 'http://www.w3.org/1999/xhtml';

/** Whether it is meant to be one of our elements. */
export const isMeant = ({ localName, attributes }: PageElement): boolean =>
  localName.startsWith('ws-') || attributes.has('data-ws-element');

/** One of our elements, or a `<div>` in place of one. */
export type Widget = Readonly<{ element: PageElement; tag: RequestingName; prefix: '' | 'data-' }>;

export const widgetsOf = ({ elements }: Page): Widget[] =>
  elements.filter(isHtml).flatMap((element): Widget[] => {
    if (isRequesting(element.localName)) return [{ element, tag: element.localName, prefix: '' }];
    const named = element.attributes.get('data-ws-element')?.trim().toLowerCase() ?? '';
    return element.localName === 'div' && isRequesting(named) ? [{ element, tag: named, prefix: 'data-' }] : [];
  });

export const defaultsTags = (page: Page): readonly PageElement[] =>
  elementsNamed(page, 'script').filter(
    (tag) => tag.attributes.has('data-base-url') || OWN_SCRIPT.test(tag.attributes.get('src') ?? ''),
  );

/** Whether another script of the page may create our elements or set their properties, which the markup does not show. */
export const hasOtherScripts = (page: Page): boolean =>
  elementsNamed(page, 'script').length > defaultsTags(page).length;

export const ownAttribute = ({ element, prefix }: Widget, name: string): string =>
  element.attributes.get(prefix + name)?.trim() ?? '';

/** Whether a card waits for the post that a script gives to it, and requests none. */
export const isGiven = ({ element, tag, prefix }: Widget): boolean =>
  tag === 'ws-post-card' && !['feed-id', 'post-id'].some((name) => element.attributes.has(prefix + name));

export const feedIdsOf = (widget: Widget): string[] =>
  readWritten(REQUEST_ATTRIBUTES.feedId, ownAttribute(widget, 'feed-id')).split(' ').filter(Boolean);

/** The address of the service as it is written, and on which tag, if any. */
export function writtenBase(page: Page, widget: Widget) {
  const places = [
    [widget.prefix ? undefined : widget.element, 'base-url'],
    [defaultsTags(page).find((tag) => tag.attributes.has('data-base-url')), 'data-base-url'],
    [elementsNamed(page, 'meta').find((meta) => meta.attributes.get('name') === 'ws-base-url'), 'content'],
  ] as const;
  const all = places.flatMap(([element, attribute]) => {
    const written = element?.attributes.get(attribute)?.trim();
    return element && written ? [{ written, says: [element, attribute] as const }] : [];
  });
  return all[0] ?? { written: '', says: undefined };
}

/** Stands for the host that a file will be on, which is not known. */
const UNKNOWN = 'http://unknown.invalid';

/** The address that is used; an empty string where there is none. */
export function baseUrlOf(page: Page, widget: Widget): string {
  const { written } = writtenBase(page, widget);
  return (written && readBaseUrl(written, isFile(page) ? UNKNOWN : page.url)) ?? '';
}

/** The first requests of an element, where its host is known, each with the id of its workspace, if it is for one. */
function requestsOf(page: Page, widget: Widget) {
  const baseUrl = baseUrlOf(page, widget);
  if (!baseUrl || baseUrl.startsWith(UNKNOWN)) return [];
  const { tag } = widget;
  const [embedId, org] = [ownAttribute(widget, 'embed-id'), ownAttribute(widget, 'org')];
  if (tag === 'ws-embed' && !(embedId && org)) return [];
  const feedIds = feedIdsOf(widget);
  const request = { tag, baseUrl, feedIds, embedId, org, count: PAGE_MAX, isChosen: false, filter: '', orderBy: '' };
  return firstUrls(request).map((url, i) => ({ url, widget, id: tag === 'ws-embed' ? undefined : feedIds[i] }));
}

export const firstRequests = (page: Page) => widgetsOf(page).flatMap((widget) => requestsOf(page, widget));
