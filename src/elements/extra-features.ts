import type { ExtraSettings, StartExtra } from './extra.ts';
import { Part } from './part.ts';

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
  { attributes: ['consent'], part: new Part(() => import('./consent.ts')), holdsBack: true },
  { attributes: ['messages'], part: new Part(() => import('./own-words.ts')) },
  {
    attributes: ['include', 'exclude', 'has', 'since', 'until', 'hide-posts'],
    part: new Part(() => import('./choosing.ts')),
    holdsBack: true,
    asks: true,
  },
  { attributes: ['pin'], part: new Part(() => import('./pinning.ts')), asks: true },
  // Behind what chooses, so that it shows of what was kept what it would show of an answer.
  { attributes: ['cache'], part: new Part(() => import('./keeping.ts')), asks: true },
  { attributes: ['images'], part: new Part(() => import('./held-images.ts')), holdsBack: true },
  { attributes: ['lightbox'], part: new Part(() => import('./lightbox.ts')) },
  { attributes: ['share'], part: new Part(() => import('./share.ts')) },
  { attributes: ['utm'], part: new Part(() => import('./links-out.ts')) },
  { attributes: ['measure'], part: new Part(() => import('./measuring.ts')) },
  { attributes: ['all-href'], part: new Part(() => import('./all-link.ts')) },
  { attributes: ['search'], part: new Part(() => import('./search.ts')) },
  // The last of all, for it looks at what the others make of an answer.
  { attributes: ['refresh-every'], part: new Part(() => import('./refreshing.ts')) },
];

/** The attributes that decide which posts there are: where one changes, they are asked for anew. */
export const ASKING: readonly (keyof ExtraSettings)[] = FEATURES.flatMap(({ attributes, asks }) =>
  asks ? attributes : [],
);
