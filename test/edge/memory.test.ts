import { expect, test } from 'vitest';
import { collectGarbage } from '../source/collect-garbage.ts';
import { makeEdge } from './make-edge.ts';

const MB = 1e6;
/** What a worker has. */
const WORKER_BYTES = 128 * MB;

async function usedBytes(): Promise<number> {
  for (let i = 0; i < 3; i++) await collectGarbage(); // what held something weakly goes first
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

const FEEDS = Array.from({ length: 20 }, (_, i) => `f${i}`).join('+');
/** What readers may write at most: three bytes for each letter at the service. */
const LONGEST = '+'.repeat(7800);

const LONG_ANSWER = `[${Array(30)
  .fill(`{"postText":"${'a'.repeat(9000)} \u4e00"}`)
  .join()}]`;

test('all that an edge keeps takes less than a worker has, whatever is asked for and answered', async () => {
  const fetch = async (url: string): Promise<Response> => {
    if (url.includes('fails')) return new Response('', { status: 500 });
    if (url.includes('long')) return new Response(LONG_ANSWER);
    return Response.json({ items: [{ postText: url.slice(-20) }] });
  };
  const edge = makeEdge({ baseUrl: 'https://s.example', fetch });
  const beforeBytes = await usedBytes();
  const get = async (query: string): Promise<void> => void (await (await edge.get(`/widget?${query}`)).text());
  for (let i = 0; i < 200; i++) {
    await get(`element=ws-feed&feed-id=${FEEDS}&filter=${i}${LONGEST}`);
    await get(`element=ws-feed&feed-id=${FEEDS}&filter=${i}fails${LONGEST}`);
    await get(`feed-id=long${i}&limit=30&lines=3`);
  }
  await edge.settled();
  const keptBytes = (await usedBytes()) - beforeBytes;
  expect(keptBytes).toBeLessThan(WORKER_BYTES);
  expect((await edge.get('/widget?feed-id=f')).status).toBe(200); // the edge is held until here
}, 120_000);
