import { isObject, normalisePost, readText } from '../../../src/model/normalise-post.ts';
import type { OwnPost } from '../own-posts.ts';

/** The fields that the editor has, with the names under which a post may have them. A pasted post keeps its own names. */
const NAMES = {
  title: ['title', 'header'],
  text: ['text', 'postText', 'body', 'bodyHtml'],
  date: ['publishDate', 'publishedDate', 'publishedAt', 'created'],
  claps: ['claps'],
  link: ['url', 'postUrl', 'permalink'],
  name: ['feedName'],
} as const;

export type WrittenField = keyof typeof NAMES | keyof WrittenImage;

const nameOf = (post: OwnPost, field: keyof typeof NAMES): string =>
  NAMES[field].find((name) => post[name] !== undefined) ?? NAMES[field][0];

const isOfImage = (field: WrittenField): field is keyof WrittenImage => field === 'src' || field === 'alt';

export function readField(post: OwnPost, field: WrittenField): string {
  if (isOfImage(field)) return readImage(post)[field];
  const value = post[nameOf(post, field)];
  return typeof value === 'string' || typeof value === 'number' ? String(value) : '';
}

/** The post with another value in a field; without the field if the value is `undefined` or empty. */
export function writeField(post: OwnPost, field: WrittenField, value: string | number | undefined): OwnPost {
  if (isOfImage(field)) return writeImage(post, { ...readImage(post), [field]: String(value ?? '') });
  const { [nameOf(post, field)]: _, ...rest } = post;
  return value === undefined || value === '' ? rest : { ...rest, [nameOf(post, field)]: value };
}

/** The names of fields in which a post may have images. */
const IMAGE_NAMES = ['image', 'imageUrl', 'imageAlt', 'postImage', 'mediaImageUrls', 'media'];

/** The first image of a post. */
export function readImage(post: OwnPost) {
  const first = normalisePost(post)?.media[0];
  const written = isObject(post['image']) ? post['image'] : {};
  return {
    src: first?.src ?? readText(written['src']) ?? '',
    alt: first?.alt || (readText(post['imageAlt']) ?? readText(written['alt']) ?? ''),
  };
}

type WrittenImage = Readonly<ReturnType<typeof readImage>>;

/** The post with one image instead of all that it has. */
export function writeImage(post: OwnPost, { src, alt }: WrittenImage): OwnPost {
  const rest = Object.fromEntries(Object.entries(post).filter(([name]) => !IMAGE_NAMES.includes(name)));
  return src || alt ? { ...rest, image: { type: 'image', src, alt } } : rest;
}

/** A new post to start with. Its id differs from those of the others. */
export function newPost(posts: readonly OwnPost[], now: Date): OwnPost {
  const ids = new Set(posts.map(({ id, postId }) => id ?? postId));
  let number = posts.length + 1;
  while (ids.has(`my-${number}`)) number += 1;
  return {
    id: `my-${number}`,
    feedName: 'Your workspace',
    title: '',
    text: 'A new post',
    publishDate: now.toISOString(),
  };
}

/** A date for an `<input type="datetime-local">`, in the visitor's time zone; an empty string if it is not a date. */
export function toLocalTime(written: string): string {
  const date = new Date(written);
  if (!written || Number.isNaN(date.getTime())) return '';
  date.setMinutes(date.getMinutes() - date.getTimezoneOffset());
  return date.toISOString().slice(0, 'yyyy-mm-ddThh:mm'.length);
}
