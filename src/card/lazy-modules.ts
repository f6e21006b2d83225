import { LazyModule } from '../element/lazy-module.ts';

/** The sanitizer and the styles of prose: for posts with markup or very long words. */
export const prose = new LazyModule(() => import('./prose.ts'));

/** Determines the language of a post by its script: for posts whose language is not given, in a script that may tell it. */
export const byScript = new LazyModule(() => import('../model/language/language-by-script.ts'));

/** For feeds with the owner's own cards. */
export const customCards = new LazyModule(() => import('./custom-cards.ts'));

/** For posts with details of images and videos besides URL and description. */
export const detailedMedia = new LazyModule(() => import('./media/detailed-media.ts'));

/** Draws the background below an image that does not fill its frame. */
export const imageBackground = new LazyModule(() => import('./media/image-background.ts'));
