import { remember } from '../../base/remember.ts';
import type { CreateFeature } from '../../feed/feature.ts';
import type { AltTexts } from '../../model/alt-texts.ts';
import type { Post } from '../../model/post.ts';
import { altTexts } from '../rows.ts';

function describe(post: Post, written: AltTexts[string]): Post {
  const texts = [written].flat();
  return { ...post, media: post.media.map((one, i) => ({ ...one, alt: texts[i] || one.alt })) };
}

/** `alt-texts`: the owner's alternative texts in place of those that posts have. */
export const createFeature: CreateFeature = (host) => {
  const adapterOf = remember((texts: AltTexts) => {
    const described = new WeakMap<Post, Post>(); // a card stays as it is for the same object
    return (post: Post): Post => {
      const written = Object.hasOwn(texts, post.id) ? texts[post.id] : undefined;
      if (written === undefined) return post;
      const known = described.get(post) ?? describe(post, written);
      described.set(post, known);
      return known;
    };
  });
  return { adaptPost: (post) => adapterOf(host.read(altTexts.attributes).altTexts)(post) };
};
