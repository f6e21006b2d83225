import type { AttributeTable } from '../settings/attributes.ts';
import * as rows from './rows.ts';
import type { FeatureDescriptor } from './rows.ts';

/** All features, in the order in which they work on what the one before made. */
const ALL = [
  rows.consent,
  rows.messages,
  rows.filters,
  rows.pin,
  rows.pageLinks,
  // Behind what chooses, so that it displays of what was kept what it would display of an answer.
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

/** The tables that all features have in one place, as one. */
type Joined<Place extends Tables> = (
  Entry extends infer One ? (One extends Record<Place, infer Table> ? (table: Table) => void : never) : never
) extends (tables: infer All) => void
  ? All
  : never;

/** What the types say of each table holds for all of them together, because no two have an attribute of the same name. */
const join = <Place extends Tables>(place: Place): Joined<Place> =>
  Object.assign({}, ...ALL.map((feature: FeatureDescriptor): AttributeTable => feature[place] ?? {})) as Joined<Place>;

/** The attributes of the features: of all feeds, and of those alone that load page by page. */
export const FEATURE_ATTRIBUTES = { ...join('attributes'), ...join('options') };
export const PAGED_FEATURE_ATTRIBUTES = join('pagedAttributes');
