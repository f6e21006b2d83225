import type { AltTexts } from './alt-texts.ts';
import type { Media, Post } from './post.ts';

/** A post with the owner's alternative texts. `onFault` gets what a function throws, or what it returns instead of a text. */
export function withAltTexts(post: Post, texts: AltTexts, onFault: (reason: unknown) => void = () => {}): Post {
  const say = (media: Media, i: number): unknown => {
    if (typeof texts !== 'function') return Object.hasOwn(texts, post.id) ? [texts[post.id]].flat()[i] : undefined;
    try {
      return texts(post, media, i);
    } catch (reason) {
      return onFault(reason);
    }
  };
  const altOf = (media: Media, i: number): string => {
    const alt = say(media, i) ?? '';
    if (typeof alt !== 'string') onFault(alt);
    return (typeof alt === 'string' && alt) || media.alt;
  };
  return { ...post, media: post.media.map((one, i) => ({ ...one, alt: altOf(one, i) })) };
}
