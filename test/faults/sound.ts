import type { Visit } from '../support/fault-service.ts';

// What the service has when nothing is wrong with it.

/** Posts that each element asks for at a time. */
export const PAGE_SIZE = 3;
const TOTAL = 4 * PAGE_SIZE;
const MINUTE_MS = 60_000;
const NEWEST_MS = Date.now() - 60 * MINUTE_MS;

export type Item = Record<string, unknown>;

export interface SoundOptions {
  /** The workspaces that the embed names. */
  readonly feedIds?: readonly string[];
  /** Returns what replaces an item, or a list of replacements. */
  change?(item: Item, index: number): unknown;
}

/** When two workspaces are merged, their posts alternate; the workspace that faults strike has the newest one. */
const itemOf = (feedId: string, index: number): Item => ({
  postId: `${feedId}-${index}`,
  feedId,
  feedName: 'Bäckerei',
  postUrl: `https://example.com/${feedId}/${index}`,
  postText: `Grüße ${index}.`,
  publishedDate: new Date(NEWEST_MS - MINUTE_MS * (2 * index + Number(feedId === 'sound'))).toISOString(),
  claps: index,
});

/** The JSON value that answers a visit. */
export function soundAnswer(visit: Visit, { feedIds, change = (item) => item }: SoundOptions = {}): unknown {
  const { endpoint, id, offset, limit } = visit;
  // An embed's id names its workspaces.
  if (endpoint === 'embedded') return { id, created: '2026-11-01T12:00:00.000Z', feedIds: feedIds ?? id.split(' ') };
  const count = Math.max(0, Math.min(limit, TOTAL - offset));
  const items = Array.from({ length: count }, (_, i) => change(itemOf(id, offset + i), offset + i)).flat();
  return endpoint === 'posts' ? { meta: { maxResults: TOTAL }, items } : items;
}
