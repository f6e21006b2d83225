import type { AttributeTable } from '../settings/attributes.ts';
import * as rows from './rows.ts';

/** All features, in the order in which they run: each works on what the one before it made. */
const ALL = {
  consent: rows.consent,
  messages: rows.messages,
  filters: rows.filters,
  pin: rows.pin,
  'page-links': rows.pageLinks,
  // After the features that choose posts, so that of a kept answer the same posts are displayed as of a new one.
  place: rows.place,
  'alt-texts': rows.altTexts,
  'click-to-load': rows.clickToLoad,
  lightbox: rows.lightbox,
  translate: rows.translate,
  'linked-post': rows.linkedPost,
  share: rows.share,
  'utm-links': rows.utmLinks,
  impressions: rows.impressions,
  'all-link': rows.allLink,
  search: rows.search,
  'page-cards': rows.pageCards,
  'group-day': rows.groupDay,
  // The last, because it looks at what the others make of an answer.
  refresh: rows.refresh,
} as const satisfies Readonly<Record<string, rows.FeatureDescriptor>>;

export type FeatureName = keyof typeof ALL;

export type NamedFeature = rows.FeatureDescriptor & { readonly name: FeatureName };

export const DESCRIPTORS = Object.entries(ALL).map(([name, row]) => ({ name, ...row }) as NamedFeature);

type Entry = (typeof ALL)[FeatureName];
type Tables = 'attributes' | 'options' | 'pagedAttributes';

/** The tables that features have under one key, joined into one. */
type Joined<Place extends Tables> = (
  Entry extends infer One ? (One extends Record<Place, infer Table> ? (table: Table) => void : never) : never
) extends (tables: infer All) => void
  ? All
  : never;

/** The joined table has the type of each single one, because no two have an attribute of the same name. */
const join = <Place extends Tables>(place: Place): Joined<Place> =>
  Object.assign({}, ...DESCRIPTORS.map((feature): AttributeTable => feature[place] ?? {})) as Joined<Place>;

/** The attributes of the features: those of all feeds, and those only of feeds that load page by page. */
export const FEATURE_ATTRIBUTES = { ...join('attributes'), ...join('options') };
export const PAGED_FEATURE_ATTRIBUTES = join('pagedAttributes');
