import { ChosenPosts } from './chosen-posts.ts';
import type { PageBounds, PostSource } from '../post-source.ts';

/**
 * The posts of another source, those with these ids first, in the order of the ids. They are looked for before the
 * first post is shown: one that is found later is where it would be without a pin.
 */
export function pinPosts(inner: PostSource, ids: readonly string[], bounds: PageBounds): ChosenPosts {
  const found: number[] = [];
  return new ChosenPosts(inner, bounds, {
    isSettled: () => found.length === ids.length,
    place(post, waiting, isFirst) {
      const rank = ids.indexOf(post.id);
      if (!isFirst || rank < 0 || found.includes(rank)) {
        waiting.push(post);
        return;
      }
      // Stryker disable next-line EqualityOperator: no rank is found twice
      waiting.splice(found.filter((other) => other < rank).length, 0, post);
      found.push(rank);
    },
  });
}
