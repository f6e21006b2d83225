import { readFault } from '../base/fault.ts';
import type { Post } from '../model/post.ts';
import type { Batch, FeedFault, PostSource } from './post-source.ts';
import type { Workspace } from './workspace.ts';

export interface MergeOptions {
  readonly pageSize: number;
  readonly maxPosts: number;
  /** How long one of several workspaces may keep the others waiting for its first posts. */
  readonly timeoutMs: number;
}

interface Lane {
  readonly workspace: Workspace;
  /** Came, but not shown yet. */
  waiting: Post[];
  /** Failed, so that the others go on without it. */
  isLeftOut: boolean;
}

const timeOf = (post: Post | undefined): number => post?.publishedAt?.getTime() ?? -Infinity;

/**
 * The posts of one workspace in its own order, or of several merged newest first.
 * Each is taken to answer newest first, so the newest of all is known once every workspace with more
 * has shown its next post; until then what is older waits. Undated posts come last, ties keep the workspaces' order.
 */
export class MergedPosts implements PostSource {
  readonly #lanes: Lane[];
  readonly #options: MergeOptions;
  #shown = 0;

  constructor(workspaces: readonly Workspace[], options: MergeOptions) {
    this.#lanes = workspaces.map((workspace) => ({ workspace, waiting: [], isLeftOut: false }));
    this.#options = options;
  }

  load(signal: AbortSignal): Promise<Batch> {
    return this.#page(signal, this.#lanes.length > 1 ? this.#options.timeoutMs : undefined);
  }

  loadMore(signal: AbortSignal): Promise<Batch> {
    return this.#page(signal);
  }

  async #page(signal: AbortSignal, deadlineMs?: number): Promise<Batch> {
    const posts: Post[] = [];
    const faults: FeedFault[] = [];
    const count = Math.min(this.#options.pageSize, this.#options.maxPosts - this.#shown);
    while (posts.length < count) {
      const missing = count - posts.length;
      const isStuck = await this.#fill(missing, signal, deadlineMs, faults);
      const post = isStuck ? undefined : this.#takeNewest();
      if (!post) break;
      posts.push(post);
    }
    this.#shown += posts.length;

    const hasRoom = this.#shown < this.#options.maxPosts;
    const hasMore = hasRoom && this.#lanes.some((lane) => lane.waiting.length > 0 || this.#canAsk(lane));
    return {
      posts,
      hasMore,
      atCeiling: hasRoom && !hasMore && this.#lanes.some(({ workspace }) => workspace.ended === 'ceiling'),
      faults,
      failed: faults.length > 0 && faults.length === this.#lanes.length,
    };
  }

  #canAsk({ workspace, isLeftOut }: Lane): boolean {
    return !workspace.ended && !isLeftOut;
  }

  /** Whether the lane's next post is not known yet: a dated one may still follow the undated. */
  #isOpen(lane: Lane): boolean {
    return this.#canAsk(lane) && (lane.waiting.length === 0 || (this.#lanes.length > 1 && timeOf(lane.waiting[0]) === -Infinity));
  }

  /** Asks until the next post of each lane is known. Returns whether none can be shown for now. */
  async #fill(count: number, signal: AbortSignal, deadlineMs: number | undefined, faults: FeedFault[]): Promise<boolean> {
    for (;;) {
      const open = this.#lanes.filter((lane) => this.#isOpen(lane));
      if (open.length === 0) return false;
      const limit = deadlineMs === undefined ? signal : AbortSignal.any([signal, AbortSignal.timeout(deadlineMs)]);
      const failed = new Map<Lane, FeedFault>();
      await Promise.all(
        open.map(async (lane) => {
          const { workspace } = lane;
          try {
            lane.waiting.push(...(await workspace.next(count, limit)));
            if (this.#lanes.length > 1) lane.waiting.sort((a, b) => timeOf(b) - timeOf(a) || 0);
          } catch (reason) {
            failed.set(lane, { feedId: workspace.feedId, fault: readFault(reason) });
          }
        }),
      );
      signal.throwIfAborted();
      faults.push(...failed.values());
      if (failed.size === 0) continue;
      // Where the rest has posts or can be asked, it goes on without those that failed. Else they can be tried again.
      const rest = this.#lanes.filter((lane) => !failed.has(lane));
      if (!rest.some((lane) => lane.waiting.length > 0 || this.#canAsk(lane))) return true;
      for (const lane of failed.keys()) lane.isLeftOut = true;
    }
  }

  #takeNewest(): Post | undefined {
    let newest = this.#lanes[0];
    for (const lane of this.#lanes) {
      const isFirst = !newest || newest.waiting.length === 0;
      if (lane.waiting.length > 0 && (isFirst || timeOf(lane.waiting[0]) > timeOf(newest?.waiting[0]))) newest = lane;
    }
    return newest?.waiting.shift();
  }
}
