import { firstOf } from '../base/first-of.ts';
import { readJsonObject } from '../base/json.ts';
import { isDay, readLanguageTag, readUrl } from './formats.ts';
import { ALT_MAX, MEDIA_MAX, NAME_MAX, TEXT_MAX, TITLE_MAX } from './post-bounds.ts';
import names from './post-names.json' with { type: 'json' };
import type { Action, Media, Post } from './post.ts';
import { Cutter, hasVisible } from './words/cut-text.ts';
import { decodeAll } from './words/references.ts';

export type PostField = Exclude<keyof Post, 'isCut' | 'raw'> | 'alt';

/** The names of each field, most likely first: those of `/public-posts`, of a post request (§2), the usual ones. WordPress and Hugo use them, too. */
const NAMES: Readonly<Record<PostField, readonly string[]>> = names;

export const POST_FIELDS = Object.keys(NAMES) as PostField[];

export const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const valueAt = (item: unknown, path: string): unknown =>
  path.split('.').reduce((value, key) => (isObject(value) && Object.hasOwn(value, key) ? value[key] : undefined), item);

/** The values that an item holds for a field, in the order of its names, or at the one path given. */
function valuesOf(item: unknown, field: PostField, paths: FieldMap = {}): unknown[] {
  const path = Object.hasOwn(paths, field) && paths[field]; // a page may have extended `Object.prototype`
  if (path) return [valueAt(item, path)];
  const own = Object(item) as Record<string, unknown>;
  return NAMES[field].filter((name) => Object.hasOwn(own, name)).map((name) => own[name]);
}

// The readers: one for each type of field. A value of the wrong type is as good as absent.

export const readText = (value: unknown): string | undefined =>
  typeof value === 'string' && value.trim() ? value : undefined;

export const readCount = (value: unknown): number | undefined =>
  // JSON has a negative zero, and some languages display its sign.
  typeof value === 'number' && value >= 0 && value < Infinity ? Math.floor(value) || 0 : undefined;

const TIMESTAMP = /^(\d{4}-\d\d-\d\d)(?:[T ](?!24)(\d\d:\d\d(?::\d\d(?:\.\d+)?)?)(?:Z|([+-]\d\d):?(\d\d))?)?$/;

