import type { Post } from '../../model/post.ts';
import type { Batch, FeedFault, PageBounds, PostSource } from '../post-source.ts';

/** Requests for one page: 300 posts at 30 each, more than two workspaces have. If none fits by then, the search ends. */
const STEPS_MAX = 10;

/** Decides what is shown of the posts that come, and where. */
interface Choice {
  /** Puts a post among those that wait to be shown, or leaves it out. `isFirst` is true until a post was shown. */
  place(post: Post, waiting: Post[], isFirst: boolean): void;
  isSettled(): boolean;
}

/** Returns full pages. Requests until one more post waits, or the source ends, so that more is not offered in vain. */
function choosePosts(inner: PostSource, { pageSize, maxPosts }: PageBounds, choice: Choice): PostSource {
  const waiting: Post[] = [];
  let last: Batch | undefined;
  let given = 0;
  let isGivenUp = false;
  const canAsk = (): boolean => !isGivenUp && (!last || last.hasMore || last.failed);

  /** Requests until `count` posts wait. Returns whether the last request brought only faults. */
  async function fill(count: number, faults: FeedFault[], signal: AbortSignal): Promise<boolean> {
    for (let steps = 0; steps < STEPS_MAX && canAsk(); steps++) {
      if (waiting.length >= count && (given > 0 || choice.isSettled())) return false;
      last = await (last ? inner.loadMore(signal) : inner.load(signal));
      faults.push(...last.faults);
      for (const post of last.posts) choice.place(post, waiting, given === 0);
      if (last.posts.length === 0 && last.faults.length > 0) return true;
    }
    return false;
  }

  async function load(signal: AbortSignal): Promise<Batch> {
    const room = maxPosts - given;
    const faults: FeedFault[] = [];
    const isStalled = await fill(Math.min(pageSize + 1, room), faults, signal);
    const posts = waiting.splice(0, Math.min(pageSize, room));
    given += posts.length;
    if (posts.length === 0 && !isStalled) isGivenUp = true; // so many requests found no post that fits

    const failed = posts.length === 0 && isStalled;
    const hasRoom = given < maxPosts;
    const hasMore = hasRoom && (waiting.length > 0 || canAsk());
    const { atCeiling: isAtCeiling = false, hasMore: isCutShort = false, partial: isPartial = false } = last ?? {};
    const atCeiling = hasRoom && !hasMore && (isAtCeiling || isCutShort);
    return { posts, hasMore, atCeiling, faults, failed, partial: !failed && (isPartial || faults.length > 0) };
  }

  return { inner, load, loadMore: load };
}

/** The posts with these ids come first, in the order of the ids, if they are found before the first post is shown. */
export function pinPosts(inner: PostSource, ids: readonly string[], bounds: PageBounds): PostSource {
  const found: number[] = [];
  return choosePosts(inner, bounds, {
    isSettled: () => found.length === ids.length,
    place(post, waiting, isFirst) {
      const rank = ids.indexOf(post.id);
      if (!isFirst || rank < 0 || found.includes(rank)) return void waiting.push(post);
      // Stryker disable next-line EqualityOperator: no rank is found twice
      waiting.splice(found.filter((other) => other < rank).length, 0, post);
      found.push(rank);
    },
  });
}

/** Those posts of another source that fit, in its order. */
export const selectPosts = (inner: PostSource, fits: (post: Post) => boolean, bounds: PageBounds): PostSource =>
  choosePosts(inner, bounds, {
    isSettled: () => true,
    place(post, waiting) {
      if (fits(post)) waiting.push(post);
    },
  });
