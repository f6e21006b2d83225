import type { Post } from '../../src/model/post.ts';
import type { Batch, PostSource } from '../../src/source/post-source.ts';
import { failure } from './fake-workspace.ts';
import { NOTHING } from './simulated-service.ts';

/** The result of one step of a source. */
export type SourceStep = readonly Post[] | 'fails';

/** A source with these steps. After a step that fails, the next one follows, although `hasMore` was false. */
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
    if (step === 'fails') return { ...NOTHING, faults: [{ feedId: 'w', fault: failure.fault }], failed: true };
    const hasMore = this.#steps.length > 0;
    return { ...NOTHING, posts: step, hasMore, atCeiling: !hasMore && this.#isCut };
  }
}
