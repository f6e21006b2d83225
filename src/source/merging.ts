import { FEED_MAX_BYTES, PAGE_MAX } from '../api/limits.ts';
import { startDeadline } from '../base/timer.ts';
import { quote } from '../base/told/tell.ts';
import { type Post, postKey } from '../model/post.ts';
import type { Batch, FeedFault, PageBounds, PostSource, Warn, Workspace } from './post-source.ts';
import { Lane } from './single-posts.ts';

export interface MergeOptions extends PageBounds {
  /** How long one of several workspaces may keep the others waiting for its first posts. */
  readonly timeoutMs: number;
  /** The source that this one replaces: what it showed of a workspace that now fails is shown again. */
  readonly previous?: PostSource | undefined;
  /** Is told of, and ignored. */
  readonly orderBy?: string;
  /** Hears of what cannot be done as it was asked for. */
  readonly warn?: Warn;
}

class MergedLane extends Lane {
  /** What was shown of it before, to be shown again where it fails. */
  readonly kept: readonly Post[];
  /** It failed, and the others go on without it. */
  isLeftOut = false;
  readonly #timeoutMs: number;
  #isFirst = true;

  constructor(workspace: Workspace, previous: PostSource | undefined, timeoutMs: number) {
    super(workspace);
    this.#timeoutMs = timeoutMs;
    this.kept = previous?.shownOf?.(workspace.feedId) ?? [];
  }

  /** Its first posts have `timeoutMs`, so that they hold up no other workspace: from their turn on, for six others that give no answer must not cost that. */
  protected override async request(count: number, signal: AbortSignal): Promise<Post[]> {
    const late = new AbortController();
    let stop = (): void => {};
    const onTurn = (): void => void ({ stop } = startDeadline(this.#timeoutMs, late));
    try {
      // A signal for each: Node warns where more than ten listen to one.
      return await this.workspace.next(
        count,
        AbortSignal.any([signal, late.signal]),
        this.#isFirst ? onTurn : undefined,
      );
    } finally {
      stop();
      this.#isFirst &&= signal.aborted;
    }
  }
}

const timeOf = (post: Post | undefined): number => post?.publishedAt?.getTime() ?? -Infinity;
const newestFirst = (a: Post, b: Post): number => timeOf(b) - timeOf(a) || 0; // two undated ones give NaN

/** Merges workspaces, newest first, as each answers: what is older waits until all that have more have a next post. Undated ones come last. */
export class Merging {
  readonly #lanes: readonly MergedLane[];
  readonly #bounds: PageBounds;
  /** A post that two workspaces have is shown once. */
  readonly #shownKeys = new Set<string>();
  /** Taken from their lanes, but not given out yet: an abort may come between, and the next step gives them. */
  readonly #taken: Post[] = [];

  constructor(workspaces: readonly Workspace[], { orderBy, warn, previous, timeoutMs, ...bounds }: MergeOptions) {
    this.#lanes = workspaces.map((workspace) => new MergedLane(workspace, previous, timeoutMs));
    this.#bounds = bounds;
    const used = 'using newest first, as for all feeds of several workspaces';
    if (orderBy) warn?.('WS-117', `Invalid value ${quote(orderBy)} for "order-by"; ${used}.`);
  }

  shownOf(feedId: string): readonly Post[] | undefined {
    return this.#lanes.find(({ workspace }) => workspace.feedId === feedId)?.shown;
  }

  async next(signal: AbortSignal): Promise<Batch> {
    const { pageSize, maxPosts } = this.#bounds;
    const taken = this.#taken;
    const count = Math.min(pageSize, maxPosts - this.#shownKeys.size + taken.length);
    const faults: FeedFault[] = [];
    while (taken.length < count) {
      faults.push(...(await this.#fill(count - taken.length, signal)));
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
    const atCeiling = hasRoom && !hasMore && isAtCeiling;
    const partial = !failed && (faults.length > 0 || this.#lanes.some(({ isLeftOut }) => isLeftOut));
    return { posts, hasMore, atCeiling, faults, failed, partial };
  }

  get #isFull(): boolean {
    return this.#lanes.reduce((sum, { bytes }) => sum + bytes, 0) > FEED_MAX_BYTES;
  }

  #canAsk({ workspace, isLeftOut }: MergedLane): boolean {
    return !workspace.ended && !isLeftOut && !this.#isFull;
  }

  /** Whether what the lane shows next is not known yet. A dated post may still follow the undated. */
  #isOpen(lane: MergedLane): boolean {
    return this.#canAsk(lane) && timeOf(lane.waiting[0]) === -Infinity;
  }

  /** Asks until the next post of every lane is known, or until nothing is left but to give up for now. */
  async #fill(count: number, signal: AbortSignal): Promise<FeedFault[]> {
    const faults: FeedFault[] = [];
    for (;;) {
      const open = this.#lanes.filter((lane) => this.#isOpen(lane));
      if (open.length === 0) return faults;
      const failed = new Set<MergedLane>();
      await Promise.all(
        open.map(async (lane) => {
          // Where undated posts wait, what follows them is awaited, all the way to the end.
          const wanted = lane.waiting.length > 0 ? PAGE_MAX : count;
          const fault = await lane.ask(wanted, signal);
          lane.waiting.sort(newestFirst);
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

  #takeNewest(): Post | undefined {
    let newest: MergedLane | undefined;
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
