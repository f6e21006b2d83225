import { toXml } from 'xast-util-to-xml';
import { x } from 'xastscript';
import { isMarkup, needsSanitizer } from '../../card/text.ts';
import { splitLede } from '../../content/text/lede.ts';
import { readLinks } from '../../content/text/links.ts';
import { type Post, postKey } from '../../model/post.ts';
import { cutText } from '../../model/words/cut-text.ts';
import { escapeHtml } from '../../server/html.ts';
import { decode, readProse } from '../../server/sanitize-prose.ts';
import { digest } from '../answers/answer.ts';

export type TextFormat = Parameters<typeof needsSanitizer>[1];

const link = (url: string, text: string): string =>
  `<a href="${escapeHtml(url)}" rel="noopener nofollow ugc">${escapeHtml(text)}</a>`;

const renderPlain = (text: string): string =>
  readLinks(text)
    .map((piece) => (typeof piece === 'string' ? escapeHtml(piece) : link(piece.url, piece.text)))
    .join('')
    .replace(/\r?\n/g, '<br>');

/** The text of a post, as markup and as words. `lede`, of plain text alone, is a first line that serves as a title. */
function readText(text: string, format: TextFormat) {
  const isMarked = needsSanitizer(text, format);
  // Text that has character references but no tags is plain text, whose line breaks count.
  if (isMarked && isMarkup(text, format)) return { ...readProse(text, { target: '_blank' }), lede: '' };
  const words = isMarked ? decode(text) : text;
  const [lede = ''] = splitLede(words.trim()) ?? [];
  return { html: words && `<p>${renderPlain(words)}</p>`, words, lede: lede.trim() };
}

const renderMedia = ({ media }: Post): string =>
  media
    .map(({ type, src, alt }) =>
      type === 'image'
        ? `<p><img src="${escapeHtml(src)}" alt="${escapeHtml(alt)}" referrerpolicy="no-referrer"></p>`
        : `<p><video src="${escapeHtml(src)}" controls></video></p>`,
    )
    .join('');

export interface Feed {
  readonly title: string;
  readonly lang: string | undefined;
  readonly url: string;
  /** The URL of a page with the same posts. */
  readonly pageUrl: string;
  readonly items: readonly FeedItem[];
}

/** The year of `tag:` URIs (RFC 4151): from then on, the host of the service is taken to have given out the ids. */
const TAG_SINCE = 2026;
const TITLE_MAX = 80;

const shorten = (words: string): string =>
  words.length <= TITLE_MAX ? words : `${cutText(words, TITLE_MAX).replace(/[.,:;!?…]{0,3} [^ ]*$/, '')}…`;

async function idOf(post: Post, host: string): Promise<string> {
  const { feedId, id } = post;
  const encode = (text: string): string => encodeURIComponent(text.toWellFormed());
  const name = id ? `feeds/${encode(feedId)}/posts/${encode(id)}` : `posts/${await digest(postKey(post))}`;
  return `tag:${host},${TAG_SINCE}:${name}`;
}

async function makeItem(post: Post, host: string, textFormat: TextFormat) {
  const { url, title, author, feedName, media, publishedAt, action, isCut } = post;
  const { html, words, lede } = readText(post.text, textFormat);
  const more = isCut ? '<p>…</p>' : '';
  const actionHtml = action ? `<p>${link(action.url, action.label || action.url)}</p>` : '';
  // Neither format has years before 1 or after 9999.
  const isWritable = publishedAt && publishedAt.getUTCFullYear() >= 1 && publishedAt.getUTCFullYear() <= 9999;
  return {
    id: await idOf(post, host), // unique for ever
    url,
    title: title || lede || shorten(words.replace(/\s+/g, ' ').trim()) || feedName || url,
    html: `${html}${more}${renderMedia(post)}${actionHtml}`,
    author: author || feedName,
    imageUrl: media.find(({ type }) => type === 'image')?.src ?? '',
    publishedAt: isWritable ? publishedAt : undefined,
  };
}

type FeedItem = Awaited<ReturnType<typeof makeItem>>;

/** The items of a feed. `host` is that of the service, which gave the posts their ids. */
export const makeItems = (posts: readonly Post[], host: string, textFormat: TextFormat): Promise<FeedItem[]> =>
  Promise.all(posts.map((post) => makeItem(post, host, textFormat)));

/** Characters that XML 1.0 cannot express. */
// eslint-disable-next-line no-control-regex
const NO_XML = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;

const clean = (text: string): string => text.toWellFormed().replace(NO_XML, '');

/** Atom requires a date of each entry. One that stays the same does not make the entry new each time the feed is read. */
const dateOf = ({ publishedAt }: FeedItem): Date => publishedAt ?? new Date(0);

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
  const feed = x('feed', { xmlns: 'http://www.w3.org/2005/Atom', ...(lang && { 'xml:lang': lang }) }, [
    x('id', url),
    x('title', clean(title)),
    x('updated', new Date(Math.max(0, ...items.map((item) => dateOf(item).getTime()))).toISOString()),
    x('author', [x('name', clean(title))]),
    x('link', { rel: 'self', type: 'application/atom+xml', href: url }),
    x('link', { rel: 'alternate', type: 'text/html', href: pageUrl }),
    ...items.map(renderEntry),
  ]);
  // Text must not contain `]]>`, the end of a CDATA section; there are no such sections here.
  return `<?xml version="1.0" encoding="utf-8"?>\n${toXml(feed).replaceAll(']]>', ']]&gt;')}\n`;
}

/** A feed in the format of JSON Feed 1.1. What would be an empty string is left out, except contents: each item has some. */
export function renderJsonFeed({ title, lang, url: feedUrl, pageUrl, items }: Feed): string {
  const feed = {
    version: 'https://jsonfeed.org/version/1.1',
    title,
    home_page_url: pageUrl,
    feed_url: feedUrl,
    language: lang,
    items: items.map(({ id, url, title, html, author, imageUrl: image, publishedAt }) => {
      const authors = author ? [{ name: author }] : undefined;
      return { id, url, title, content_html: html, image, date_published: publishedAt, authors };
    }),
  };
  // UTF-8 cannot encode a lone surrogate.
  return JSON.stringify(feed, (name, value: unknown) =>
    typeof value === 'string' ? value.toWellFormed() || (name === 'content_html' ? '' : undefined) : value,
  );
}
