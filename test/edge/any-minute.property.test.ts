import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { runs } from '../support/deep.ts';
import { fc, holds } from '../support/property.ts';
import { makeEdge, type TestEdge } from './make-edge.ts';

const MINUTE_MS = 60_000;
const MAX_AGE_S = 30;

const ADDRESSES = (
  '/widget?feed-id=a /widget?feed-id=a&timeout=500 /widget?element=ws-feed&feed-id=a+b&timeout=5000 ' +
  '/frame?element=ws-embed&embed-id=e&org=o /posts.atom?feed-id=b /posts.json?element=ws-feed&feed-id=a'
).split(' ');

const hang = ({ signal }: RequestInit): Promise<never> =>
  new Promise((_, reject) => signal?.addEventListener('abort', () => reject(new DOMException('', 'AbortError'))));

const breakOff = (): ReadableStream =>
  new ReadableStream({ pull: (controller) => controller.error(new TypeError('terminated')) });

type Behaviour = (body: string, init: RequestInit) => Response | Promise<Response>;

const beLate =
  (lateMs: number): Behaviour =>
  (body) =>
    // oxlint-disable-next-line tests/waiting -- the service is late, by a clock that the test moves
    new Promise((resolve) => setTimeout(() => resolve(new Response(body)), lateMs));

const refuse = (status: number) => () => new Response('{}', { status, headers: { 'retry-after': '9' } });

/** HTML, errors, lists without posts, and one that is nested too deep for any reader. */
const BODIES = '{"message":"soon","errors":[]} {"errors":[]} [7] [7,"post",null] <!doctype,html>'.split(' ');
BODIES.push('', `[{"deep":[${'[],'.repeat(1e5)}0]}]`);

/** What a service may do instead of simply answering. */
const TROUBLES: readonly Behaviour[] = [
  ...[700, 4900, 9900].map(beLate),
  (_, init) => hang(init),
  () => Promise.reject(new TypeError('fetch failed')),
  ...[500, 503, 429].map(refuse),
  (body) => new Response(body.slice(0, -9)),
  () => new Response(breakOff()),
  (body) => new Response(body.startsWith('[') ? `{"items":${body}}` : `[${body}]`), // the form of another endpoint
  ...BODIES.map((body) => () => new Response(body)),
];

const waitMs = fc.integer({ min: 0, max: 9000 });
const step = { waitMs, trouble: fc.constantFrom(...TROUBLES), address: fc.constantFrom(...ADDRESSES) };
const anySteps = fc.array(fc.record(step), { minLength: 5, maxLength: 20 });

/** Moves the clock on. Work that does not depend on it, such as a hash, gets time to end. */
async function pass(ms: number): Promise<void> {
  for (let leftMs = ms; leftMs > 0; leftMs -= 500) {
    await vi.advanceTimersByTimeAsync(Math.min(leftMs, 500));
    await new Promise((resolve) => setImmediate(resolve));
  }
}

beforeAll(async () => {
  const edge = makeEdge({ baseUrl: 'https://s.example', fetch: serve().fetch });
  for (const address of ADDRESSES) await edge.get(address); // which loads the modules that they need
});
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});

/** A service of posts whose behaviour a test can set. */
function serve() {
  const service = { words: 'before', behaviour: undefined as Behaviour | undefined };
  const fetch = async (url: string, init: RequestInit): Promise<Response> => {
    const items = [{ postId: url, postText: service.words }];
    const embed = url.includes('/integration/') && { feedIds: ['a'] };
    const body = JSON.stringify(url.includes('/public-posts') ? items : embed || { items });
    return service.behaviour ? service.behaviour(body, init) : new Response(body);
  };
  return { service, fetch };
}

/** Expects that no cache may keep a response without posts. */
async function expectKeptIfGood(response: Response): Promise<void> {
  const cacheControl = response.headers.get('cache-control');
  if (!/before|after/.test(await response.clone().text())) expect(cacheControl).toBe('no-store');
  else expect(cacheControl).toMatch(/max-age=(?:5$|30, )/);
}

async function expectAll(edge: TestEdge, words: string): Promise<void> {
  const texts = await Promise.all(ADDRESSES.map(async (address) => (await edge.get(address)).text()));
  expect(texts.map((text, i) => [ADDRESSES[i], text.includes(words)])).toEqual(ADDRESSES.map((one) => [one, true]));
}

test('whatever the service does for a minute, each address serves what it has a minute later', () =>
  holds(
    fc.asyncProperty(fc.boolean(), anySteps, async (isKnown, steps) => {
      const { service, fetch } = serve();
      const edge = makeEdge({ baseUrl: 'https://s.example', fetch, maxAge: MAX_AGE_S });
      if (isKnown) await expectAll(edge, 'before');
      const replies: Promise<Response>[] = [];
      let leftMs = MINUTE_MS;
      for (const { waitMs, trouble, address } of steps) {
        service.behaviour = trouble;
        replies.push(edge.get(address));
        await pass(Math.min(waitMs, leftMs));
        leftMs -= Math.min(waitMs, leftMs);
      }
      await pass(leftMs);
      Object.assign(service, { words: 'after', behaviour: undefined });
      await pass((MAX_AGE_S + 11) * 1000); // a request that was sent before may still hang
      for (const reply of replies) {
        await expectKeptIfGood(await reply);
        if (isKnown) expect(await (await reply).text()).toContain('before');
      }
      for (const address of ADDRESSES) await edge.get(address);
      await edge.settled();
      await pass(MINUTE_MS - (MAX_AGE_S + 11) * 1000);
      await expectAll(edge, 'after');
    }),
    runs(30),
  ));
