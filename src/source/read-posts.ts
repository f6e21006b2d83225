import { isObject, normalisePost, type PostContext } from '../model/normalise-post.ts';
import { type Post, postKey } from '../model/post.ts';

/** By the items of answers: elements with the same feed share them, and the first of these reads them for all. */
const known = new WeakMap<object, PostContext & { readonly post: Post | undefined }>();

/** The post that an item was read as last. */
export const postOf = (item: unknown): Post | undefined => (isObject(item) ? known.get(item)?.post : undefined);

function readPost(item: unknown, context: PostContext): Post | undefined {
  if (!isObject(item)) return undefined;
  const before = known.get(item);
  if (before && before.feedId === context.feedId && before.fieldMap === context.fieldMap) return before.post;
  const post = normalisePost(item, context);
  known.set(item, { ...context, post });
  return post;
}

/** The posts among some items whose keys `seen` does not hold yet, and how many items have nothing to show. */
export function readPosts(items: readonly unknown[], context: PostContext, seen: Set<string>) {
  const posts: Post[] = [];
  let dropped = 0;
  for (const item of items) {
    const post = readPost(item, context);
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

// What is past the first `max` items is let go: the rest of an answer that is read is kept.

/** The items of `/public-posts`, which answers with a bare list (§4, endpoint 15); `undefined` for anything else. */
export const readList = (answer: unknown, max?: number): unknown[] | undefined =>
  Array.isArray(answer) ? answer.slice(0, max) : undefined;

/** The items of a list envelope (§2); `undefined` for anything else. */
export const readEnvelope = (answer: unknown, max?: number): unknown[] | undefined =>
  isObject(answer) ? readList(answer['items'], max) : undefined;
