import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { startService } from '../../demo/service/start-service.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import { startWorker } from './start-worker.ts';

/** Whether the index of a cache contains `words` of a request. It does once the answer is in its file. */
const hasIndexed = (folder: string, words: string): boolean =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.includes('.sqlite'))
    .some((file) => readFileSync(join(folder, file)).includes(words));

test('the worker of the example serves posts in workerd, and finds in the Cache API what another requested, also while the service is down', async () => {
  const folder = temporaryFolder();
  const own = await startService();
  const bindings = { BASE_URL: own.url };
  const first = await startWorker(bindings, folder);
  for (const path of ['/widget', '/frame', '/posts.atom', '/posts.json']) {
    const response = await fetch(`${first.url}${path}?feed-id=bakery&limit=3&lang=de`);
    expect([response.status, response.headers.get('set-cookie')]).toEqual([200, null]);
    expect(await response.text()).toMatch(/<article|<entry>|"items":\[\{/);
  }
  const before = await (await fetch(`${first.url}/posts.json?feed-id=choir`)).text();
  await vi.waitFor(() => expect(hasIndexed(folder, 'choir')).toBe(true), 10_000);
  await first.close();
  await own.close();

  const second = await startWorker(bindings, folder);
  const after = await (await fetch(`${second.url}/posts.json?feed-id=choir`)).text();
  await second.close();
  expect(after).toBe(before.replaceAll(first.url, second.url));
}, 60_000);
