import { readBaseUrl } from '../api/urls.ts';
import { readWritten } from '../settings/attributes.ts';
import { firstUrls } from '../source/plan/plan-first-request.ts';
import { isWidgetName, type WidgetName } from '../widgets/setup/element-attributes.ts';
import { REQUEST_ATTRIBUTES } from '../widgets/setup/request-attributes.ts';
import { elementsNamed, isFile, type Page, type PageElement } from './page.ts';

/** An element that requests posts, or a `<div>` in place of one. */
export interface Widget {
  readonly element: PageElement;
  readonly tag: WidgetName;
  /** What its attributes begin with. */
  readonly prefix: '' | 'data-';
}

export function widgetsOf({ elements }: Page): Widget[] {
  return elements.flatMap((element): Widget[] => {
    if (isWidgetName(element.localName)) return [{ element, tag: element.localName, prefix: '' }];
    const named = element.getAttribute('data-ws-element')?.trim().toLowerCase() ?? '';
    return element.localName === 'div' && isWidgetName(named) ? [{ element, tag: named, prefix: 'data-' }] : [];
  });
}

/** The tags with the defaults of the page, as elements find them. */
export const defaultsTags = (page: Page): readonly PageElement[] =>
  elementsNamed(page, 'script').filter(
    (tag) => tag.attributes.has('data-base-url') || tag.getAttribute('src')?.includes('ws-widgets.'),
  );

export const ownAttribute = ({ element, prefix }: Widget, name: string): string =>
  element.getAttribute(prefix + name)?.trim() ?? '';

/** The address of the service as it is written, and on which tag, if any. */
export interface WrittenBase {
  readonly written: string;
  readonly says?: readonly [element: PageElement, attribute: string];
}

export function writtenBase(page: Page, widget: Widget): WrittenBase {
  const places = [
    [widget.prefix ? undefined : widget.element, 'base-url'],
    [defaultsTags(page).find((tag) => tag.attributes.has('data-base-url')), 'data-base-url'],
    [elementsNamed(page, 'meta').find((meta) => meta.getAttribute('name') === 'ws-base-url'), 'content'],
  ] as const;
  const all = places.flatMap(([element, attribute]): WrittenBase[] => {
    const written = element?.getAttribute(attribute)?.trim();
    return element && written ? [{ written, says: [element, attribute] }] : [];
  });
  return all[0] ?? { written: '' };
}

/** Stands for the host that a file is to be on, which it does not say. */
const UNKNOWN = 'http://unknown.invalid';

/** The address that is used; an empty string where there is none. */
export function baseUrlOf(page: Page, widget: Widget): string {
  const { written } = writtenBase(page, widget);
  return (written && readBaseUrl(written, isFile(page) ? UNKNOWN : page.url)) ?? '';
}

/** The first request of an element, by its id, where its host is known. One post is enough to see. */
export function requestsOf(page: Page, widget: Widget): (readonly [id: string, url: string])[] {
  const baseUrl = baseUrlOf(page, widget);
  if (!baseUrl || baseUrl.startsWith(UNKNOWN)) return [];
  const { tag } = widget;
  const [embedId, org] = [ownAttribute(widget, 'embed-id'), ownAttribute(widget, 'org')];
  if (tag === 'ws-embed' && !(embedId && org)) return [];
  const feedIds = readWritten(REQUEST_ATTRIBUTES.feedId, ownAttribute(widget, 'feed-id')).split(' ').filter(Boolean);
  const ids = tag === 'ws-embed' ? [embedId] : feedIds;
  const request = { tag, baseUrl, feedIds, embedId, org, count: 1, isChosen: false, filter: '', orderBy: '' };
  return firstUrls(request).map((url, i) => [ids[i] ?? '', url]);
}
