import { describe, expect, test, vi } from 'vitest';
import { CODES } from '../../scripts/docs/errors.ts';
import { createClient } from '../../src/api/client.ts';
import { mayPass } from '../../src/api/recover.ts';
import { carriedFault } from '../../src/base/fault.ts';
import { type Failure, type FailureOptions, TestService } from '../../src/testing/index.ts';
import cases from './cases.json' with { type: 'json' };

const ask = async (service: TestService, path: string): Promise<unknown> =>
  (await service.fetch(service.baseUrl + path)).json();

describe('a test service', () => {
  test('refuses other addresses, also one that only begins like its own', async () => {
    const service = new TestService({ baseUrl: 'https://api.example/v2/' });
    for (const url of ['https://other.example/', 'https://api.example/v22/feeds/choir/posts'])
      await expect(service.fetch(url)).rejects.toThrow(`for https://api.example/v2, and was asked for ${url}`);
    expect(await ask(service, '/feeds/choir/public-posts?limit=2')).toHaveLength(2);
    expect(await ask(service, '/feeds/nobody/posts')).toMatchObject({ statusCode: 404 });
  });

  test.each(cases.undecided)('refuses what it cannot decide, as the service does: %s', async (path) => {
    const service = new TestService();
    const answer = await service.fetch(service.baseUrl + path);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toEqual({
      traceId: expect.stringMatching(/^[\da-f-]{36}$/),
      message: expect.stringMatching(/^(\$filter|\$orderBy|org) (cannot be decided here, but for |is missing\.$)/),
      path,
      timestamp: expect.stringMatching(/Z$/),
      statusCode: 400,
    });
  });

  test.each(cases.failures as [Failure, string, Record<string, unknown>][])(
    'fails by %s, as trouble-%s always does, as clients see it',
    async (failure, trouble, fault) => {
      vi.spyOn(Math, 'random').mockReturnValue(-0.5); // so that the waits before a retry are 0
      const service = new TestService();
      service.fail(failure, { feedId: 'bakery', retryAfterMs: 60_000 });
      const options = { signal: new AbortController().signal, timeoutMs: 1 };
      const ask = (feedId: string) => createClient(service.fetch)(`${service.baseUrl}/feeds/${feedId}/posts`, options);
      await expect(ask('bakery')).rejects.toMatchObject({ fault });
      const { retryAfterMs: _, ...always } = fault; // it names no wait
      const told = carriedFault(await ask(`trouble-${trouble}`).catch((reason: unknown) => reason));
      expect(told).toMatchObject(always);
      // The guide says whether trying again can help, and clients must agree.
      expect(told && CODES[told.code].again).toBe(told && mayPass(told));
    },
  );

  test('answers for trouble-slow as for bakery, after three seconds', async () => {
    vi.useFakeTimers();
    const service = new TestService();
    const answered = vi.fn();
    const answer = ask(service, '/feeds/trouble-slow/posts').finally(answered);
    await vi.advanceTimersByTimeAsync(2999);
    expect(answered).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    vi.useRealTimers();
    expect(await answer).toEqual(await ask(service, '/feeds/bakery/posts'));
  });

  test('refuses to fail by what it does not know', () => {
    for (const [failure, options] of [...cases.noFailures, [undefined], [500, { times: NaN }]]) {
      const fail = (): void => new TestService().fail(failure as Failure, options as FailureOptions);
      expect(fail, String(failure)).toThrow(/takes network, .* or/);
    }
  });

  test('fails for one workspace and so many times, the last said first, until it recovers', async () => {
    const service = new TestService();
    service.fail(500);
    service.fail(403, { feedId: 'choir', times: 1 });
    const statusOf = async (feedId: string) => (await service.fetch(`${service.baseUrl}/feeds/${feedId}/posts`)).status;
    expect([await statusOf('bakery'), await statusOf('choir'), await statusOf('choir')]).toEqual([500, 403, 500]);
    service.recover();
    expect(await statusOf('choir')).toBe(200);
    expect(service.requests).toHaveLength(4);
  });
});
