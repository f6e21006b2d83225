import { readFault } from '../../base/fault.ts';
import type { Batch, FeedFault, PostSource } from '../../source/post-source.ts';
import { type Post, postKey } from '../../model/post.ts';
import { failed, type FeedModel, IDLE, loaded } from '../feed-state.ts';
import type { FeedTaskHost } from '../feature.ts';

// Steps of a feed's model that its first answer does not take.

/** The model for other attributes. What is displayed stays until the answer is here, or goes at once. */
export const reset = ({ posts, firstPosts, state }: FeedModel, keepsPosts: boolean): FeedModel =>
  keepsPosts && posts.length > 0 ? { ...IDLE, posts, firstPosts, state } : IDLE;

export function addedTo(before: readonly Post[], now: readonly Post[]): readonly Post[] {
  const known = new Set(before.map(postKey));
  return now.filter((post) => !known.has(postKey(post)));
}

/** More posts came: as many of them are displayed before the rest. */
export const growing = (model: FeedModel, { posts }: Batch, count: number): FeedModel => ({
  ...model,
  posts: [...model.posts, ...posts.slice(0, count)],
});

/** One step of the model, taken when it is known that no other run has replaced it. */
export interface Step {
  next(model: FeedModel): FeedModel;
  readonly faults: readonly FeedFault[];
  readonly isLoaded: boolean;
  readonly source?: PostSource;
}

export type TakeStep = (signal: AbortSignal) => Promise<Step>;

export const failedStep = (faults: readonly FeedFault[]): Step => ({
  next: (model) => failed(model, faults),
  faults,
  isLoaded: false,
});

export const brokenStep = (reason: unknown): Step => failedStep([{ feedId: undefined, fault: readFault(reason) }]);

/** The step that an answer makes, as soon as what displays it is there. */
export async function loadedStep(batch: Batch, host: FeedTaskHost, signal: AbortSignal): Promise<Step> {
  await host.loadDependencies(batch.posts, batch.posts.length === 0);
  signal.throwIfAborted();
  return { next: (model) => loaded(model, batch), faults: batch.faults, isLoaded: true };
}

/** Takes a step, and loads what displays a failure where it is one. Never rejects but where that does. */
export async function takeStep(take: TakeStep, host: FeedTaskHost, signal: AbortSignal): Promise<Step> {
  // Stryker disable next-line ArrayDeclaration: who aborted it displays nothing of it
  const step = await take(signal).catch((reason: unknown) => (signal.aborted ? failedStep([]) : brokenStep(reason)));
  if (!step.isLoaded && !signal.aborted) await host.loadDependencies([], true);
  return step;
}
