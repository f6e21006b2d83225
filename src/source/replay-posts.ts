import type { Batch, PostSource } from './post-source.ts';

/** Gives what was had of another source already, and goes on with it. */
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

/** Asks a source for its first posts, so many at least as far as there are; what it brings, as one batch. */
export async function loadDeep(source: PostSource, depth: number, signal: AbortSignal): Promise<Batch> {
  let last = await source.load(signal);
  const posts = [...last.posts];
  const faults = [...last.faults];
  while (posts.length < depth && last.hasMore && last.posts.length > 0) {
    last = await source.loadMore(signal);
    posts.push(...last.posts);
    faults.push(...last.faults);
  }
  return { ...last, posts, faults };
}
