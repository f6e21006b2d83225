import type { FieldMap } from './field-map.ts';
import type { Media, Post } from './post.ts';
import {
  type PostField,
  readAction,
  readAuthor,
  readCount,
  readDate,
  readMedia,
  readText,
  valuesOf,
} from './post-fields.ts';
import { readUrl } from './url-gate.ts';

/** What the caller knows that an item may leave out. */
export interface PostContext {
  readonly feedId?: string;
  readonly fieldMap?: FieldMap;
}

const eachOnce = (all: Media[]): Media[] => all.filter(({ src }, i) => all.findIndex((one) => one.src === src) === i);

/** A post out of one item of `/public-posts` or `/posts`; `undefined` where it has nothing to show. */
export function normalisePost(item: unknown, { feedId = '', fieldMap = {} }: PostContext = {}): Post | undefined {
  const first = <Value>(field: PostField, read: (value: unknown) => Value | undefined): Value | undefined => {
    for (const value of valuesOf(item, field, fieldMap[field])) {
      const found = read(value);
      if (found !== undefined) return found;
    }
    return undefined;
  };
  const post: Post = {
    id: first('id', readText) ?? '',
    feedId: first('feedId', readText) ?? feedId,
    feedName: first('feedName', readText) ?? '',
    feedImageUrl: first('feedImageUrl', readUrl) ?? '',
    url: first('url', readUrl) ?? '',
    title: first('title', readText) ?? '',
    text: first('text', readText) ?? '',
    media: eachOnce(readMedia(valuesOf(item, 'media', fieldMap.media))),
    claps: first('claps', readCount),
    publishedAt: first('publishedAt', readDate),
    author: first('author', readAuthor) ?? '',
    action: first('action', readAction),
    raw: item,
  };
  return post.title || post.text || post.action || post.media.length ? post : undefined;
}
