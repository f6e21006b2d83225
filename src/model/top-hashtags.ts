import { fold, hashtagsIn } from './words/post-words.ts';
import type { Post } from './post.ts';

const known = new WeakMap<Post, ReadonlyMap<string, string>>();

/** The hashtags of a post by their folded forms, each as it is written for the first time. */
function hashtagsOf(post: Post): ReadonlyMap<string, string> {
  const before = known.get(post);
  if (before) return before;
  const tags = new Map<string, string>();
  for (const tag of hashtagsIn(`${post.title} ${post.text}`)) {
    const key = fold(tag);
    if (!tags.has(key)) tags.set(key, tag);
  }
  known.set(post, tags);
  return tags;
}

/** The hashtags of posts, those of most posts first, each as it is written for the first time. */
export function topHashtags(posts: readonly Post[]): string[] {
  const found = new Map<string, string[]>();
  for (const [key, tag] of posts.flatMap((post) => [...hashtagsOf(post)])) {
    const before = found.get(key);
    if (before) before.push(tag);
    else found.set(key, [tag]);
  }
  return [...found.values()].sort((a, b) => b.length - a.length).map(([tag = '']) => tag);
}
