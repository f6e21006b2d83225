import { LazyModule } from '../element/lazy-module.ts';

/** What a feed does once its first cards are displayed. They need none of it. */
export const live = new LazyModule(() => import('./live.ts'));
