import { type Post, postKey } from '../model/post.ts';
import type { Batch } from '../source/post-source.ts';
import { type FeedModel, IDLE } from './feed-state.ts';

// Steps of a feed's model that its first answer does not take.

/** The model for other attributes. What is displayed stays until the answer is here, or goes at once. */
export const reset = ({ posts, firstPosts, state }: FeedModel, keepsPosts: boolean): FeedModel =>
  keepsPosts && posts.length > 0 ? { ...IDLE, posts, firstPosts, state } : IDLE;

/** Those of some posts that were not among others. */
export function addedTo(before: readonly Post[], now: readonly Post[]): readonly Post[] {
  const known = new Set(before.map(postKey));
  return now.filter((post) => !known.has(postKey(post)));
}

/** More posts came: as many of them are displayed before the rest. */
export const growing = (model: FeedModel, { posts }: Batch, count: number): FeedModel => ({
  ...model,
  posts: [...model.posts, ...posts.slice(0, count)],
});

/** Posts of an earlier visit, displayed until the answer is here. */
export const recalled = (model: FeedModel, posts: readonly Post[]): FeedModel => ({
  ...model,
  posts,
  firstPosts: posts,
  state: 'ready',
  isKept: true,
});
