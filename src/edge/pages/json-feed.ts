import type { Feed, FeedItem } from './feed.ts';

/** What is empty is left out. */
const present = (fields: Readonly<Record<string, unknown>>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== '' && value !== undefined));

const renderItem = ({ id, url, title, html, author, imageUrl, publishedAt }: FeedItem): Record<string, unknown> =>
  present({
    id,
    url,
    title,
    content_html: html,
    image: imageUrl,
    date_published: publishedAt?.toISOString(),
    authors: author ? [{ name: author }] : undefined,
  });

/** A feed in the format of JSON Feed 1.1. */
export function renderJsonFeed({ title, lang, url, pageUrl, items }: Feed): string {
  const feed = present({
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: pageUrl,
    feed_url: url,
    language: lang,
    items: items.map(renderItem),
  });
  // Half of a character is none in UTF-8.
  return JSON.stringify(feed, (_, value: unknown) => (typeof value === 'string' ? value.toWellFormed() : value));
}
