import { type Post, postKey } from '../../model/post.ts';
import { cutText } from '../../model/words/cut-text.ts';
import { digest } from '../answers/answer.ts';
import { renderPost, type TextFormat } from './post-html.ts';

/** The posts as a feed, before it is written in a format. */
export interface Feed {
  readonly title: string;
  readonly lang: string | undefined;
  /** Where the feed is. */
  readonly url: string;
  /** Where the same posts are as a page. */
  readonly pageUrl: string;
  readonly items: readonly FeedItem[];
}

export interface FeedItem {
  /** Unique forever: a URI. */
  readonly id: string;
  readonly url: string;
  readonly title: string;
  /** Sanitized. */
  readonly html: string;
  readonly author: string;
  readonly imageUrl: string;
  readonly publishedAt: Date | undefined;
}

/** From when on the host of the service is taken to have given the ids (RFC 4151). */
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

/** Neither format knows years before the first and after 9999. */
const isWritable = (date: Date): boolean => date.getUTCFullYear() >= 1 && date.getUTCFullYear() <= 9999;

async function makeItem(post: Post, host: string, textFormat: TextFormat): Promise<FeedItem> {
  const { url, title, author, feedName, media, publishedAt } = post;
  const { html, words, lede } = renderPost(post, textFormat);
  return {
    id: await idOf(post, host),
    url,
    title: title || lede || shorten(words) || feedName || url,
    html,
    author: author || feedName,
    imageUrl: media.find(({ type }) => type === 'image')?.src ?? '',
    publishedAt: publishedAt && isWritable(publishedAt) ? publishedAt : undefined,
  };
}

/** The items of a feed. `host` is that of the service, which gave the posts their ids. */
export const makeItems = (posts: readonly Post[], host: string, textFormat: TextFormat): Promise<FeedItem[]> =>
  Promise.all(posts.map((post) => makeItem(post, host, textFormat)));
