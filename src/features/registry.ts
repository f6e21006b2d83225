import { LazyModule } from '../element/lazy-module.ts';
import type { FeatureModule } from '../feed/feature.ts';
import type { AttributeTable } from '../settings/attributes.ts';
import { allLink } from './all-link/descriptor.ts';
import { clickToLoad } from './click-to-load/descriptor.ts';
import { consent } from './consent/descriptor.ts';
import type { FeatureDescriptor } from './feature-descriptor.ts';
import { filters } from './filters/descriptor.ts';
import { impressions } from './impressions/descriptor.ts';
import { lightbox } from './lightbox/descriptor.ts';
import { messages } from './messages/descriptor.ts';
import { pin } from './pin/descriptor.ts';
import { refresh } from './refresh/descriptor.ts';
import { search } from './search/descriptor.ts';
import { sessionCache } from './session-cache/descriptor.ts';
import { share } from './share/descriptor.ts';
import { utmLinks } from './utm-links/descriptor.ts';

export interface FeatureEntry extends FeatureDescriptor {
  readonly module: LazyModule<FeatureModule>;
}

const lazy = (load: () => Promise<FeatureModule>): { readonly module: LazyModule<FeatureModule> } => ({
  module: new LazyModule(load),
});

/** In the order in which they work on what the one before made. */
const ENTRIES = [
  { ...consent, ...lazy(() => import('./consent/consent.ts')) },
  { ...messages, ...lazy(() => import('./messages/messages.ts')) },
  { ...filters, ...lazy(() => import('./filters/filters.ts')) },
  { ...pin, ...lazy(() => import('./pin/pin.ts')) },
  // Behind what chooses, so that it displays of what was kept what it would display of an answer.
  { ...sessionCache, ...lazy(() => import('./session-cache/session-cache.ts')) },
  { ...clickToLoad, ...lazy(() => import('./click-to-load/click-to-load.ts')) },
  { ...lightbox, ...lazy(() => import('./lightbox/lightbox.ts')) },
  { ...share, ...lazy(() => import('./share/share.ts')) },
  { ...utmLinks, ...lazy(() => import('./utm-links/utm-links.ts')) },
  { ...impressions, ...lazy(() => import('./impressions/impressions.ts')) },
  { ...allLink, ...lazy(() => import('./all-link/all-link.ts')) },
  { ...search, ...lazy(() => import('./search/search.ts')) },
  // The last, for it looks at what the others make of an answer.
  { ...refresh, ...lazy(() => import('./refresh/refresh.ts')) },
] as const satisfies readonly FeatureEntry[];

export const FEATURES: readonly FeatureEntry[] = ENTRIES;

type Entry = (typeof ENTRIES)[number];
type Tables = 'attributes' | 'options' | 'pagedAttributes';

/** The tables that all features have in one place, as one. */
type Joined<Place extends Tables> = (
  Entry extends infer One ? (One extends Record<Place, infer Table> ? (table: Table) => void : never) : never
) extends (tables: infer All) => void
  ? All
  : never;

/** What the types say of each table holds for all of them together, for no two have an attribute of the same name. */
const join = <Place extends Tables>(place: Place): Joined<Place> =>
  Object.assign({}, ...FEATURES.map((feature): AttributeTable => feature[place] ?? {})) as Joined<Place>;

/** The attributes of the features: of all feeds, and of those alone that load page by page. */
export const FEATURE_ATTRIBUTES = { ...join('attributes'), ...join('options') };
export const PAGED_FEATURE_ATTRIBUTES = join('pagedAttributes');
