import type { Batch, PostSource } from '../post-source.ts';

/** A source around another. */
interface WrappedSource extends PostSource {
  readonly inner: PostSource;
}

/** The source at the heart of those that are wrapped around it. */
export const unwrap = (source: PostSource): PostSource =>
  'inner' in source ? unwrap((source as WrappedSource).inner) : source;

/** A source whose first load is another's, with something around it. */
export const aroundLoad = (inner: PostSource, load: PostSource['load']): WrappedSource => ({
  inner,
  load,
  loadMore: (signal) => inner.loadMore(signal),
});

/** What a source brought in several steps, as one. */
interface DeepBatch extends Batch {
  /** Whether a step failed before it was deep enough. */
  readonly fellShort: boolean;
}

/** Asks a source for its first posts, so many at least as far as there are. */
export async function loadDeep(source: PostSource, depth: number, signal: AbortSignal): Promise<DeepBatch> {
  let last = await source.load(signal);
  const posts = [...last.posts];
  const faults = [...last.faults];
  while (posts.length < depth && last.hasMore && last.posts.length > 0) {
    last = await source.loadMore(signal);
    posts.push(...last.posts);
    faults.push(...last.faults);
  }
  const fellShort = posts.length < depth && last.faults.length > 0 && last.posts.length === 0;
  return { ...last, posts, faults, fellShort };
}
