import { ELEMENT_ATTRIBUTES, REQUIRED_OF_CARD } from './element-attributes.ts';
import { FEED_ATTRIBUTES, READING_ATTRIBUTES } from './feed-attributes.ts';

export const DECIDING_OF_CARD = { ...REQUIRED_OF_CARD, ...READING_ATTRIBUTES };

// The first are left out of a single post; of `common`, it has all properties, but not all attributes.
const { pin, cache, allHref, allLabel, search, refreshEvery, ...common } = FEED_ATTRIBUTES;
const { layout, featured, heading, ...ofOne } = common;

export const POST_CARD_ATTRIBUTES = { ...DECIDING_OF_CARD, ...ofOne };
export type Common = typeof common;

/** The attributes of each element that requests posts. */
export const REQUESTING_ATTRIBUTES = { ...ELEMENT_ATTRIBUTES, 'ws-post-card': POST_CARD_ATTRIBUTES };
