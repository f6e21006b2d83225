import { type Post, postKey } from '../../model/post.ts';
import type { Batch, PostSource } from '../post-source.ts';

/**
 * The posts that came in since: those that are not displayed yet and come before the last that is. What comes behind it
 * is older, and moved up because others went.
 */
export function findFresh(shown: readonly Post[], now: readonly Post[]): readonly Post[] {
  const keys = new Set(shown.map(postKey));
  const isNew = (post: Post): boolean => !keys.has(postKey(post));
  const last = now.findLastIndex((post) => !isNew(post));
  return (last < 0 ? now : now.slice(0, last)).filter(isNew);
}

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
