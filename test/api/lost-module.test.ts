import { afterEach, expect, test, vi } from 'vitest';
import { createClient, type Fetch } from '../../src/api/client.ts';
import { carriedFault } from '../../src/base/fault.ts';

vi.mock('../../src/api/recover.ts', () => {
  throw new TypeError('Failed to fetch dynamically imported module');
});

afterEach(() => void vi.restoreAllMocks());

// DESIGN: "a failure never needs the network to be told".
test.each<[what: string, fetch: Fetch]>([
  ['no answer', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['an error', async () => Response.json({ message: 'No such workspace.' }, { status: 404 })],
])('a request with %s has failed, though the module that says why cannot be loaded either', async (_, fetch) => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const { signal } = new AbortController();
  const reason: unknown = await createClient(fetch)('/', { signal, timeoutMs: 5000 }).catch((why: unknown) => why);
  expect(carriedFault(reason)).toEqual({ kind: 'network', code: 'WS-602', message: 'A module could not be loaded.' });
  const saying = expect.stringMatching(/^WS-602 ws-widgets: A module could not be loaded;/);
  expect(warn.mock.calls, 'the owner reads why').toEqual([[saying, expect.any(Error)]]);
});
