import { LazyModule } from '../element/lazy-module.ts';
import type { FeatureModule } from '../feed/feature.ts';
import type { FeatureSettings } from '../settings/feature-attributes.ts';

export interface FeatureEntry {
  /** The feature is on where any of these attributes has another value than its default. */
  readonly attributes: readonly (keyof FeatureSettings)[];
  readonly module: LazyModule<FeatureModule>;
  /** Whether it keeps something from being requested or displayed: where its module is missing, nothing is. */
  readonly holdsBack?: true;
  /** Whether it says something before anything is requested, so that the words of the language are to be loaded. */
  readonly needsWords?: true;
  /** Whether it decides which posts there are: where its attributes change, they are requested again. */
  readonly choosesPosts?: true;
}

/** In the order in which they work on what the one before made. */
export const FEATURES: readonly FeatureEntry[] = [
  {
    attributes: ['consent'],
    module: new LazyModule(() => import('./consent/consent.ts')),
    holdsBack: true,
    needsWords: true,
  },
  { attributes: ['messages'], module: new LazyModule(() => import('./messages/messages.ts')) },
  {
    attributes: ['include', 'exclude', 'has', 'since', 'until', 'hide-posts'],
    module: new LazyModule(() => import('./filters/filters.ts')),
    holdsBack: true,
    choosesPosts: true,
  },
  { attributes: ['pin'], module: new LazyModule(() => import('./pin/pin.ts')), choosesPosts: true },
  // Behind what chooses, so that it displays of what was kept what it would display of an answer.
  {
    attributes: ['cache'],
    module: new LazyModule(() => import('./session-cache/session-cache.ts')),
    choosesPosts: true,
  },
  {
    attributes: ['images'],
    module: new LazyModule(() => import('./click-to-load/click-to-load.ts')),
    holdsBack: true,
  },
  { attributes: ['lightbox'], module: new LazyModule(() => import('./lightbox/lightbox.ts')) },
  { attributes: ['share'], module: new LazyModule(() => import('./share/share.ts')) },
  { attributes: ['utm'], module: new LazyModule(() => import('./utm-links/utm-links.ts')) },
  { attributes: ['measure'], module: new LazyModule(() => import('./impressions/impressions.ts')) },
  { attributes: ['all-href'], module: new LazyModule(() => import('./all-link/all-link.ts')) },
  { attributes: ['search'], module: new LazyModule(() => import('./search/search.ts')) },
  // The last, for it looks at what the others make of an answer.
  { attributes: ['refresh-every'], module: new LazyModule(() => import('./refresh/refresh.ts')) },
];
