import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { startService } from '../../demo/service/start-service.ts';
import { useService } from '../demo/service/service.ts';
import { startWorker, type Worker } from './start-worker.ts';

const { service } = useService();

let worker: Worker;
beforeAll(async () => void (worker = await startWorker({ BASE_URL: service().url })), 60_000);
afterAll(() => worker.close());
afterEach(() => service().clearRequests());

/** Whether the index of a cache names what was requested, which it does once the answer is in its file. */
const hasIndexed = (folder: string, words: string): boolean =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.includes('.sqlite'))
    .some((file) => readFileSync(join(folder, file)).includes(words));

describe('the worker of the example, in workerd', () => {
  test.each(['/widget', '/frame', '/posts.atom', '/posts.json'])('serves %s with posts in it', async (path) => {
    const response = await fetch(`${worker.url}${path}?feed-id=bakery&limit=3&lang=de`);
    expect(response.status).toBe(200);
    expect(await response.text()).toMatch(/<article|<entry>|"items":\[\{/);
    expect(response.headers.get('set-cookie')).toBeNull();
  });

  test('finds in the Cache API what another requested, also while the service is down', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'ws-widgets-cache-'));
    const own = await startService();
    const bindings = { BASE_URL: own.url };
    const first = await startWorker(bindings, folder);
    const before = await (await fetch(`${first.url}/posts.json?feed-id=choir`)).text();
    await vi.waitFor(() => expect(hasIndexed(folder, 'choir')).toBe(true), 10_000);
    await first.close();
    await own.close();

    const second = await startWorker(bindings, folder);
    const after = await (await fetch(`${second.url}/posts.json?feed-id=choir`)).text();
    await second.close();
    rmSync(folder, { recursive: true });
    expect(after).toBe(before.replaceAll(first.url, second.url));
  }, 30_000);
});
