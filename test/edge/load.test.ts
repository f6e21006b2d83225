import { describe, expect, test } from 'vitest';
import { measureLoad } from '../../bench/edge/load.ts';
import { startService, type LocalService } from '../../demo/service/start-service.ts';
import { listen } from '../../src/edge/node/listen.ts';
import { createResponder } from '../../src/edge/responder.ts';
import { startWorker, type Worker } from './start-worker.ts';

// A small form of `npm run bench:edge`: what it counts, and not how fast it is.

const FEEDS = 20;
const LOAD = {
  feedIds: Array.from({ length: FEEDS }, (_, i) => `made-30-${i + 1}`),
  amount: 400,
  connections: 20,
};

const RUNTIMES: readonly [name: string, start: (service: LocalService) => Promise<Worker>][] = [
  ['Node', ({ url }) => listen(createResponder({ baseUrl: url }), { port: 0, host: '127.0.0.1' })],
  ['workerd', ({ url }) => startWorker({ BASE_URL: url })],
];

describe.each(RUNTIMES)('on %s, hundreds of requests by twenty connections', (_, start) => {
  test('are one request to the service for each feed, and none fails when it is killed', async () => {
    const service = await startService();
    const edge = await start(service);
    const { failed } = await measureLoad({ ...LOAD, url: edge.url });
    const requests = service.requests();

    let killed: Promise<void> | undefined;
    const after = await measureLoad({ ...LOAD, url: edge.url, onHalf: () => void (killed = service.close()) });
    await killed;
    const widget = await (await fetch(`${edge.url}/widget?feed-id=${LOAD.feedIds[0]}`)).text();
    await edge.close();
    expect([failed, after.failed]).toEqual([0, 0]);
    expect(requests).toHaveLength(FEEDS);
    expect(new Set(requests).size).toBe(FEEDS);
    expect(widget).toContain('<article');
  }, 180_000);
});
