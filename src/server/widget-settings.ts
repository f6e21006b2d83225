import type { Attribute } from '../settings/attributes.ts';
import type { FEED_ATTRIBUTES, feedIds, PAGED_ATTRIBUTES, postCount } from '../settings/feed-attributes.ts';
import type { text } from '../settings/attributes.ts';

type CamelCase<Name> = Name extends `${infer Word}-${infer Rest}` ? `${Word}${Capitalize<CamelCase<Rest>>}` : Name;

/** What may be set of some attributes: under the names of the elements' properties, with their values. */
type SettingsOf<Table> = {
  readonly [Name in keyof Table as CamelCase<Name>]?:
    (Table[Name] extends Attribute<infer Value> ? Value : never) | undefined;
};

interface ServiceSettings extends SettingsOf<typeof FEED_ATTRIBUTES> {
  /** The service's address, an absolute http(s) URL. */
  readonly baseUrl: string;
}

type PagedSettings = ServiceSettings & SettingsOf<typeof PAGED_ATTRIBUTES>;

/** The settings of each element, as its properties. */
export interface WidgetSettings {
  'ws-public-posts': ServiceSettings & SettingsOf<{ 'feed-id': typeof feedIds; limit: typeof postCount }>;
  'ws-feed': PagedSettings & SettingsOf<{ 'feed-id': typeof feedIds }>;
  'ws-embed': PagedSettings & SettingsOf<{ 'embed-id': typeof text; org: typeof text }>;
}

export type WidgetName = keyof WidgetSettings;
