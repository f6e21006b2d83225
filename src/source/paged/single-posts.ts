import { FEED_MAX_BYTES } from '../../api/limits.ts';
import type { Fault } from '../../base/fault.ts';
import type { Post } from '../../model/post.ts';
import type { Batch, PageBounds, PostSource } from '../post-source.ts';
import type { Workspace } from '../workspace.ts';
import { Lane } from './lane.ts';

/** The posts of one workspace in its own order, page by page. */
export class SinglePosts implements PostSource {
  readonly #lane: Lane;
  readonly #bounds: PageBounds;

  constructor(workspace: Workspace, { pageSize, maxPosts }: PageBounds) {
    this.#lane = new Lane(workspace);
    this.#bounds = { pageSize, maxPosts };
  }

  shownOf(feedId: string): readonly Post[] {
    return feedId === this.#lane.workspace.feedId ? this.#lane.shown : [];
  }

  async load(signal: AbortSignal): Promise<Batch> {
    const { pageSize, maxPosts } = this.#bounds;
    const { shown, waiting, workspace } = this.#lane;
    const { feedId } = workspace;
    const count = Math.min(pageSize, maxPosts - shown.length);
    let fault: Fault | undefined;
    while (waiting.length < count && this.#canAsk && !fault) {
      fault = await this.#lane.ask(count - waiting.length, signal);
      signal.throwIfAborted();
    }
    const posts = waiting.splice(0, count);
    shown.push(...posts);

    const hasRoom = shown.length < maxPosts;
    const hasMore = hasRoom && (waiting.length > 0 || this.#canAsk);
    const failed = fault !== undefined && posts.length === 0;
    return {
      posts,
      hasMore,
      atCeiling: hasRoom && !hasMore && (this.#isFull || workspace.ended === 'ceiling'),
      faults: fault ? [{ feedId, fault }] : [],
      failed,
      partial: fault !== undefined && !failed,
    };
  }

  loadMore(signal: AbortSignal): Promise<Batch> {
    return this.load(signal);
  }

  get #isFull(): boolean {
    return this.#lane.bytes > FEED_MAX_BYTES;
  }

  get #canAsk(): boolean {
    return !this.#lane.workspace.ended && !this.#isFull;
  }
}
