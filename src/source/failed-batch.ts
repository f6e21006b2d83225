import { readFault } from '../base/fault.ts';
import type { Batch } from './post-source.ts';

/** What a step brought that failed as a whole, or for the only workspace. An abort is none: it is thrown. */
export function failedBatch(reason: unknown, signal: AbortSignal, feedId?: string): Batch {
  signal.throwIfAborted();
  const faults = [{ feedId, fault: readFault(reason) }];
  return { posts: [], hasMore: false, atCeiling: false, faults, failed: true, partial: false };
}
