import { type Fault, readFault } from '../base/fault.ts';
import type { Code } from '../base/told/tell.ts';
import type { Post } from '../model/post.ts';
import { PAGE_MAX } from '../api/limits.ts';

export interface PagingElement {
  /** The feed that does not page has a limit, the others have the rest. */
  readonly limit?: number;
  readonly pageSize?: number;
  readonly maxPosts?: number;
}

/** How many posts an element displays at once and in all; 30 and no end where all are requested. */
export function pageBounds(element: PagingElement, all = false): PageBounds {
  if (all) return { pageSize: PAGE_MAX, maxPosts: Infinity };
  const { limit = PAGE_MAX, pageSize = limit, maxPosts = limit } = element;
  return { pageSize, maxPosts };
}

/** Tells the owner of something that can be done without, by its code. */
export type Warn = (code: Code, message: string) => void;

/** What went wrong, and for which workspace; without `feedId` it is the whole source that failed. */
export interface FeedFault {
  readonly feedId: string | undefined;
  readonly fault: Fault;
}

export interface Batch {
  /** The new posts, in the order in which they are shown. */
  readonly posts: readonly Post[];
  readonly hasMore: boolean;
  /** Whether the service's reach ended before the posts did: there may be more than can be shown. */
  readonly atCeiling: boolean;
  /** The workspaces that failed in this step, and why. */
  readonly faults: readonly FeedFault[];
  /** Whether every workspace failed in this step, and nothing came. */
  readonly failed: boolean;
  /** Whether some workspaces are missing, in this step or since an earlier one. */
  readonly partial: boolean;
}

export interface PageBounds {
  readonly pageSize: number;
  readonly maxPosts: number;
}

/** Where posts come from. Both methods reject only with the signal's reason: failures are in the batch, and `loadMore` goes on behind one. */
export interface PostSource {
  load(signal: AbortSignal): Promise<Batch>;
  loadMore(signal: AbortSignal): Promise<Batch>;
  readonly inner?: PostSource;
  /** What came of each workspace, where it can tell. */
  lanes?(): readonly Lane[];
}

export interface Lane {
  readonly workspace: Workspace;
  /** Came, but not shown yet. */
  readonly waiting: readonly Post[];
  readonly shown: readonly Post[];
}

export interface Workspace {
  readonly feedId: string;
  /** `end` where the posts ended, `ceiling` where the service's reach did, undefined while there may be more. */
  readonly ended: 'end' | 'ceiling' | undefined;
  /** How many items came that have nothing to show. */
  readonly dropped: number;
  /** Asks once for about `count` further posts; `onTurn` is called at its turn. It may reject, and go on: a `FaultError`, the signal's reason. */
  next(count: number, signal: AbortSignal, onTurn?: () => void): Promise<Post[]>;
}

/** What one answer brought that has all that there is. */
export const wholeBatch = (posts: readonly Post[]): Batch => {
  return { posts, hasMore: false, atCeiling: false, faults: [], failed: false, partial: false };
};

/** What a step brought that failed as a whole, or for the only workspace. An abort is none: it is thrown. */
export function failedBatch(reason: unknown, signal: AbortSignal, feedId?: string): Batch {
  signal.throwIfAborted();
  return { ...wholeBatch([]), faults: [{ feedId, fault: readFault(reason) }], failed: true };
}
