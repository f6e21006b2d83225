import { PAGED_FEATURE_ATTRIBUTES } from '../../features/descriptors.ts';
import { type Attribute, attributeOf, type AttributeTable } from '../../settings/attributes.ts';
import { FEED_ATTRIBUTES, READING_ATTRIBUTES } from './feed-attributes.ts';
import { PAGE_ATTRIBUTES, PUBLIC_POSTS_ATTRIBUTES, REQUIRED_OF_EACH } from './request-attributes.ts';

/** The attributes without which a feed requests nothing. */
export const { 'ws-post-card': REQUIRED_OF_CARD, ...REQUIRED_ATTRIBUTES } = REQUIRED_OF_EACH;

export type WidgetName = keyof typeof REQUIRED_ATTRIBUTES;

export const isWidgetName = (name: string): name is WidgetName => Object.hasOwn(REQUIRED_ATTRIBUTES, name);

const ofPages = { ...PAGE_ATTRIBUTES, ...READING_ATTRIBUTES };

/** The attributes that decide which posts an element has: where one changes, posts are requested again. */
export const DECIDING_ATTRIBUTES = {
  'ws-public-posts': { ...REQUIRED_ATTRIBUTES['ws-public-posts'], ...PUBLIC_POSTS_ATTRIBUTES },
  'ws-feed': { ...REQUIRED_ATTRIBUTES['ws-feed'], ...ofPages },
  'ws-embed': { ...REQUIRED_ATTRIBUTES['ws-embed'], ...ofPages },
};

/** All attributes of the feeds (not the card) except `base-url`, by property name. */
export const ELEMENT_ATTRIBUTES = {
  'ws-public-posts': { ...DECIDING_ATTRIBUTES['ws-public-posts'], ...FEED_ATTRIBUTES },
  'ws-feed': { ...DECIDING_ATTRIBUTES['ws-feed'], ...PAGED_FEATURE_ATTRIBUTES, ...FEED_ATTRIBUTES },
  'ws-embed': { ...DECIDING_ATTRIBUTES['ws-embed'], ...PAGED_FEATURE_ATTRIBUTES, ...FEED_ATTRIBUTES },
};

/** The elements that request posts. */
export const REQUESTING_ELEMENTS: readonly string[] = Object.keys(REQUIRED_OF_EACH);

/** Whether a name, such as the value of `data-ws-element` on a `<div>`, is that of one of them. */
export const isRequesting = (name: string): name is keyof typeof REQUIRED_OF_EACH => REQUESTING_ELEMENTS.includes(name);

/** A table of attributes, by their names in markup. */
export const byAttribute = (table: AttributeTable): ReadonlyMap<string, Attribute> =>
  new Map(Object.entries(table).map(([property, attribute]) => [attributeOf(property), attribute]));
