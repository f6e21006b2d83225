import { LazyModule } from '../../element/lazy-module.ts';

/** What comes beside the posts: what there is to say and to press below them, the keys, and what a failure needs. The first card needs none of it. */
export const beside = new LazyModule(() => import('./beside.ts'));
