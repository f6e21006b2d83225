import { FEED_MAX_BYTES } from '../../api/limits.ts';
import { type Fault, readFault } from '../../base/fault.ts';
import { weigh } from '../../base/json.ts';
import type { Post } from '../../model/post.ts';
import type { Workspace } from '../workspace.ts';

/** What came of one workspace. */
export class Lane {
  readonly workspace: Workspace;
  /** Came, but not shown yet. */
  readonly waiting: Post[] = [];
  readonly shown: Post[] = [];
  /** What all posts that came take in memory, as they were sent. */
  bytes = 0;

  constructor(workspace: Workspace) {
    this.workspace = workspace;
  }

  /** Asks once. Returns what failed, but for an abort: its owner sees that by the signal. */
  async ask(count: number, signal: AbortSignal): Promise<Fault | undefined> {
    try {
      const posts = await this.workspace.next(count, signal);
      for (const { raw } of posts) this.bytes += weigh(raw, FEED_MAX_BYTES);
      this.waiting.push(...posts);
      return undefined;
    } catch (reason) {
      return signal.aborted ? undefined : readFault(reason);
    }
  }
}
