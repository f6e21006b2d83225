import { remember } from '../../base/remember.ts';
import { log } from '../../base/log.ts';
import type { CreateFeature } from '../../feed/feature.ts';
import type { AltTexts } from '../../model/alt-texts.ts';
import { withAltTexts } from '../../model/with-alt-texts.ts';
import type { Post } from '../../model/post.ts';
import { altTexts } from '../rows.ts';

/** `alt-texts`: the owner's alternative texts in place of those that posts have. */
export const createFeature: CreateFeature = (host) => {
  const adapterOf = remember((texts: AltTexts) => {
    const described = new WeakMap<Post, Post>(); // the same object, so that its card stays as it is
    let isLogged = false;
    function onFault(reason: unknown): void {
      const words = `<${host.element.localName}> "altTexts" failed for an image; return a string, or undefined.`;
      if (!isLogged) log('error', 'WS-311', words, reason);
      isLogged = true;
    }
    return (post: Post): Post => {
      if (typeof texts !== 'function' && !Object.hasOwn(texts, post.id)) return post;
      const known = described.get(post) ?? withAltTexts(post, texts, onFault);
      described.set(post, known);
      return known;
    };
  });
  return { adaptPost: (post) => adapterOf(host.read(altTexts.attributes).altTexts)(post) };
};
