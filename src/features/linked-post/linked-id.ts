import { updateFeeds } from '../../element/update-feeds.ts';

/** Whether the listener was added. There is one for all feeds of the page, and it keeps none of them in memory. */
let listening = false;

/** The id of the post that the page's address leads to, if any: `#ws-post=ID`. */
export function linkedId(key: unknown): string | undefined {
  if (!globalThis.location) return undefined; // on a server
  if (!listening) {
    const { navigation } = globalThis;
    // By the `pushState` of a router, too, where it is reported: not in a sandbox. Without that API, `navigation` may be an element.
    if (navigation?.currentEntry) navigation.addEventListener('currententrychange', updateFeeds);
    else addEventListener('hashchange', updateFeeds);
  }
  listening = true;
  return new URLSearchParams(location.hash.slice(1)).get(String(key || '-')) || undefined; // an empty key turns it off
}
