import { FEED_MAX_BYTES, PAGE_MAX } from '../api/limits.ts';
import { readFault } from '../base/fault.ts';
import { timeoutSignal } from '../base/timer.ts';
import { weigh } from '../base/weigh.ts';
import { type Post, postKey } from '../model/post.ts';
import type { Batch, FeedFault, PostSource } from './post-source.ts';
import type { Workspace } from './workspace.ts';

export interface MergeOptions {
  readonly pageSize: number;
  readonly maxPosts: number;
  /** How long one of several workspaces may keep the others waiting for its first posts. */
  readonly timeoutMs: number;
  /** The source that this one replaces: what it showed of a workspace that now fails is shown again. */
  readonly previous?: PostSource | undefined;
}

interface Lane {
  readonly workspace: Workspace;
  /** What the previous source showed of it. */
  readonly kept: readonly Post[];
  readonly shown: Post[];
  /** Came, but not shown yet. */
  readonly waiting: Post[];
  /** It failed, and the others go on without it. */
  isLeftOut: boolean;
}

const timeOf = (post: Post | undefined): number => post?.publishedAt?.getTime() ?? -Infinity;
const newestFirst = (a: Post, b: Post): number => timeOf(b) - timeOf(a) || 0; // two undated ones give NaN

/**
 * The posts of one workspace in its own order, or of several merged newest first.
 * Each is taken to answer newest first, so the newest of all is known once every workspace that has more
 * has its next post waiting; until then what is older is held back. Undated posts come last, ties are stable.
 */
export class MergedPosts implements PostSource {
  readonly #lanes: readonly Lane[];
  readonly #options: MergeOptions;
  /** A post that two workspaces have is shown once. */
  readonly #shownKeys = new Set<string>();
  /** Taken from their lanes, but not given out yet: an abort may come between, and the next step gives them. */
  readonly #taken: Post[] = [];
  /** What all posts that came take in memory, as they were sent. */
  #bytes = 0;

  constructor(workspaces: readonly Workspace[], { previous, ...options }: MergeOptions) {
    const before = previous instanceof MergedPosts ? previous.#lanes : [];
    this.#options = options;
    this.#lanes = workspaces.map((workspace) => {
      const kept = before.find((lane) => lane.workspace.feedId === workspace.feedId)?.shown ?? [];
      return { workspace, kept, shown: [], waiting: [], isLeftOut: false };
    });
  }

  load(signal: AbortSignal): Promise<Batch> {
    return this.#page(signal, this.#isMerging ? this.#options.timeoutMs : undefined);
  }

  loadMore(signal: AbortSignal): Promise<Batch> {
    return this.#page(signal);
  }

  get #isMerging(): boolean {
    return this.#lanes.length > 1;
  }

  async #page(signal: AbortSignal, deadlineMs?: number): Promise<Batch> {
    const { pageSize, maxPosts } = this.#options;
    const taken = this.#taken;
    const count = Math.min(pageSize, maxPosts - this.#shownKeys.size + taken.length);
    const faults: FeedFault[] = [];
    while (taken.length < count) {
      faults.push(...(await this.#fill(count - taken.length, signal, deadlineMs)));
      const post = this.#takeNewest();
      if (!post) break;
      const key = postKey(post);
      if (!this.#shownKeys.has(key)) taken.push(post);
      this.#shownKeys.add(key);
    }
    const posts = taken.splice(0);

    const failed = posts.length === 0 && faults.length > 0 && faults.length === this.#lanes.length;
    const hasRoom = this.#shownKeys.size < maxPosts;
    const hasMore = hasRoom && this.#lanes.some((lane) => lane.waiting.length > 0 || this.#canAsk(lane));
    const isAtCeiling = this.#isFull || this.#lanes.some(({ workspace }) => workspace.ended === 'ceiling');
    return {
      posts,
      hasMore,
      atCeiling: hasRoom && !hasMore && isAtCeiling,
      faults,
      failed,
      partial: !failed && (faults.length > 0 || this.#lanes.some(({ isLeftOut }) => isLeftOut)),
    };
  }

  get #isFull(): boolean {
    return this.#bytes > FEED_MAX_BYTES;
  }

  #canAsk({ workspace, isLeftOut }: Lane): boolean {
    return !workspace.ended && !isLeftOut && !this.#isFull;
  }

  /** Whether what the lane shows next is not known yet. A dated post may still follow the undated. */
  #isOpen(lane: Lane): boolean {
    return (
      this.#canAsk(lane) && (lane.waiting.length === 0 || (this.#isMerging && timeOf(lane.waiting[0]) === -Infinity))
    );
  }

  /** Asks until the next post of every lane is known, or until nothing is left but to give up for now. */
  async #fill(count: number, signal: AbortSignal, deadlineMs: number | undefined): Promise<FeedFault[]> {
    const faults: FeedFault[] = [];
    for (;;) {
      const open = this.#lanes.filter((lane) => this.#isOpen(lane));
      if (open.length === 0) return faults;
      const failed = new Set<Lane>();
      await Promise.all(
        open.map(async (lane) => {
          const fault = await this.#ask(lane, count, signal, deadlineMs);
          if (!fault) return;
          failed.add(lane);
          faults.push({ feedId: lane.workspace.feedId, fault });
        }),
      );
      signal.throwIfAborted();
      // Where others have posts, they go on without those that failed. Where none has, asking again may help.
      const canGoOn = this.#lanes.some((lane) => !failed.has(lane) && (lane.waiting.length > 0 || this.#canAsk(lane)));
      if (!canGoOn) return faults;
      for (const lane of failed) {
        lane.isLeftOut = true;
        if (lane.shown.length > 0) continue;
        lane.waiting.push(...lane.kept);
        lane.waiting.sort(newestFirst);
      }
    }
  }

  async #ask({ workspace, waiting }: Lane, count: number, signal: AbortSignal, deadlineMs: number | undefined) {
    const late = new AbortController();
    // Its time begins with its turn: six others that give no answer must not cost it all it has.
    const onTurn = (): void => {
      if (deadlineMs === undefined) return;
      const deadline = timeoutSignal(deadlineMs);
      deadline.addEventListener('abort', () => late.abort(deadline.reason), { once: true });
    };
    try {
      const until = AbortSignal.any([signal, late.signal]);
      // Where undated posts wait, what follows them is awaited, all the way to the end.
      const posts = await workspace.next(waiting.length > 0 ? PAGE_MAX : count, until, onTurn);
      for (const { raw } of posts) this.#bytes += weigh(raw, FEED_MAX_BYTES);
      waiting.push(...posts);
      if (this.#isMerging) waiting.sort(newestFirst);
      return undefined;
    } catch (reason) {
      return signal.aborted ? undefined : readFault(reason); // an abort is told when all have answered
    }
  }

  #takeNewest(): Post | undefined {
    let newest: Lane | undefined;
    for (const lane of this.#lanes) {
      const [next] = lane.waiting;
      if (!next || this.#isOpen(lane)) continue;
      if (!newest || timeOf(next) > timeOf(newest.waiting[0])) newest = lane;
    }
    const post = newest?.waiting.shift();
    if (newest && post) newest.shown.push(post);
    return post;
  }
}
