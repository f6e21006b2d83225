import { embedUrl, postsUrl, publicPostsUrl, readBaseUrl } from '../api/urls.ts';
import { pageDefault } from '../settings/page-defaults.ts';
import { isWidgetName, type WidgetName } from '../widgets/setup/element-attributes.ts';
import { elementsNamed, isFile, type Page, type PageElement } from './page.ts';

/** An element that requests posts, or a `<div>` that stands for one. */
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

/** The address of the service as it is written, and by whom; it is nobody's where nothing says it. */
export interface WrittenBase {
  readonly written: string;
  readonly says?: readonly [element: PageElement, attribute: string];
}

export function writtenBase(page: Page, widget: Widget): WrittenBase {
  const own = widget.prefix ? '' : ownAttribute(widget, 'base-url');
  if (own) return { written: own, says: [widget.element, 'base-url'] };
  const tags = defaultsTags(page);
  const ofPage = pageDefault('base-url', tags);
  const saying = tags.find((tag) => tag.attributes.has('data-base-url'));
  if (ofPage && saying) return { written: ofPage, says: [saying, 'data-base-url'] };
  const meta = elementsNamed(page, 'meta').find((one) => one.getAttribute('name') === 'ws-base-url');
  const content = meta?.getAttribute('content');
  return meta && content ? { written: content, says: [meta, 'content'] } : { written: '' };
}

/** Stands for the host that a file is to be on, which it does not say. */
const UNKNOWN = 'http://unknown.invalid';

/** The address that is used; an empty string where there is none. */
export function baseUrlOf(page: Page, widget: Widget): string {
  const written = writtenBase(page, widget).written.trim();
  return (written && readBaseUrl(written, isFile(page) ? UNKNOWN : page.url)) ?? '';
}

/** What an element asks first, by the id that it asks for, where its host is known. One post is enough to see. */
export function requestsOf(page: Page, widget: Widget): (readonly [id: string, url: string])[] {
  const base = baseUrlOf(page, widget);
  if (!base || base.startsWith(UNKNOWN)) return [];
  if (widget.tag === 'ws-embed') {
    const [id, org] = [ownAttribute(widget, 'embed-id'), ownAttribute(widget, 'org')];
    return id && org ? [[id, embedUrl(base, id, org)]] : [];
  }
  const urlOf = (id: string): string =>
    widget.tag === 'ws-feed' ? postsUrl(base, id, { offset: 0, limit: 1 }) : publicPostsUrl(base, id, 1);
  const ids = ownAttribute(widget, 'feed-id').split(/\s+/).filter(Boolean);
  return ids.map((id) => [id, urlOf(id)]);
}
