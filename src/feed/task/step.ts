import { readFault } from '../../base/fault.ts';
import type { Batch, FeedFault, PostSource } from '../../source/post-source.ts';
import { failed, type FeedModel, loaded } from '../feed-state.ts';
import type { FeedTaskHost } from './feed-task-host.ts';

/** One step of the model, taken when it is known that no other run has replaced it. */
export interface Step {
  next(model: FeedModel): FeedModel;
  readonly faults: readonly FeedFault[];
  /** Whether an answer came. */
  readonly isLoaded: boolean;
  readonly source?: PostSource;
}

/** Asks for what the next step takes. */
export type TakeStep = (signal: AbortSignal) => Promise<Step>;

export const failedStep = (faults: readonly FeedFault[]): Step => ({
  next: (model) => failed(model, faults),
  faults,
  isLoaded: false,
});

/** A step that failed for an unknown reason. */
export const brokenStep = (reason: unknown): Step => failedStep([{ feedId: undefined, fault: readFault(reason) }]);

/** The step that an answer makes, as soon as what displays it is there. */
export async function loadedStep(batch: Batch, host: FeedTaskHost, signal: AbortSignal): Promise<Step> {
  await host.loadDependencies(batch.posts, batch.posts.length === 0);
  signal.throwIfAborted();
  return { next: (model) => loaded(model, batch), faults: batch.faults, isLoaded: true };
}

/** Takes a step, and loads what displays a failure where it is one. Never rejects but where that does. */
export async function takeStep(take: TakeStep, host: FeedTaskHost, signal: AbortSignal): Promise<Step> {
  const step = await take(signal).catch((reason: unknown) => (signal.aborted ? failedStep([]) : brokenStep(reason)));
  if (!step.isLoaded && !signal.aborted) await host.loadDependencies([], true);
  return step;
}
