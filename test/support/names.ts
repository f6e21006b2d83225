import { CONTRACT, SHARED } from '../contract.ts';

// The names that tests go through. They stand in the contract alone, which `test/manifest.test.ts` holds the sources to.

type Tag = keyof typeof CONTRACT;
export type FeedTag = Exclude<Tag, 'ws-post-card'>;

export const TAGS = Object.keys(CONTRACT) as readonly Tag[];

/** The elements that request posts. */
export const FEED_TAGS = TAGS.filter((tag): tag is FeedTag => tag !== 'ws-post-card');

export const LAYOUT_NAMES = SHARED.layout.values;

/** The themes that have colors of their own. */
export const THEME_NAMES = SHARED.theme.values.filter((theme) => theme !== 'auto');

/** What `hide` may name. */
export const HIDE_WORDS = SHARED.hide.values ?? [];

export const STATE_NAMES = CONTRACT['ws-feed'].states;
