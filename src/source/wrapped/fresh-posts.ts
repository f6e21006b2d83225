import { type Post, postKey } from '../../model/post.ts';

/**
 * The posts that came in since: those that are not displayed yet and come before the last that is. What comes behind it
 * is older, and moved up because others went.
 */
export function findFresh(shown: readonly Post[], now: readonly Post[]): readonly Post[] {
  const keys = new Set(shown.map(postKey));
  const isNew = (post: Post): boolean => !keys.has(postKey(post));
  const last = now.findLastIndex((post) => !isNew(post));
  return (last < 0 ? now : now.slice(0, last)).filter(isNew);
}
