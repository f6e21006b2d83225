import { fold } from './fold.ts';
import type { Post } from './post.ts';
import { hashtagsIn } from './words/post-words.ts';

/** The hashtags that occur in posts, those of most posts first, each as it is first written; `max` at most. */
export function countHashtags(posts: readonly Post[], max: number): string[] {
  const found = new Map<string, { readonly tag: string; count: number }>();
  for (const { title, text } of posts) {
    const counted = new Set<string>();
    for (const tag of hashtagsIn(`${title} ${text}`)) {
      const key = fold(tag);
      if (counted.has(key)) continue;
      counted.add(key);
      const known = found.get(key);
      if (known) known.count++;
      else found.set(key, { tag, count: 1 });
    }
  }
  return [...found.values()]
    .sort((a, b) => b.count - a.count)
    .slice(0, max)
    .map(({ tag }) => tag);
}
