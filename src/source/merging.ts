import { FEED_MAX_BYTES, PAGE_MAX } from '../api/limits.ts';
import { startDeadline } from '../base/timer.ts';
import { quote } from '../base/log.ts';
import { addKey, type Post } from '../model/post.ts';
import type { Batch, FeedFault, PageBounds, PostSource, Warn, Workspace } from './post-source.ts';
import { createLane } from './single-posts.ts';

export interface MergeOptions extends PageBounds {
  /** How long one of several workspaces may keep the others waiting for its first posts. */
  readonly timeoutMs: number;
  /** The source that this one replaces: what it showed of a workspace that now fails is shown again. */
  readonly previous?: PostSource | undefined;
  /** Ignored, with a warning. */
  readonly orderBy?: string | undefined;
  /** Called if something cannot be done as it was set. */
  readonly warn?: Warn;
}

function createMergedLane(workspace: Workspace, previous: PostSource | undefined, timeoutMs: number) {
  let isFirst = true;

  /** The first request has `timeoutMs`, so that it delays no other workspace: counted from its turn, because the queue may be full. */
  async function request(count: number, signal: AbortSignal): Promise<Post[]> {
    const late = new AbortController();
    let stop = (): void => {};
    const onTurn = (): void => void ({ stop } = startDeadline(timeoutMs, late));
    try {
      // A signal for each request: Node warns if a signal has more than ten listeners.
      return await workspace.next(count, AbortSignal.any([signal, late.signal]), isFirst ? onTurn : undefined);
    } finally {
      stop();
      isFirst &&= signal.aborted;
    }
  }

  return Object.assign(createLane(workspace, request), {
    /** Its posts that the previous source showed: they are shown again if it fails. */
    kept: previous?.lanes?.().find((lane) => lane.workspace.feedId === workspace.feedId)?.shown ?? [],
    /** Whether it failed, so that the others go on without it. */
    isLeftOut: false,
  });
}

type MergedLane = ReturnType<typeof createMergedLane>;

const timeOf = (post: Post | undefined): number => post?.publishedAt?.getTime() ?? -Infinity;
const newestFirst = (a?: Post, b?: Post): number => timeOf(b) - timeOf(a) || 0; // two undated ones give NaN

function mergeLanes(lanes: readonly MergedLane[], { pageSize, maxPosts }: PageBounds) {
  /** A post that two workspaces have is shown once. */
  const shownKeys = new Set<string>();
  /** Taken from their lanes, but not returned yet: after an abort, the next step returns them. */
  const taken: Post[] = [];

  const isFull = (): boolean => lanes.reduce((sum, { bytes }) => sum + bytes, 0) > FEED_MAX_BYTES;

  const canAsk = ({ workspace, isLeftOut }: MergedLane): boolean => !workspace.ended && !isLeftOut && !isFull();

  /** Whether the next post of a lane is not known yet. Dated posts may still follow the undated ones. */
  const isOpen = (lane: MergedLane): boolean => canAsk(lane) && timeOf(lane.waiting[0]) === -Infinity;

  /** Requests posts until the next one of every lane is known, or until no lane can go on for now. */
  async function fill(count: number, signal: AbortSignal): Promise<FeedFault[]> {
    const faults: FeedFault[] = [];
    for (;;) {
      const open = lanes.filter(isOpen);
      if (open.length === 0) return faults;
      const failed = new Set<MergedLane>();
      await Promise.all(
        open.map(async (lane) => {
          // If undated posts wait, all that follow them are requested, up to the end.
          const wanted = lane.waiting.length > 0 ? PAGE_MAX : count;
          const fault = await lane.ask(wanted, signal);
          lane.waiting.sort(newestFirst);
          if (!fault) return;
          failed.add(lane);
          faults.push({ feedId: lane.workspace.feedId, fault });
        }),
      );
      signal.throwIfAborted();
      // If other lanes have posts, they go on without those that failed. If none has, a later try may help.
      const canGoOn = lanes.some((lane) => !failed.has(lane) && (lane.waiting.length > 0 || canAsk(lane)));
      if (!canGoOn) return faults;
      for (const lane of failed) {
        lane.isLeftOut = true;
        if (lane.shown.length > 0) continue;
        lane.waiting.push(...lane.kept);
        lane.waiting.sort(newestFirst);
      }
    }
  }

  function takeNewest(): Post | undefined {
    const ready = lanes.filter((lane) => lane.waiting.length > 0 && !isOpen(lane));
    const [newest] = ready.toSorted((a, b) => newestFirst(a.waiting[0], b.waiting[0]));
    const post = newest?.waiting.shift();
    if (newest && post) newest.shown.push(post);
    return post;
  }

  async function next(signal: AbortSignal): Promise<Batch> {
    const count = Math.min(pageSize, maxPosts - shownKeys.size + taken.length);
    const faults: FeedFault[] = [];
    while (taken.length < count) {
      faults.push(...(await fill(count - taken.length, signal)));
      const post = takeNewest();
      if (!post) break;
      if (addKey(shownKeys, post)) taken.push(post);
    }
    const posts = taken.splice(0);

    const failed = posts.length === 0 && faults.length > 0 && faults.length === lanes.length;
    const hasRoom = shownKeys.size < maxPosts;
    const hasMore = hasRoom && lanes.some((lane) => lane.waiting.length > 0 || canAsk(lane));
    const atCeiling = hasRoom && !hasMore && (isFull() || lanes.some(({ workspace }) => workspace.ended === 'ceiling'));
    const partial = !failed && (faults.length > 0 || lanes.some(({ isLeftOut }) => isLeftOut));
    return { posts, hasMore, atCeiling, faults, failed, partial };
  }

  return { next, lanes };
}

/** Merges workspaces that each answer newest first. A post waits until the next one of each that has more is known. Undated ones come last. */
export function mergeWorkspaces(workspaces: readonly Workspace[], options: MergeOptions) {
  const { orderBy, warn, previous, timeoutMs } = options;
  const used = 'using newest first, as for all feeds of several workspaces';
  if (orderBy) warn?.('WS-117', `Invalid value ${quote(orderBy)} for "order-by"; ${used}.`);
  // A function of its own goes on merging, so that it does not keep the source that this one replaces in memory.
  const lanes = workspaces.map((workspace) => createMergedLane(workspace, previous, timeoutMs));
  return mergeLanes(lanes, options);
}
