import { describe, expect, test, vi } from 'vitest';
import { FaultError, readFault } from '../../../src/base/fault.ts';
import { AnswerStore } from '../../../src/source/wrapped/answer-store.ts';
import { keepAnswers } from '../../../src/source/wrapped/keep-answers.ts';
import { PublicPosts } from '../../../src/source/public-posts.ts';
import type { Ask } from '../../../src/source/shared-requests.ts';
import { WorkspacePosts } from '../../../src/source/workspace-posts.ts';
import { FakeStorage } from '../fake-storage.ts';
import { fakeAsk, items, never, simulate } from '../simulated-service.ts';

/** Answers of a service that are kept in a store, and what is written into it. */
function setUp(service: Ask = fakeAsk(() => []).ask) {
  const storage = new FakeStorage();
  const writing = vi.spyOn(storage, 'setItem');
  const store = new AnswerStore(() => storage);
  return { ...keepAnswers(service, store), store, writes: writing.mock.calls };
}

const URL_A = 'https://api.example/feeds/a/public-posts?limit=5';
const BASE = { baseUrl: 'https://api.example', timeoutMs: 1000 };
const publicPosts = (ask: Ask) => new PublicPosts(ask, 'a', { ...BASE, limit: 5 });
const options = { signal: never, timeoutMs: 1000 };
const anything = (answer: unknown) => answer;

describe('what was kept', () => {
  test.each([
    ['public posts', publicPosts],
    ['posts', (ask: Ask) => new WorkspacePosts(ask, 'a', BASE)],
  ])('gives the same %s as the service did, which is not asked for them', async (_, make) => {
    const { ask: service, asked } = simulate({ a: items('a', 12) });
    const { ask, recall } = setUp(service);
    const posts = await make(ask).next(5, never);
    expect(posts).toHaveLength(5);
    expect(await make(recall).next(5, never)).toEqual(posts);
    expect(asked).toHaveLength(1);
  });

  test('is a fault where there is nothing, and where it has not the shape that is read', async () => {
    const { store, recall } = setUp();
    const none = {
      failed: true,
      posts: [],
      faults: [{ fault: { kind: 'malformed', code: 'WS-211', message: 'No answer is kept.' } }],
    };
    expect(await publicPosts(recall).load(never)).toMatchObject(none);
    store.keep(URL_A, { evil: true });
    expect(await publicPosts(recall).load(never)).toMatchObject(none);
  });
});

describe('an answer', () => {
  test('is written once, however many share it', async () => {
    const answer = [1];
    const { ask, writes } = setUp(fakeAsk(() => answer).ask);
    await Promise.all([ask(URL_A, anything, options), ask(URL_A, anything, options)]);
    expect(writes).toHaveLength(1);
  });

  test.each([null, 'text', 7, true])('that is not an object is handed on, and not kept: %j', async (answer) => {
    const { ask, writes } = setUp(fakeAsk(() => answer).ask);
    expect(await ask(URL_A, anything, options)).toBe(answer);
    expect(writes).toEqual([]);
  });

  test.each([
    ['is gone', 'http', 404, false],
    ['may not be seen any more', 'http', 403, false],
    ['is unavailable for now', 'http', 503, true],
    ['fails for now', 'http', 500, true],
    ['asks to wait', 'rate-limited', 429, true],
    ['cannot be reached', 'network', undefined, true],
  ] as const)('of a workspace that %s (%s %s) is kept: %j', async (_, kind, status, isKept) => {
    const answers: (() => unknown)[] = [() => ['answer']];
    const no = () => {
      throw new FaultError({ kind, code: 'WS-205', message: 'No.', ...(status && { status }) });
    };
    const { ask, recall } = setUp(fakeAsk(() => (answers.shift() ?? no)()).ask);
    await ask(URL_A, anything, options);
    expect(await ask(URL_A, anything, options).catch(readFault)).toMatchObject({ kind, message: 'No.' });
    const found = await recall(URL_A, (kept) => kept ?? 'nothing', options);
    expect(found).toEqual(isKept ? ['answer'] : 'nothing');
  });
});
