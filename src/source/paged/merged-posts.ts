import { FaultError } from '../../base/fault.ts';
import { importModule, lostModule } from '../../base/import-module.ts';
import { failedBatch } from '../failed-batch.ts';
import type { Batch, PostSource } from '../post-source.ts';
import type { Workspace } from '../workspace.ts';
import { askAhead } from './ask-ahead.ts';
import type { MergeOptions, Merging } from './merging.ts';

/**
 * The posts of several workspaces, newest first. What merges them is a separate module, because most feeds are of one
 * workspace; it is imported while their first posts are under way.
 */
export function mergedPosts(workspaces: readonly Workspace[], { previous, ...options }: MergeOptions): PostSource {
  let asked: readonly Workspace[] | undefined;
  let merging: Merging | undefined;
  const load = async (signal: AbortSignal): Promise<Batch> => {
    asked ??= workspaces.map((workspace) => askAhead(workspace, options, signal));
    const module = await importModule(() => import('./merging.ts')).catch(lostModule);
    if (module instanceof FaultError) return failedBatch(module, signal);
    merging ??= new module.Merging(asked, { ...options, previous });
    previous = undefined; // else a row of refreshes holds one another forever
    return merging.next(signal);
  };
  return { load, loadMore: load, shownOf: (feedId) => merging?.shownOf(feedId) ?? [] };
}
