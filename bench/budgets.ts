/**
 * What each script of `dist` may take, in kB (1000 bytes) of brotli 11, by its name without the hash.
 * `npm test` fails where one is passed, where a script has no budget, and where a budget has no script.
 */
export const fileBudgets: Readonly<Record<string, number>> = {
  'ws-widgets.js': 11.6,
  'ws-widgets.iife.js': 34.3,

  'carousel.js': 1.2,
  'compact.js': 0.6,
  'controls.js': 3.8,
  'custom-card.js': 3.6,
  'feed-keys.js': 0.6,
  'languages.js': 0.7,
  'masonry.js': 0.7,
  'paging.js': 2.9,
  'prose.js': 10.6,
  'read-more.js': 0.9,
  'recover.js': 1.0,
  'setup-fault.js': 0.4,

  'ar.js': 0.5,
  'de.js': 0.5,
  'es.js': 0.4,
  'fr.js': 0.5,
  'he.js': 0.4,
  'it.js': 0.5,
  'ja.js': 0.5,
  'nl.js': 0.4,
  'pl.js': 0.5,
  'pt.js': 0.5,
  'tr.js': 0.5,
  'zh-hans.js': 0.4,
};
