import { type Attribute, attributeOf, type AttributeTable } from '../../settings/attributes.ts';
import { FEED_ATTRIBUTES, PAGED_ATTRIBUTES } from './feed-attributes.ts';
import { REQUEST_ATTRIBUTES } from './request-attributes.ts';

export { isWidgetName, type WidgetName } from './request-attributes.ts';

/** The attributes of the elements that request posts, `base-url` aside, by the names of their properties. */
export const ELEMENT_ATTRIBUTES = {
  'ws-public-posts': { ...REQUEST_ATTRIBUTES['ws-public-posts'], ...FEED_ATTRIBUTES },
  'ws-feed': { ...REQUEST_ATTRIBUTES['ws-feed'], ...PAGED_ATTRIBUTES, ...FEED_ATTRIBUTES },
  'ws-embed': { ...REQUEST_ATTRIBUTES['ws-embed'], ...PAGED_ATTRIBUTES, ...FEED_ATTRIBUTES },
} as const;

/** A table by the names of the attributes as they are written. */
export const byAttribute = (table: AttributeTable): ReadonlyMap<string, Attribute> =>
  new Map(Object.entries(table).map(([property, attribute]) => [attributeOf(property), attribute]));
