import { beforeEach, describe, expect, test, vi } from 'vitest';
import { FaultError, readFault } from '../../../src/base/fault.ts';
import { publicPosts, readEnvelope, readList, readPosts, workspacePosts } from '../../../src/source/workspace-posts.ts';
import type { Ask } from '../../../src/source/shared-requests.ts';
import { createAnswerStore, keepAnswers, type TextStorage } from '../../../src/source/wrapped/answer-store.ts';
import { postProblems } from '../../model/post-problems.ts';
import { runs } from '../../support/deep.ts';
import { fc, holds } from '../../support/property.ts';
import { anyAnswer, anyJson, oddString } from '../../support/wire.ts';
import cases from './answer-store.json' with { type: 'json' };
import { FakeStorage } from '../fake-storage.ts';
import { fakeAsk, items, never, simulate } from '../simulated-service.ts';

const BOUND_BYTES = 100_000;
const NOW_MS = Date.UTC(2026, 6, 1);
const URL_A = 'https://api.example/feeds/a/posts';
const URL_B = 'https://api.example/feeds/b/posts';

let storage: FakeStorage;
let nowMs: number;
let store: ReturnType<typeof createAnswerStore>;
const reset = (): void => {
  storage = new FakeStorage();
  nowMs = NOW_MS;
  store = createAnswerStore(
    () => storage,
    () => nowMs,
  );
};
beforeEach(reset);

const blocked = (): never => {
  throw new DOMException('Blocked.', 'SecurityError');
};

test.each<[string, () => TextStorage]>([
  ['may not be asked for', blocked],
  ['is not there', () => undefined as unknown as TextStorage],
  ['has no methods', () => ({}) as TextStorage],
])('a storage that %s is not an error', (_, find) => {
  const other = createAnswerStore(find);
  other.keep(URL_A, [1]);
  other.forget(URL_A);
  expect(other.read(URL_A)).toBeUndefined();
});

const NO_ANSWERS = ['', 'null', '[]', '1', '"x"', '{', '{"answer":[1]}', '{"keptAtMs":"now","answer":[1]}', '<html>'];
const AS_TEXT = `{"keptAtMs":"${NOW_MS}","answer":[1]}`;
const TOO_LARGE = `{"keptAtMs":${NOW_MS},"answer":["${'x'.repeat(BOUND_BYTES)}"]}`; // just reading it would block the page

test.each([...NO_ANSWERS, AS_TEXT, TOO_LARGE])('%.60j in place of an answer gives none', (text) => {
  store.keep(URL_A, []);
  storage.entries.set([...storage.entries.keys()][0] ?? '', text);
  expect(store.read(URL_A)).toBeUndefined();
});

describe('an answer', () => {
  test('is found again as it was, until another takes its place, or it is forgotten', () => {
    const answer = [{ postId: '1', postText: 'é🎉\ud800' }, null, { deep: { er: [1.5] } }];
    store.keep(URL_A, answer);
    expect(store.read(URL_A)).toEqual(answer);
    expect(store.read(URL_B)).toBeUndefined();
    store.keep(URL_A, ['new']);
    expect(store.read(URL_A)).toEqual(['new']);
    expect(storage.entries.size).toBe(1);
    store.forget(URL_A);
    expect(storage.entries.size).toBe(0);
  });

  test.each(cases.ages as [number, boolean][])('that is %i ms old is found: %j', (ageMs, isFound) => {
    store.keep(URL_A, [1]);
    nowMs += ageMs;
    expect(store.read(URL_A)).toEqual(isFound ? [1] : undefined);
  });

  test.each([[[]], [[URL_A]]])('may take just all the room, beside %j', (others) => {
    for (const url of others) store.keep(url, 'x'.repeat(20_000));
    store.keep(URL_B, '');
    store.keep(URL_B, 'x'.repeat((BOUND_BYTES - storage.oursBytes) / 2));
    expect(storage.oursBytes).toBe(BOUND_BYTES);
    expect([URL_A, URL_B].filter((url) => store.read(url) !== undefined)).toEqual([...others, URL_B]);
  });
});

const anyUrl = fc.constantFrom('a', 'b', 'c', '__proto__', '');

