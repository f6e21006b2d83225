import type { AttributeTable } from '../settings/attributes.ts';
import * as rows from './rows.ts';
import type { FeatureDescriptor } from './rows.ts';

/** All features, in the order in which they run: each works on what the one before it made. */
const ALL = [
  rows.consent,
  rows.messages,
  rows.filters,
  rows.pin,
  rows.pageLinks,
  // After the features that choose posts, so that of a kept answer the same posts are displayed as of a new one.
  rows.place,
  rows.altTexts,
  rows.clickToLoad,
  rows.lightbox,
  rows.translate,
  rows.linkedPost,
  rows.share,
  rows.utmLinks,
  rows.impressions,
  rows.allLink,
  rows.search,
  rows.pageCards,
  rows.groupDay,
  // The last, because it looks at what the others make of an answer.
  rows.refresh,
] as const satisfies readonly FeatureDescriptor[];

export const DESCRIPTORS: readonly ((typeof ALL)[number] & FeatureDescriptor)[] = ALL;

export type FeatureName = (typeof ALL)[number]['name'];

type Entry = (typeof ALL)[number];
type Tables = 'attributes' | 'options' | 'pagedAttributes';

/** The tables that features have under one key, joined into one. */
type Joined<Place extends Tables> = (
  Entry extends infer One ? (One extends Record<Place, infer Table> ? (table: Table) => void : never) : never
) extends (tables: infer All) => void
  ? All
  : never;

/** The joined table has the type of each single one, because no two have an attribute of the same name. */
const join = <Place extends Tables>(place: Place): Joined<Place> =>
  Object.assign({}, ...ALL.map((feature: FeatureDescriptor): AttributeTable => feature[place] ?? {})) as Joined<Place>;

/** The attributes of the features: those of all feeds, and those only of feeds that load page by page. */
export const FEATURE_ATTRIBUTES = { ...join('attributes'), ...join('options') };
export const PAGED_FEATURE_ATTRIBUTES = join('pagedAttributes');