/** Reads ISO 8601 (§1), as UTC if there is no time zone. Browsers differ in how they read other forms: "7" as a month. */
function readDate(value: unknown): Date | undefined {
  const [, day = '', time = '00:00', hours = '+00', minutes = '00'] = TIMESTAMP.exec(readText(value) ?? '') ?? [];
  const date = new Date(value instanceof Date ? value : isDay(day) ? `${day}T${time}${hours}:${minutes}` : NaN);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

const readVisible = (value: unknown): string | undefined =>
  typeof value === 'string' && hasVisible(value) ? value : undefined;

function readShort(value: unknown, max: number, cutter: Cutter): string | undefined {
  const written = readVisible(value);
  return written === undefined ? undefined : readVisible(cutter.text(written, max));
}

/** A text in one line: a title, a name. Other systems write character references in it, as in HTML. */
export function readLine(value: unknown, max: number, cutter: Cutter): string | undefined {
  const written = readShort(value, max, cutter);
  return written === undefined ? undefined : readVisible(decodeAll(written));
}

const VIDEO = /^[^?#]*\.(mp4|m4v|mov|ogv|webm)($|[?#])/i;

const readAlt = (values: readonly unknown[], cutter: Cutter): string =>
  firstOf(values, (value) => readLine(value, ALT_MAX, cutter)) ?? '';

/** An image or a video: a URL, or an object with `src` or `url`. */
function readOneMedia(value: unknown, cutter: Cutter): Media | undefined {
  const { src, url, type, width, srcset, poster, tracks, raw } = isObject(value) ? value : { src: value };
  const href = readUrl(src) ?? readUrl(url);
  if (!href) return undefined;
  const [known] = /^(image|video)/i.exec(readText(type) ?? (VIDEO.test(href) ? 'video' : 'image')) ?? [];
  if (!known) return undefined;
  // A post that is read again has it in `raw`, where it was put the first time.
  const more = isObject(raw) ? raw : width || srcset || poster || tracks ? (value as Media['raw']) : undefined;
  const alt = readAlt(valuesOf(value, 'alt'), cutter);
  return { type: known.toLowerCase() as Media['type'], src: href, alt, ...(more && { raw: more }) };
}

/** The images and videos in some values, each once. `alts` describe the image that is in no list, or else the only image. */
export function readMedia(values: readonly unknown[], alts: readonly unknown[], cutter: Cutter): readonly Media[] {
  const bySrc = new Map<string, Media>();
  let ownSrc: string | undefined;
  for (const value of values) {
    const isList = Array.isArray(value);
    for (const one of isList ? cutter.list<unknown>(value, MEDIA_MAX) : [value]) {
      const media = readOneMedia(one, cutter);
      if (!media) continue;
      const known = bySrc.get(media.src);
      if (!known?.alt) bySrc.set(media.src, { ...media, ...known, alt: media.alt });
      if (!isList && media.type === 'image') ownSrc ??= media.src;
    }
  }
  const images = [...bySrc.values()].filter(({ type }) => type === 'image');
  const described = images.find(({ src }) => src === ownSrc) ?? (images.length === 1 ? images[0] : undefined);
  if (described && !described.alt) bySrc.set(described.src, { ...described, alt: readAlt(alts, cutter) });
  return cutter.list([...bySrc.values()], MEDIA_MAX);
}

function readAction(value: unknown, cutter: Cutter): Action | undefined {
  if (!isObject(value)) return undefined;
  const url = readUrl(value['url']) ?? readUrl(value['href']) ?? readUrl(value['link']);
  if (!url) return undefined;
  const labels = [value['label'], value['text'], value['title']];
  return { url, label: firstOf(labels, (one) => readLine(one, NAME_MAX, cutter)) ?? '' };
}

/** Where a workspace keeps what a post needs: dotted paths by field, such as `{"text": "content.body"}`. */
export type FieldMap = Partial<Record<PostField, string>>;

/** Keeps the entries that name a field of a post and a path; `undefined` for what is not a JSON object. */
export function readFieldMap(json: string): FieldMap | undefined {
  const written = readJsonObject(json);
  const paths = POST_FIELDS.map((field) => [field, written?.[field]]);
  return written && (Object.fromEntries(paths.filter(([, path]) => typeof path === 'string')) as FieldMap);
}

export interface PostContext {
  readonly feedId?: string | undefined;
  readonly fieldMap?: FieldMap | undefined;
}

/** A post from an item of any endpoint, cut to the bounds of a post; `undefined` if it has nothing to display. */
export function normalisePost(item: unknown, { feedId = '', fieldMap = {} }: PostContext = {}): Post | undefined {
  const cutter = new Cutter();
  const first = <Value>(field: PostField, read: (value: unknown) => Value | undefined): Value | undefined =>
    firstOf(valuesOf(item, field, fieldMap), read);
  const line = (field: PostField, max: number): string => first(field, (value) => readLine(value, max, cutter)) ?? '';
  const post = {
    id: first('id', readText) ?? '',
    feedId: first('feedId', readText) ?? feedId,
    feedName: line('feedName', NAME_MAX),
    feedImageUrl: first('feedImageUrl', readUrl) ?? '',
    url: first('url', readUrl) ?? '',
    title: line('title', TITLE_MAX),
    text: first('text', (value) => readShort(value, TEXT_MAX, cutter)) ?? '',
    media: readMedia(valuesOf(item, 'media', fieldMap), valuesOf(item, 'alt', fieldMap), cutter),
    claps: first('claps', readCount),
    publishedAt: first('publishedAt', readDate),
    author: first('author', (one) => readLine(isObject(one) ? one['name'] : one, NAME_MAX, cutter)) ?? '',
    action: first('action', (value) => readAction(value, cutter)),
    lang: first('lang', readLanguageTag) ?? '',
    // A post that is read again has nothing left to cut, but may have been cut before.
    isCut: cutter.hasCut || (isObject(item) && item['isCut'] === true),
    raw: item,
  };
  if (!post.title && !post.text && !post.action && !post.media.length) return undefined;
  // All feeds of a page share the post, and give it to scripts.
  for (const part of [post, post.action, post.media, ...post.media]) Object.freeze(part);
  return post;
}
