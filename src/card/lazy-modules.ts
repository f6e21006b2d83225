import { LazyModule } from '../element/lazy-module.ts';

/** The sanitizer and the look of prose: for posts with markup. */
export const prose = new LazyModule(() => import('./prose.ts'));

/** What determines the language of a post by its script: for posts in one that may, where their language is not given. */
export const scripts = new LazyModule(() => import('../model/language/language-by-script.ts'));

/** For feeds with the owner's own cards. */
export const customCards = new LazyModule(() => import('./custom-cards.ts'));

/** For posts that say more of their images and videos than where these are. */
export const detailedMedia = new LazyModule(() => import('./media/detailed-media.ts'));

/** What is below an image that does not fill its frame. */
export const imageGround = new LazyModule(() => import('./media/image-ground.ts'));
