import { describe, expect, test, vi } from 'vitest';
import { FaultError, readFault } from '../../../src/base/fault.ts';
import { readEnvelope, readList } from '../../../src/model/read-list.ts';
import { PublicPosts } from '../../../src/source/public-posts.ts';
import { readPosts } from '../../../src/source/read-posts.ts';
import type { Ask } from '../../../src/source/shared-requests.ts';
import { WorkspacePosts } from '../../../src/source/workspace-posts.ts';
import { AnswerStore } from '../../../src/source/wrapped/answer-store.ts';
import { keepAnswers } from '../../../src/source/wrapped/keep-answers.ts';
import { postProblems } from '../../model/post-problems.ts';
import { runs } from '../../support/deep.ts';
import { fc, holds } from '../../support/property.ts';
import { anyAnswer, anyJson, oddString } from '../../support/wire.ts';
import { FakeStorage } from '../fake-storage.ts';
import { fakeAsk, items, never, simulate } from '../simulated-service.ts';

/** Answers of a service that are kept in a store, and what is written into it. */
function setUp(service: Ask = fakeAsk(() => expect.fail('asked the service')).ask) {
  const storage = new FakeStorage();
  const writing = vi.spyOn(storage, 'setItem');
  const store = new AnswerStore(() => storage);
  return { ...keepAnswers(service, store), store, storage, writes: writing.mock.calls };
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

  test.each([[undefined], [{ evil: true }]])('is a fault where it is %j, and not what is read', async (kept) => {
    const { store, recall } = setUp();
    if (kept) store.keep(URL_A, kept);
    const fault = { kind: 'malformed', code: 'WS-211', message: 'No answer is kept.' };
    expect(await publicPosts(recall).load(never)).toMatchObject({ failed: true, posts: [], faults: [{ fault }] });
  });

  /** What anybody may have written under our key: something like ours, any JSON, or no JSON at all. */
  const anyEntry = fc.oneof(
    fc.tuple(fc.oneof(fc.constant('0'), fc.constant(`${Date.now()}`), anyJson), anyAnswer).map(([keptAtMs, answer]) => {
      return `{"keptAtMs":${keptAtMs},"answer":${answer}}`;
    }),
    anyAnswer,
    oddString,
  );

  test('is trusted as little as the wire: any text there gives posts or none, and throws nothing', () =>
    holds(
      fc.asyncProperty(anyEntry, fc.constantFrom(readList, readEnvelope), async (text, read) => {
        const { recall, store, storage } = setUp();
        store.keep(URL_A, []);
        for (const key of storage.entries.keys()) storage.entries.set(key, text);
        const found = await recall(URL_A, read, options).catch(readFault);
        if (!Array.isArray(found)) expect(found).toMatchObject({ code: 'WS-211' });
        const { posts } = readPosts(Array.isArray(found) ? found : [], { feedId: 'f' }, new Set());
        expect(posts.flatMap((post) => postProblems(post, post.raw, 'f'))).toEqual([]);
      }),
      runs(500),
    ));
});

describe('an answer', () => {
  test.each<[answer: unknown, writes: number]>([
    [[1], 1],
    [null, 0],
    ['text', 0],
    [7, 0],
  ])(
    '%j is handed on, and written %i times: once, however many share it, and only an object',
    async (answer, count) => {
      const { ask, writes } = setUp(fakeAsk(() => answer).ask);
      const both = await Promise.all([ask(URL_A, anything, options), ask(URL_A, anything, options)]);
      expect(both).toEqual([answer, answer]);
      expect(writes).toHaveLength(count);
    },
  );

  test.each([
    ['is gone', 'http', 404, false],
    ['may not be seen any more', 'http', 403, false],
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
