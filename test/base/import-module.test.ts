import { afterEach, expect, test, vi } from 'vitest';
import type { Fetch } from '../../src/api/client.ts';
import { carriedFault } from '../../src/base/fault.ts';
import { LazyModule } from '../../src/element/lazy-module.ts';

vi.mock('../../src/api/recover.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

// So that other test files in this process get a message that is logged only once.
afterEach(() => void vi.resetModules());

const FETCHES: readonly Fetch[] = [
  () => Promise.reject(new TypeError('Failed to fetch')),
  async () => Response.json({ message: 'No such workspace.' }, { status: 404 }),
];

// DESIGN: "a failure never needs the network to be told".
test('each request fails, though the module that says why cannot be loaded either, and the owner reads one line', async () => {
  vi.resetModules(); // another test file may have logged it already
  const { createClient } = await import('../../src/api/client.ts');
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { signal } = new AbortController();
  for (const fetch of FETCHES) {
    const reason: unknown = await createClient(fetch)('/', { signal, timeoutMs: 5000 }).catch((why: unknown) => why);
    expect(carriedFault(reason)).toEqual({ kind: 'network', code: 'WS-602', message: 'A module could not be loaded.' });
  }
  const saying = expect.stringMatching(/^WS-602 ws-widgets: A module could not be loaded;/);
  expect(warn.mock.calls).toEqual([[saying, expect.any(Error)]]);
});

test('each lost file is logged once, though each request for it has a query of its own', async () => {
  const { logLostModule } = await import('../../src/base/import-module.ts');
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  for (const url of ['/a.js?1', '/b.js?1', '/a.js?2']) logLostModule(new TypeError(`Failed to fetch module: ${url}`));
  expect(warn).toHaveBeenCalledTimes(2);
});

test('a file that is late is waited for once, and of use when it comes', async () => {
  vi.useFakeTimers();
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  let come = (_module: string): void => {};
  const late = new LazyModule(() => new Promise<string>((resolve) => (come = resolve)));
  const waiting = Promise.all([late.load(), late.load()]);
  await vi.advanceTimersByTimeAsync(10_000);
  await waiting;
  await late.load();
  expect([late.isLoaded, warn.mock.calls]).toEqual([false, [[expect.stringMatching(/^WS-602 /), expect.any(Error)]]]);
  come('here');
  await vi.advanceTimersByTimeAsync(0);
  expect(late.current).toBe('here');
});
