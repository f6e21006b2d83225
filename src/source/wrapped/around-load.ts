import { type Post, postKey } from '../../model/post.ts';
import type { PostSource } from '../post-source.ts';

/** The source at the heart of those that are wrapped around it. */
export const unwrap = (source: PostSource): PostSource => (source.inner ? unwrap(source.inner) : source);

/** A source whose first load is another's, with something around it. */
export const aroundLoad = (inner: PostSource, load: PostSource['load']): PostSource => ({
  inner,
  load,
  loadMore: (signal) => inner.loadMore(signal),
});

/** Asks a source for its first posts, so many at least as far as there are; `fellShort` where a step failed before that. */
export async function loadDeep(source: PostSource, depth: number, signal: AbortSignal) {
  let last = await source.load(signal);
  const posts = [...last.posts];
  const faults = [...last.faults];
  while (posts.length < depth && last.hasMore && last.posts.length > 0) {
    last = await source.loadMore(signal);
    posts.push(...last.posts);
    faults.push(...last.faults);
  }
  const fellShort = posts.length < depth && last.faults.length > 0 && last.posts.length === 0;
  return { ...last, posts, faults, fellShort };
}

/** Those that are new and before the last that is displayed. What comes behind it moved up, because others went. */
export function findFresh(shown: readonly Post[], now: readonly Post[]): readonly Post[] {
  const keys = new Set(shown.map(postKey));
  const isNew = (post: Post): boolean => !keys.has(postKey(post));
  const last = now.findLastIndex((post) => !isNew(post));
  return (last < 0 ? now : now.slice(0, last)).filter(isNew);
}
