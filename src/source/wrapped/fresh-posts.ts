import { type Post, postKey } from '../../model/post.ts';

/** Those that are new and before the last that is displayed. What comes behind it moved up, because others went. */
export function findFresh(shown: readonly Post[], now: readonly Post[]): readonly Post[] {
  const keys = new Set(shown.map(postKey));
  const isNew = (post: Post): boolean => !keys.has(postKey(post));
  const last = now.findLastIndex((post) => !isNew(post));
  return (last < 0 ? now : now.slice(0, last)).filter(isNew);
}
