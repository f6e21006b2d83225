import { readJsonObject } from '../base/json.ts';
import type { Media, Post } from './post.ts';

/** Alternative texts of images and videos, by the ids of their posts: that of the first, or a list of several in their order. */
type WrittenAltTexts = Readonly<Record<string, string | readonly string[]>>;

/** Alternative texts by the ids of posts, or a function: `index` counts a post's media from 0, `undefined` keeps the post's text. */
export type AltTexts = WrittenAltTexts | ((post: Post, media: Media, index: number) => string | undefined);

const isAltText = ([, text]: [string, unknown]): boolean => [text].flat().every((one) => typeof one === 'string');

/** The texts that an owner wrote as JSON; `undefined` for what is not a JSON object. */
export function readAltTexts(json: string): WrittenAltTexts | undefined {
  const written = readJsonObject(json);
  return written && (Object.fromEntries(Object.entries(written).filter(isAltText)) as WrittenAltTexts);
}
