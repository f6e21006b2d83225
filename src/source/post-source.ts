import { type Fault, readFault } from '../base/fault.ts';
import type { Code } from '../base/log.ts';
import type { Post } from '../model/post.ts';
import { PAGE_MAX } from '../api/limits.ts';

/** How many posts an element displays at once and in all; with `all`, 30 at once without an end. */
export function pageBounds(element: { readAttribute(property: string): unknown }, all = false): PageBounds {
  if (all) return { pageSize: PAGE_MAX, maxPosts: Infinity };
  const read = (property: string, fallback: number): number => Number(element.readAttribute(property) ?? fallback);
  const limit = read('limit', PAGE_MAX); // of the feed that does not page
  return { pageSize: read('pageSize', limit), maxPosts: read('maxPosts', limit) };
}

/** Warns the owner of a problem that does not prevent posts from being displayed. */
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

export type PageBounds = Readonly<Record<'pageSize' | 'maxPosts', number>>;

/** Where posts come from. Both methods reject only with the signal's reason: failures are in the batch, and `loadMore` goes on after one. */
export interface PostSource {
  load(signal: AbortSignal): Promise<Batch>;
  loadMore(signal: AbortSignal): Promise<Batch>;
  readonly inner?: PostSource;
  /** What came from each workspace, if the source knows. */
  lanes?(): readonly Lane[];
}

export interface Lane {
  readonly workspace: Workspace;
  /** Received, but not shown yet. */
  readonly waiting: readonly Post[];
  readonly shown: readonly Post[];
}

export interface Workspace {
  readonly feedId: string;
  /** `end` if the posts ended, `ceiling` if the service's reach did, `undefined` while there may be more. */
  readonly ended: 'end' | 'ceiling' | undefined;
  /** Items with nothing to show, except on pages from which a server withheld posts. */
  readonly dropped: number;
  /** Requests about `count` further posts, once; calls `onTurn` at its turn. May reject (`FaultError`, the signal's reason), then goes on. */
  next(count: number, signal: AbortSignal, onTurn?: () => void): Promise<Post[]>;
}

/** The batch of an answer that has all the posts there are. */
export const wholeBatch = (posts: readonly Post[]): Batch => {
  return { posts, hasMore: false, atCeiling: false, faults: [], failed: false, partial: false };
};

/** The batch of a step that failed as a whole. An abort is no failure: its reason is thrown. */
export function failedBatch(reason: unknown, signal: AbortSignal): Batch {
  signal.throwIfAborted();
  return { ...wholeBatch([]), faults: [{ feedId: undefined, fault: readFault(reason) }], failed: true };
}
