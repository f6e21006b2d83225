import { FEED_MAX_BYTES } from '../../api/limits.ts';
import type { Fault } from '../../base/fault.ts';
import type { Batch, PageBounds, PostSource } from '../post-source.ts';
import type { Workspace } from '../workspace.ts';
import { Lane } from './lane.ts';

/** The posts of one workspace in its own order, page by page. */
export function singlePosts(workspace: Workspace, { pageSize, maxPosts }: PageBounds): PostSource {
  const lane = new Lane(workspace);
  const { shown, waiting } = lane;
  const { feedId } = workspace;
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
    const faults = fault ? [{ feedId, fault }] : [];
    return {
      posts,
      hasMore,
      atCeiling: hasRoom && !hasMore && workspace.ended !== 'end',
      faults,
      failed: faults.length > posts.length,
      partial: faults.length > 0 && posts.length > 0,
    };
  }

  return { load, loadMore: load, shownOf: (id) => (id === feedId ? shown : []) };
}
