import type { Batch, PostSource } from '../post-source.ts';

/** Gives the posts that another source loaded already, and continues with it. */
export class ReplayPosts implements PostSource {
  readonly inner: PostSource;
  readonly #had: Batch;

  constructor(inner: PostSource, had: Batch) {
    this.inner = inner;
    this.#had = had;
  }

  load(): Promise<Batch> {
    return Promise.resolve(this.#had);
  }

  loadMore(signal: AbortSignal): Promise<Batch> {
    return this.inner.loadMore(signal);
  }
}
