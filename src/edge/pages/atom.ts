import { toXml } from 'xast-util-to-xml';
import { x } from 'xastscript';
import type { Feed, FeedItem } from './feed.ts';

/** What XML 1.0 has no way to say. */
// eslint-disable-next-line no-control-regex
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const clean = (text: string): string => text.toWellFormed().replace(NO_XML, '');

/** Atom knows no entry without a date. One that stays the same is not news to a reader each time. */
const EPOCH = new Date(0);

const dateOf = ({ publishedAt }: FeedItem): Date => publishedAt ?? EPOCH;

const renderEntry = (item: FeedItem) =>
  x('entry', [
    x('id', item.id),
    x('title', clean(item.title)),
    x('updated', dateOf(item).toISOString()),
    ...(item.publishedAt ? [x('published', item.publishedAt.toISOString())] : []),
    ...(item.author ? [x('author', [x('name', clean(item.author))])] : []),
    ...(item.url ? [x('link', { rel: 'alternate', href: item.url })] : []),
    x('content', { type: 'html' }, clean(item.html)),
  ]);

/** A feed in the format of Atom (RFC 4287). */
export function renderAtom({ title, lang, url, pageUrl, items }: Feed): string {
  const updated = new Date(Math.max(0, ...items.map((item) => dateOf(item).getTime())));
  const feed = x('feed', { xmlns: 'http://www.w3.org/2005/Atom', ...(lang && { 'xml:lang': lang }) }, [
    x('id', url),
    x('title', clean(title)),
    x('updated', updated.toISOString()),
    x('author', [x('name', clean(title))]),
    x('link', { rel: 'self', type: 'application/atom+xml', href: url }),
    x('link', { rel: 'alternate', type: 'text/html', href: pageUrl }),
    ...items.map(renderEntry),
  ]);
  // The end of a CDATA section must not be in text; nothing here is one.
  return `<?xml version="1.0" encoding="utf-8"?>\n${toXml(feed).replaceAll(']]>', ']]&gt;')}\n`;
}
