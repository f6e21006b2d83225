import { type Post, postKey } from '../../model/post.ts';
import type { PostSource } from '../post-source.ts';

/** The innermost source, without those that are wrapped around it. */
export const unwrap = (source: PostSource): PostSource => (source.inner ? unwrap(source.inner) : source);

/** Workspaces that sent items, none of which can be displayed. */
export const blankWorkspaces = (source: PostSource) =>
  (unwrap(source).lanes?.() ?? [])
    .filter(({ workspace, waiting, shown }) => workspace.dropped > 0 && waiting.length + shown.length === 0)
    .map(({ workspace }) => workspace);

/** A source whose first load wraps that of another. */
export function aroundLoad(inner: PostSource, load: PostSource['load']): PostSource {
  return { inner, load, loadMore: (signal) => inner.loadMore(signal) };
}

/** Requests the first posts of a source: at least `depth`, or all there are. `fellShort` if a request failed before that. */
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

/** The new posts before the last one that is displayed. Those after it only moved up, because others were removed. */
export function findFresh(shown: readonly Post[], now: readonly Post[]): readonly Post[] {
  const keys = new Set(shown.map(postKey));
  const isNew = (post: Post): boolean => !keys.has(postKey(post));
  const last = now.findLastIndex((post) => !isNew(post));
  return (last < 0 ? now : now.slice(0, last)).filter(isNew);
}
