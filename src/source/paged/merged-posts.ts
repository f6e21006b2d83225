import { FaultError } from '../../base/fault.ts';
import type { Post } from '../../model/post.ts';
import { failedBatch } from '../failed-batch.ts';
import type { Batch, PageBounds, PostSource } from '../post-source.ts';
import type { Workspace } from '../workspace.ts';
import { askAhead } from './ask-ahead.ts';
import type { KeptWorkspace, Merging } from './merging.ts';

export interface MergeOptions extends PageBounds {
  /** How long one of several workspaces may keep the others waiting for its first posts. */
  readonly timeoutMs: number;
  /** The source that this one replaces: what it showed of a workspace that now fails is shown again. */
  readonly previous?: PostSource | undefined;
}

/** A file of its own: most feeds are of one workspace. */
export const loadMerging = (): Promise<{ readonly Merging: typeof Merging }> =>
  import('./merging.ts').catch(() => {
    throw new FaultError({ kind: 'network', message: 'The module that merges workspaces could not be loaded.' });
  });

/** The posts of several workspaces, newest first. What merges them comes at the same time as their first posts. */
export class MergedPosts implements PostSource {
  readonly #workspaces: readonly KeptWorkspace[];
  readonly #options: Omit<MergeOptions, 'previous'>;
  #asked: readonly KeptWorkspace[] | undefined;
  #merging: Merging | undefined;

  constructor(workspaces: readonly Workspace[], { previous, ...options }: MergeOptions) {
    this.#workspaces = workspaces.map((workspace) => ({
      workspace,
      kept: previous?.shownOf?.(workspace.feedId) ?? [],
    }));
    this.#options = options;
  }

  shownOf(feedId: string): readonly Post[] {
    return this.#merging?.shownOf(feedId) ?? [];
  }

  async load(signal: AbortSignal): Promise<Batch> {
    const { pageSize, maxPosts, timeoutMs } = this.#options;
    this.#asked ??= this.#workspaces.map(({ workspace, kept }) => ({
      workspace: askAhead(workspace, Math.min(pageSize, maxPosts), timeoutMs, signal),
      kept,
    }));
    try {
      const { Merging } = await loadMerging();
      this.#merging ??= new Merging(this.#asked, this.#options);
    } catch (reason) {
      return failedBatch(reason, signal);
    }
    return this.#merging.next(signal);
  }

  loadMore(signal: AbortSignal): Promise<Batch> {
    return this.load(signal);
  }
}
