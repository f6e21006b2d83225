const FEEDS = 'ws-public-posts, ws-feed, ws-embed, ws-post-card';

/** One listener for all feeds of the page: none is held by it. */
let listening = false;

export function updateFeeds(): void {
  for (const feed of document.querySelectorAll(FEEDS)) (feed as Partial<{ requestUpdate(): void }>).requestUpdate?.();
}

/** The id of the post that the page's address leads to, if it does: `#ws-post=ID`. */
export function linkedId(key: unknown): string | undefined {
  if (!globalThis.location) return undefined; // on a server
  if (!listening) addEventListener('hashchange', updateFeeds);
  listening = true;
  return new URLSearchParams(location.hash.slice(1)).get(String(key || '-')) || undefined; // an owner may turn it off
}
