import type { RowName } from './rows.ts';

/**
 * What each script of `dist` may take, in kB (1000 bytes) of brotli 11, by its name without the hash.
 * `npm test` fails where one is passed, where a script has no budget, and where a budget has no script.
 */
export const fileBudgets: Readonly<Record<string, number>> = {
  'ws-widgets.js': 11.8,
  'ws-widgets.iife.js': 53.0,
  'ws-public-posts.js': 11.3,
  'ws-feed.js': 13.1,
  'ws-embed.js': 13.1,
  'ws-post-card.js': 5.7,

  'all-link.js': 0.8,
  'carousel.js': 1.4,
  'choosing.js': 2.1,
  'compact.js': 0.6,
  'consent.js': 1.5,
  'controls.js': 4.0,
  'custom-card.js': 3.7,
  'extras.js': 2.3,
  'feed-keys.js': 0.6,
  'held-images.js': 1.7,
  'keeping.js': 1.1,
  'languages.js': 0.7,
  'lightbox.js': 3.6,
  'links-out.js': 0.6,
  'masonry.js': 0.8,
  'measuring.js': 0.8,
  'own-words.js': 0.2,
  'paging.js': 3.0,
  'pinning.js': 1.6,
  'prose.js': 10.6,
  'read-more.js': 1.0,
  'recover.js': 1.0,
  'refreshing.js': 2.6,
  'search.js': 3.5,
  'setup-fault.js': 0.4,
  'share.js': 0.9,

  'ar.js': 0.9,
  'de.js': 0.9,
  'es.js': 0.9,
  'fr.js': 0.9,
  'he.js': 0.9,
  'it.js': 0.9,
  'ja.js': 0.9,
  'nl.js': 0.9,
  'pl.js': 0.9,
  'pt.js': 0.9,
  'tr.js': 0.9,
  'zh-hans.js': 0.9,
};

/** What a line of the bench's table may not pass: our own figure, or its ratio to the hand-written page's. */
export interface Budget {
  readonly of: 'ours' | 'ratio';
  readonly atMost: number;
  /** What we are after. */
  readonly mark?: number;
}

/** By the names of `rows.ts`; `npm run bench` ends with an error where one is passed. */
export const rowBudgets: Partial<Record<RowName, Budget>> = {
  bytes: { of: 'ours', atMost: 11.8, mark: 9.2 },
  requests: { of: 'ours', atMost: 3 },
  'requests-hinted': { of: 'ours', atMost: 3 },
  'first-card': { of: 'ratio', atMost: 1.12, mark: 1.05 },
  'first-card-hinted': { of: 'ratio', atMost: 1, mark: 0.88 },
  cpu: { of: 'ratio', atMost: 1.6, mark: 1.2 },
  blocking: { of: 'ours', atMost: 100, mark: 50 },
  'shift-feed': { of: 'ours', atMost: 0 },
  'shift-images': { of: 'ours', atMost: 0 },
  'shift-hinted': { of: 'ours', atMost: 0 },
  'elements-20-cpu': { of: 'ratio', atMost: 0.9, mark: 0.6 },
  'elements-20-wall': { of: 'ratio', atMost: 1.1, mark: 0.9 },
  'elements-20-requests': { of: 'ours', atMost: 1 },
  'posts-130-cpu': { of: 'ratio', atMost: 1, mark: 0.8 },
  'posts-130-wall': { of: 'ratio', atMost: 1, mark: 0.9 },
  below: { of: 'ours', atMost: 0 },
  heap: { of: 'ratio', atMost: 1.4, mark: 1.15 },
  nodes: { of: 'ours', atMost: 0 },
  listeners: { of: 'ours', atMost: 0 },
};
