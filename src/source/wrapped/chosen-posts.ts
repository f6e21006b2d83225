import type { Post } from '../../model/post.ts';
import type { Batch, FeedFault, PageBounds, PostSource } from '../post-source.ts';

/**
 * How often the other source is asked for one page: 300 posts at 30 each, more than two workspaces have in reach.
 * What is not found by then is not looked for any longer.
 */
const STEPS_MAX = 10;

/** Decides what is shown of the posts that come, and where. */
interface Choice {
  /** Puts a post among those that wait to be shown, or leaves it out. `isFirst` is as long as none was shown. */
  place(post: Post, waiting: Post[], isFirst: boolean): void;
  /** Whether it is known what comes first. */
  isSettled(): boolean;
}

/**
 * What is chosen from another source, in full pages: it is asked until a page is full and a post waits for the next,
 * so that no more is offered where there is none, or until it ends.
 */
class ChosenPosts implements PostSource {
  readonly inner: PostSource;
  readonly #bounds: PageBounds;
  readonly #choice: Choice;
  readonly #waiting: Post[] = [];
  #last: Batch | undefined;
  #given = 0;
  #isGivenUp = false;

  constructor(inner: PostSource, bounds: PageBounds, choice: Choice) {
    this.inner = inner;
    this.#bounds = bounds;
    this.#choice = choice;
  }

  load(signal: AbortSignal): Promise<Batch> {
    return this.#page(signal);
  }

  loadMore(signal: AbortSignal): Promise<Batch> {
    return this.#page(signal);
  }

  get #canAsk(): boolean {
    return !this.#isGivenUp && (!this.#last || this.#last.hasMore || this.#last.failed);
  }

  async #page(signal: AbortSignal): Promise<Batch> {
    const { pageSize, maxPosts } = this.#bounds;
    const room = maxPosts - this.#given;
    const count = Math.min(pageSize, room);
    const faults: FeedFault[] = [];
    const isStalled = await this.#fill(Math.min(pageSize + 1, room), faults, signal);
    const posts = this.#waiting.splice(0, count);
    this.#given += posts.length;
    if (posts.length === 0 && !isStalled) this.#isGivenUp = true; // so many had nothing that fits

    const failed = posts.length === 0 && isStalled;
    const hasRoom = this.#given < maxPosts;
    const hasMore = hasRoom && (this.#waiting.length > 0 || this.#canAsk);
    const { atCeiling = false, hasMore: isCutShort = false, partial = false } = this.#last ?? {};
    return {
      posts,
      hasMore,
      atCeiling: hasRoom && !hasMore && (atCeiling || isCutShort),
      faults,
      failed,
      partial: !failed && (partial || faults.length > 0),
    };
  }

  /** Asks until so many wait. Returns whether the last step brought nothing but faults. */
  async #fill(count: number, faults: FeedFault[], signal: AbortSignal): Promise<boolean> {
    const { isSettled, place } = this.#choice;
    const waiting = this.#waiting;
    for (let steps = 0; steps < STEPS_MAX && this.#canAsk; steps++) {
      if (waiting.length >= count && (this.#given > 0 || isSettled())) return false;
      const batch = await (this.#last ? this.inner.loadMore(signal) : this.inner.load(signal));
      this.#last = batch;
      faults.push(...batch.faults);
      for (const post of batch.posts) place(post, waiting, this.#given === 0);
      if (batch.posts.length === 0 && batch.faults.length > 0) return true;
    }
    return false;
  }
}

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

/** Those posts of another source that fit, in its order. */
export const selectPosts = (inner: PostSource, fits: (post: Post) => boolean, bounds: PageBounds): ChosenPosts =>
  new ChosenPosts(inner, bounds, {
    isSettled: () => true,
    place(post, waiting) {
      if (fits(post)) waiting.push(post);
    },
  });
