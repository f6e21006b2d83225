import { FEED_MAX_BYTES } from '../api/limits.ts';
import { type Fault, readFault } from '../base/fault.ts';
import { weigh } from '../base/json.ts';
import type { Post } from '../model/post.ts';
import type { Batch, PageBounds, PostSource, Workspace } from './post-source.ts';

/** What came from a workspace. */
export function createLane(
  workspace: Workspace,
  request = (count: number, signal: AbortSignal): Promise<Post[]> => workspace.next(count, signal),
) {
  const lane = {
    workspace,
    waiting: [] as Post[],
    shown: [] as Post[],
    /** How many bytes of memory all its posts take, as they were sent. */
    bytes: 0,
    /** Sends one request. Returns the fault if it fails, but none for an abort: the caller sees that by the signal. */
    async ask(count: number, signal: AbortSignal): Promise<Fault | undefined> {
      try {
        const posts = await request(count, signal);
        for (const { raw } of posts) lane.bytes += weigh(raw, FEED_MAX_BYTES);
        lane.waiting.push(...posts);
        return undefined;
      } catch (reason) {
        return signal.aborted ? undefined : readFault(reason);
      }
    },
  };
  return lane;
}

/** The posts of one workspace in its own order, page by page. */
export function singlePosts(workspace: Workspace, { pageSize, maxPosts }: PageBounds): PostSource {
  const lane = createLane(workspace);
  const { shown, waiting } = lane;
  const canAsk = (): boolean => !workspace.ended && lane.bytes <= FEED_MAX_BYTES;

  async function load(signal: AbortSignal): Promise<Batch> {
    const count = Math.min(pageSize, maxPosts - shown.length);
    let fault: Fault | undefined;
    while (waiting.length < count && canAsk() && !fault) {
      fault = await lane.ask(count - waiting.length, signal);
      signal.throwIfAborted();
    }
    const posts = waiting.splice(0, count);
    shown.push(...posts);

    const hasRoom = shown.length < maxPosts;
    const hasMore = hasRoom && (waiting.length > 0 || canAsk());
    const faults = fault ? [{ feedId: workspace.feedId, fault }] : [];
    const atCeiling = hasRoom && !hasMore && workspace.ended !== 'end';
    const failed = faults.length > posts.length;
    return { posts, hasMore, atCeiling, faults, failed, partial: faults.length > 0 && !failed };
  }

  return { load, loadMore: load, lanes: () => [lane] };
}
