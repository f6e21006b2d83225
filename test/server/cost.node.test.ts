import { beforeAll, expect, test } from 'vitest';
import { renderWidget } from '../../src/server/index.ts';
import { makeEdge } from '../edge/make-edge.ts';
import { COSTLY_TEXTS, costlyPosts, type CostlyText } from '../support/costly-posts.ts';

// It is to be 0.2 s. What the processor takes is measured, not what passes on the clock of a busy machine, and there is
// half of it again for what others leave of its caches.
const COST_MAX_MS = 300;

const BASE_URL = 'https://service.test';
const QUERY = '?element=ws-feed&feed-id=a&page-size=30';

type Fetch = () => Promise<Response>;

const edgeAt =
  (path: string) =>
  async (fetch: Fetch): Promise<unknown> => {
    const response = await makeEdge({ baseUrl: BASE_URL, fetch }).get(path + QUERY);
    expect(response.status).toBe(200);
    return response.text();
  };

const CONSUMERS: Readonly<Record<string, (fetch: Fetch) => Promise<unknown>>> = {
  'a server': (fetch) => renderWidget('ws-feed', { baseUrl: BASE_URL, feedId: 'a', pageSize: 30 }, { fetch }),
  'a frame': edgeAt('/frame'),
  Atom: edgeAt('/posts.atom'),
  'a JSON feed': edgeAt('/posts.json'),
};

async function costOf(text: CostlyText, consume: (fetch: Fetch) => Promise<unknown>): Promise<number> {
  const answer = JSON.stringify({ meta: { maxResults: 30 }, items: costlyPosts(text, 30) });
  const before = process.cpuUsage();
  await consume(async () => new Response(answer));
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}

// Code that runs for the first time is compiled.
beforeAll(async () => {
  for (const consume of Object.values(CONSUMERS)) await costOf('links', consume);
});

test.each(Object.entries(CONSUMERS))('the worst posts hold %s up for 0.2 s at most', async (_, consume) => {
  for (const text of COSTLY_TEXTS) expect(await costOf(text, consume), text).toBeLessThan(COST_MAX_MS);
});
