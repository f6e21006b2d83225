import { readJsonObject } from '../base/json.ts';
import type { Post } from './post.ts';

/** Alternative texts of the images and videos of posts, by their ids: of the first, or of several in their order. */
export type AltTexts = Readonly<Record<string, string | readonly string[]>>;

const isAltText = ([, text]: [string, unknown]): boolean => [text].flat().every((one) => typeof one === 'string');

/** The texts that an owner wrote as JSON; `undefined` for what is not a JSON object. */
export function readAltTexts(json: string): AltTexts | undefined {
  const written = readJsonObject(json);
  return written && (Object.fromEntries(Object.entries(written).filter(isAltText)) as AltTexts);
}

/** A post with the texts that its owner wrote, in place of those that it has. */
export function describePost(post: Post, texts: AltTexts): Post {
  const written = Object.hasOwn(texts, post.id) ? [texts[post.id]].flat() : [];
  return { ...post, media: post.media.map((one, i) => ({ ...one, alt: written[i] || one.alt })) };
}
