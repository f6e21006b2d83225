import { findInPage } from '../settings/page-defaults.ts';

const FEEDS = 'ws-public-posts, ws-feed, ws-embed, ws-post-card';

/** Updates the feeds of the page. It keeps none of them in memory; those in shadow roots of others are not found. */
export function updateFeeds(): void {
  for (const feed of findInPage(FEEDS)) (feed as Partial<{ requestUpdate(): void }>).requestUpdate?.();
}
