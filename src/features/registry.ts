import type { ExtraSettings, StartExtra } from '../feed/feature.ts';
import { Part } from '../element/lazy-module.ts';

export interface Feature {
  /** Whether any of these attributes says other than its default, the feature is on. */
  readonly attributes: readonly (keyof ExtraSettings)[];
  readonly part: Part<{ readonly start: StartExtra }>;
  /** Whether it keeps something from being asked or shown: where its part cannot be had, nothing is. */
  readonly holdsBack?: true;
  /** Whether it decides which posts there are. */
  readonly asks?: true;
}

/** In the order in which they touch what the one before made. Each is a file of its own in dist. */
export const FEATURES: readonly Feature[] = [
  { attributes: ['consent'], part: new Part(() => import('./consent/consent.ts')), holdsBack: true },
  { attributes: ['messages'], part: new Part(() => import('./messages/messages.ts')) },
  {
    attributes: ['include', 'exclude', 'has', 'since', 'until', 'hide-posts'],
    part: new Part(() => import('./filters/filters.ts')),
    holdsBack: true,
    asks: true,
  },
  { attributes: ['pin'], part: new Part(() => import('./pin/pin.ts')), asks: true },
  // Behind what chooses, so that it shows of what was kept what it would show of an answer.
  { attributes: ['cache'], part: new Part(() => import('./session-cache/session-cache.ts')), asks: true },
  { attributes: ['images'], part: new Part(() => import('./click-to-load/click-to-load.ts')), holdsBack: true },
  { attributes: ['lightbox'], part: new Part(() => import('./lightbox/lightbox.ts')) },
  { attributes: ['share'], part: new Part(() => import('./share/share.ts')) },
  { attributes: ['utm'], part: new Part(() => import('./utm-links/utm-links.ts')) },
  { attributes: ['measure'], part: new Part(() => import('./impressions/impressions.ts')) },
  { attributes: ['all-href'], part: new Part(() => import('./all-link/all-link.ts')) },
  { attributes: ['search'], part: new Part(() => import('./search/search.ts')) },
  // The last of all, for it looks at what the others make of an answer.
  { attributes: ['refresh-every'], part: new Part(() => import('./refresh/refresh.ts')) },
];

/** The attributes that decide which posts there are: where one changes, they are asked for anew. */
export const ASKING: readonly (keyof ExtraSettings)[] = FEATURES.flatMap(({ attributes, asks }) =>
  asks ? attributes : [],
);