test('all that is kept stays within its bound, the oldest goes first and what has no age before it, and nothing of others', () =>
  holds(
    fc.property(fc.array(fc.tuple(anyUrl, fc.nat(60_000)), { maxLength: 20, size: 'max' }), (steps) => {
      reset();
      storage.entries.set('stranger', 'y'.repeat(200_000));
      storage.entries.set('ws-widgets:0:other', `{"from":{"keptAtMs":${NOW_MS}}}`);
      let kept: { key: string; bytes: number }[] = [{ key: 'ws-widgets:0:other', bytes: storage.oursBytes }];
      for (const [url, length] of steps) {
        nowMs += 1000;
        store.keep(url, 'x'.repeat(length));
        const key = `ws-widgets:1:${url}`;
        const bytes = 2 * (key + JSON.stringify({ keptAtMs: nowMs, answer: 'x'.repeat(length) })).length;
        kept = kept.filter((one) => one.key !== key);
        if (bytes <= BOUND_BYTES) kept.push({ key, bytes }); // if it is too large, it replaces nothing
        while (kept.reduce((sum, one) => sum + one.bytes, 0) > BOUND_BYTES) kept.shift();
        expect([...storage.entries.keys()].sort()).toEqual(['stranger', ...kept.map((one) => one.key)].sort());
      }
    }),
    runs(150),
  ));

/** `ask` keeps the answers of a service in a store, `recall` also reads them from it; `writes` has the calls of `setItem`. */
function setUp(service: Ask = fakeAsk(no).ask) {
  const storage = new FakeStorage();
  const writing = vi.spyOn(storage, 'setItem');
  const store = createAnswerStore(() => storage);
  const [ask, recall] = [false, true].map((recalls) => keepAnswers(service, store, () => recalls)) as [Ask, Ask];
  return { ask, recall, store, storage, writes: writing.mock.calls };
}

const no = (): never => {
  throw new FaultError({ kind: 'network', code: 'WS-205', message: 'No.' });
};

const PAGE_URL = 'https://api.example/feeds/a/public-posts?limit=5';
const BASE = { baseUrl: 'https://api.example', timeoutMs: 1000 };
const openPublic = (ask: Ask) => publicPosts(ask, 'a', { ...BASE, limit: 5 });
const options = { signal: never, timeoutMs: 1000 };
const anything = (answer: unknown) => answer;

describe('what was kept', () => {
  test.each([
    ['public posts', openPublic],
    ['posts', (ask: Ask) => workspacePosts(ask, 'a', BASE)],
  ])('gives the same %s as the service did, which is not asked for them', async (_, make) => {
    const { ask: service, asked } = simulate({ a: items('a', 12) });
    const { ask, recall } = setUp(service);
    const posts = await make(ask).next(5, never);
    expect(posts).toHaveLength(5);
    expect(await make(recall).next(5, never)).toEqual(posts);
    expect(asked).toHaveLength(1);
  });

  test.each([[undefined], [{ evil: true }]])('is requested where it is %j', async (kept) => {
    const { store, recall } = setUp();
    if (kept) store.keep(PAGE_URL, kept);
    await expect(openPublic(recall).next(5, never)).rejects.toMatchObject({ fault: { kind: 'network' } });
  });

  /** An entry that any script may have written under our key: like ours, any other JSON, or no JSON at all. */
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
        store.keep(PAGE_URL, []);
        for (const key of storage.entries.keys()) storage.entries.set(key, text);
        const found = await recall(PAGE_URL, read, options).catch(readFault);
        if (!Array.isArray(found)) expect(found).toMatchObject({ kind: 'network' });
        const { posts } = readPosts(Array.isArray(found) ? found : [], { feedId: 'f' }, new Set());
        expect(posts.flatMap((post) => postProblems(post, post.raw, 'f'))).toEqual([]);
      }),
      runs(500),
    ));
});

describe('an answer', () => {
  test.each(cases.handedOn as [unknown, number][])(
    '%j is handed on, and written %i times: once, however many share it, and only an object',
    async (answer, count) => {
      const { ask, writes } = setUp(fakeAsk(() => answer).ask);
      const both = await Promise.all([ask(PAGE_URL, anything, options), ask(PAGE_URL, anything, options)]);
      expect(both).toEqual([answer, answer]);
      expect(writes).toHaveLength(count);
    },
  );

  test.each(cases.failures as [string, 'http', number | null, boolean][])(
    'of a workspace that %s (%s %s) is kept: %j',
    async (_, kind, status, isKept) => {
      const answers: (() => unknown)[] = [() => ['answer']];
      const fail = () => {
        throw new FaultError({ kind, code: 'WS-205', message: 'No.', ...(status && { status }) });
      };
      const { ask, store } = setUp(fakeAsk(() => (answers.shift() ?? fail)()).ask);
      await ask(PAGE_URL, anything, options);
      expect(await ask(PAGE_URL, anything, options).catch(readFault)).toMatchObject({ kind, message: 'No.' });
      expect(store.read(PAGE_URL)).toEqual(isKept ? ['answer'] : undefined);
    },
  );
});
