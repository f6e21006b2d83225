import { LazyModule } from '../../element/lazy-module.ts';

/** What there is to say and to press below the posts: the first card needs none of it. */
export const controls = new LazyModule(() => import('./controls.ts'));

/** The keys of a feed: they lead from one card to another. */
export const keys = new LazyModule(() => import('./on-feed-key.ts'));
