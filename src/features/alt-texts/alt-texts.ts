import { remember } from '../../base/remember.ts';
import { log } from '../../base/log.ts';
import type { CreateFeature } from '../../feed/feature.ts';
import type { AltTexts } from '../../model/alt-texts.ts';
import { withAltTexts } from '../../model/with-alt-texts.ts';
import { isSamePost, type Post } from '../../model/post.ts';
import { altTexts } from '../rows.ts';

/** `alt-texts`: the owner's alternative texts in place of those that posts have. */
export const createFeature: CreateFeature = (host) => {
  /** The same object as long as it says the same, so that its card stays as it is: some pages set a new function at each rendering. */
  const described = new WeakMap<Post, Post>();
  const adapterOf = remember((texts: AltTexts) => {
    const done = new WeakSet<Post>();
    let isLogged = false;
    function onFault(reason: unknown): void {
      const words = `<${host.element.localName}> "altTexts" failed for an image; return a string, or undefined.`;
      if (!isLogged) log('error', 'WS-311', words, reason);
      isLogged = true;
    }
    return (post: Post): Post => {
      if (typeof texts !== 'function' && !Object.hasOwn(texts, post.id)) return post;
      const before = described.get(post);
      if (before && done.has(post)) return before;
      done.add(post);
      const now = withAltTexts(post, texts, onFault);
      const same = before && isSamePost(before, now) ? before : now;
      described.set(post, same);
      return same;
    };
  });
  return { adaptPost: (post) => adapterOf(host.read(altTexts.attributes).altTexts)(post) };
};
