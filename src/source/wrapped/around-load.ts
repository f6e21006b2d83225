import type { PostSource } from '../post-source.ts';

/** A source around another. */
export interface WrappedSource extends PostSource {
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
