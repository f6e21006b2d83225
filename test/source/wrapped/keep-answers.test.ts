import { describe, expect, test, vi } from 'vitest';
import { FaultError, readFault } from '../../../src/base/fault.ts';
import { AnswerStore } from '../../../src/source/wrapped/answer-store.ts';
import { keepAnswers } from '../../../src/source/wrapped/keep-answers.ts';
import { PublicPosts } from '../../../src/source/public-posts.ts';
import { WorkspacePosts } from '../../../src/source/workspace-posts.ts';
import { FakeStorage } from '../fake-storage.ts';
import { fakeAsk, items, never, simulate } from '../simulated-service.ts';

/** A store, and what was written into it. */
function fakeStore() {
  const storage = new FakeStorage();
  const writing = vi.spyOn(storage, 'setItem');
  return { store: new AnswerStore(() => storage), writes: writing.mock.calls };
}

const BASE = { baseUrl: 'https://api.example', timeoutMs: 1000 };
const options = { signal: never, timeoutMs: 1000 };
const anything = (answer: unknown) => answer;

describe('what was kept', () => {
  test('gives the same posts as the service did, whichever endpoint they came from', async () => {
    const { ask, recall } = keepAnswers(simulate({ a: items('a', 12) }).ask, fakeStore().store);
    for (const make of [
      (by: typeof ask) => new PublicPosts(by, 'a', { ...BASE, limit: 5 }),
      (by: typeof ask) => new WorkspacePosts(by, 'a', BASE),
    ]) {
      const posts = await make(ask).next(5, never);
      expect(posts).toHaveLength(5);
      expect(await make(recall).next(5, never)).toEqual(posts);
    }
  });

  test('is asked of nobody', async () => {
    const { ask: service, asked } = simulate({ a: items('a', 3) });
    const { ask, recall } = keepAnswers(service, fakeStore().store);
    await new PublicPosts(ask, 'a', { ...BASE, limit: 5 }).next(0, never);
    await new PublicPosts(recall, 'a', { ...BASE, limit: 5 }).next(0, never);
    expect(asked).toHaveLength(1);
  });

  test('is a fault where there is nothing, and where it has not the shape that is read', async () => {
    const { store } = fakeStore();
    const { recall } = keepAnswers(fakeAsk(() => []).ask, store);
    const source = () => new PublicPosts(recall, 'a', { ...BASE, limit: 5 }).load(never);
    expect(await source()).toMatchObject({ failed: true, posts: [], faults: [{ fault: { kind: 'malformed' } }] });
    store.keep('https://api.example/feeds/a/public-posts?limit=5', { evil: true });
    expect(await source()).toMatchObject({ failed: true, posts: [] });
    await expect(recall('https://api.example/x', () => undefined, options)).rejects.toMatchObject({
      fault: { kind: 'malformed', message: 'No answer is kept.' },
    });
  });

  test('is read as the wire is: no URL passes but http(s), nothing raw becomes text', async () => {
    const { store } = fakeStore();
    const { recall } = keepAnswers(fakeAsk(() => []).ask, store);
    const poisoned = [
      { postId: 1, postText: 'x', postUrl: 'javascript:alert(1)', feedName: {}, claps: 'NaN' },
      null,
      7,
    ];
    store.keep('https://api.example/feeds/a/public-posts?limit=5', poisoned);
    const [post, ...others] = await new PublicPosts(recall, 'a', { ...BASE, limit: 5 }).next(0, never);
    expect(others).toEqual([]);
    expect(post).toMatchObject({ text: 'x', url: '', feedName: '', claps: undefined });
  });
});

describe('an answer', () => {
  test('is written once, however many share it', async () => {
    const answer = [1];
    const { store, writes } = fakeStore();
    const { ask } = keepAnswers((async () => answer) as unknown as Parameters<typeof keepAnswers>[0], store);
    await Promise.all([ask('/x', anything, options), ask('/x', anything, options)]);
    expect(writes).toHaveLength(1);
  });

  test.each([null, 'text', 7, true])('that is no object is handed on, and not kept: %j', async (answer) => {
    const { store, writes } = fakeStore();
    const { ask } = keepAnswers(fakeAsk(() => answer).ask, store);
    expect(await ask('https://api.example/x', anything, options)).toBe(answer);
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
    const { store } = fakeStore();
    let isBroken = false;
    const { ask, recall } = keepAnswers(
      fakeAsk(() => {
        if (isBroken) throw new FaultError({ kind, message: 'No.', ...(status && { status }) });
        return ['answer'];
      }).ask,
      store,
    );
    await ask('https://api.example/x', anything, options);
    isBroken = true;
    const fault = await ask('https://api.example/x', anything, options).catch(readFault);
    expect(fault).toMatchObject({ kind, message: 'No.' });
    const found = await recall('https://api.example/x', (kept) => kept ?? 'nothing', options);
    expect(found).toEqual(isKept ? ['answer'] : 'nothing');
  });
});
