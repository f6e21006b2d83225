import type { Post } from '../../src/model/post.ts';
import type { Batch, PostSource } from '../../src/source/post-source.ts';
import { failure } from './fake-workspace.ts';

/** What a source brings, one step after the other. */
export type SourceStep = readonly Post[] | 'fails';

/** A source that gives these steps. A step that fails is over: asked again, it goes on, though it offers no more. */
export class FakeSource implements PostSource {
  asked = 0;
  readonly #steps: SourceStep[];
  readonly #isCut: boolean;

  constructor(steps: readonly SourceStep[], { isCut = false } = {}) {
    this.#steps = [...steps];
    this.#isCut = isCut;
  }

  load(signal: AbortSignal): Promise<Batch> {
    return this.loadMore(signal);
  }

  async loadMore(signal: AbortSignal): Promise<Batch> {
    this.asked++;
    await Promise.resolve();
    signal.throwIfAborted();
    const step = this.#steps.shift() ?? [];
    const hasMore = this.#steps.length > 0;
    const atCeiling = !hasMore && this.#isCut;
    if (step !== 'fails') return { posts: step, hasMore, atCeiling, faults: [], failed: false, partial: false };
    const faults = [{ feedId: 'w', fault: failure.fault }];
    return { posts: [], hasMore: false, atCeiling: false, faults, failed: true, partial: false };
  }
}
