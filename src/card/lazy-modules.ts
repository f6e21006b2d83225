import { LazyModule } from '../element/lazy-module.ts';

/** The sanitiser and the look of prose: for posts with markup. */
export const prose = new LazyModule(() => import('./prose.ts'));

/** For feeds with cards of the owner's own. */
export const customCards = new LazyModule(() => import('./custom-cards.ts'));

/** What is below an image that does not fill its frame. */
export const imageGround = new LazyModule(() => import('./media/image-ground.ts'));
