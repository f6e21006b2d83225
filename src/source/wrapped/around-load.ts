import type { PostSource } from '../post-source.ts';
import type { WrappedSource } from '../../feed/feature.ts';

/** A source whose first load is another's, with something about it. */
export const aroundLoad = (inner: PostSource, load: PostSource['load']): WrappedSource => ({
  inner,
  load,
  loadMore: (signal) => inner.loadMore(signal),
});
