import { normalisePost, type PostContext } from '../model/normalise-post.ts';
import { type Post, postKey } from '../model/post.ts';

export interface PostsRead {
  /** The posts that `seen` did not know. */
  readonly posts: Post[];
  /** How many items had nothing to show. */
  readonly dropped: number;
}

/** The new posts among the items of an answer; `seen` holds the keys of those that came before, and learns these. */
export function readPosts(items: readonly unknown[], context: PostContext, seen: Set<string>): PostsRead {
  const posts: Post[] = [];
  let dropped = 0;
  for (const item of items) {
    const post = normalisePost(item, context);
    if (!post) {
      dropped++;
      continue;
    }
    const key = postKey(post);
    if (!seen.has(key)) posts.push(post);
    seen.add(key);
  }
  return { posts, dropped };
}
