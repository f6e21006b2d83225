import {
  type FieldMap,
  firstOf,
  isObject,
  type PostField,
  readAction,
  readAuthor,
  readCount,
  readDate,
  readLine,
  readMedia,
  readShort,
  readText,
  valuesOf,
} from './post-fields.ts';
import { readLanguageTag, readUrl } from './formats.ts';
import { Cutter } from './words/cut-text.ts';
import { NAME_MAX, TEXT_MAX, TITLE_MAX } from './post-bounds.ts';
import type { Post } from './post.ts';

/** What the caller knows that an item may leave out. */
export interface PostContext {
  readonly feedId?: string;
  readonly fieldMap?: FieldMap;
}

/** A post from an item of any endpoint, cut where a post may not hold it all; `undefined` where it has nothing to show. */
export function normalisePost(item: unknown, { feedId = '', fieldMap = {} }: PostContext = {}): Post | undefined {
  const cutter = new Cutter();
  const first = <Value>(field: PostField, read: (value: unknown) => Value | undefined): Value | undefined =>
    firstOf(valuesOf(item, field, fieldMap[field]), read);
  const line = (field: PostField, max: number): string => first(field, (value) => readLine(value, max, cutter)) ?? '';
  const post = {
    id: first('id', readText) ?? '',
    feedId: first('feedId', readText) ?? feedId,
    feedName: line('feedName', NAME_MAX),
    feedImageUrl: first('feedImageUrl', readUrl) ?? '',
    url: first('url', readUrl) ?? '',
    title: line('title', TITLE_MAX),
    text: first('text', (value) => readShort(value, TEXT_MAX, cutter)) ?? '',
    media: readMedia(valuesOf(item, 'media', fieldMap.media), valuesOf(item, 'alt', fieldMap.alt), cutter),
    claps: first('claps', readCount),
    publishedAt: first('publishedAt', readDate),
    author: first('author', (value) => readAuthor(value, cutter)) ?? '',
    action: first('action', (value) => readAction(value, cutter)),
    lang: first('lang', readLanguageTag) ?? '',
    // A post that is read again has nothing left to cut.
    isCut: cutter.hasCut || (isObject(item) && item['isCut'] === true),
    raw: item,
  };
  return post.title || post.text || post.action || post.media.length ? post : undefined;
}
