import { describe, expect, test } from 'vitest';
import { FaultError } from '../../src/base/fault.ts';
import type { Post } from '../../src/model/post.ts';
import type { Ask } from '../../src/source/shared-requests.ts';
import { WorkspacePosts } from '../../src/source/workspace-posts.ts';
import { untilAborted } from './deferred.ts';
import { fakeAsk, item, items, never, simulate } from './simulated-service.ts';

const open = (ask: Ask, feedId = 'f', more = {}) =>
  new WorkspacePosts(ask, feedId, { baseUrl: 'https://api.example', timeoutMs: 1000, ...more });

/** The ids of all posts, by pages of this size. */
async function walk(workspace: WorkspacePosts, size: number): Promise<string[]> {
  const posts: Post[] = [];
  for (let page = 0; !workspace.ended && page < 200; page++) posts.push(...(await workspace.next(size, never)));
  return posts.map(({ id }) => id);
}

const ids = (count: number): string[] => items('f', count).map(({ postId }) => postId);
const blank = (count: number) => Array.from({ length: count }, () => ({ postId: 'x' }));

describe('the pages of a workspace', () => {
  test.each<[how: string, answer: (url: URL) => unknown[], ids: string[], requests: number]>([
    [
      'a page shorter than asked for',
      ({ search }) => items('f', 12).slice(search.includes('=0&') ? 0 : 10),
      ids(12),
      2,
    ],
    ['a page that brings nothing new: a service that repeats its first', () => items('f', 10), ids(10), 2],
    ['the reach, past pages with nothing to show, which get longer', () => blank(30), [], 5],
  ])('end with %s', async (_, answer, all, requests) => {
    const { ask, asked } = fakeAsk((url) => ({ items: answer(url) }));
    const workspace = open(ask);
    expect(await walk(workspace, 10)).toEqual(all);
    expect(asked).toHaveLength(requests);
  });

  test('go on past a page with nothing to show, whole or in part', async () => {
    const some = open(simulate({ f: [...blank(10), ...items('f', 5)] }).ask);
    expect(await some.next(10, never)).toEqual([]);
    expect(some.ended).toBeUndefined();
    expect(await some.next(10, never)).toHaveLength(5);
    expect(await walk(open(simulate({ f: [...blank(5), ...items('f', 9)] }).ask), 10)).toEqual(ids(9));
  });

  test('drop what came before by id, and tell ids apart by their case', async () => {
    const pages = [[item('f', 'a'), item('f', 'b')], [item('f', 'b'), item('f', 'B')], []];
    expect(await walk(open(fakeAsk(() => ({ items: pages.shift() })).ask), 2)).toEqual(['f-a', 'f-b', 'f-B']);
  });

  test('that hold more than was asked for are read as far as was asked for, and go on behind that', async () => {
    const { ask, asked } = fakeAsk(() => ({ items: items('f', 100_000).slice(10 * (asked.length - 1)) }));
    const workspace = open(ask);
    const posts = [...(await workspace.next(10, never)), ...(await workspace.next(10, never))];
    expect(posts.map(({ id }) => id)).toEqual(ids(20));
    expect(workspace.ended).toBeUndefined();
  });

  test.each([null, [], {}, { items: {} }, 'page'])('are malformed where %j came', async (answer) => {
    const malformed = { fault: { kind: 'malformed' } };
    await expect(open(fakeAsk(() => answer).ask).next(10, never)).rejects.toMatchObject(malformed);
  });

  test('go on where they stood after a failure', async () => {
    const { ask } = simulate({ f: items('f', 500) });
    const down = new FaultError({ kind: 'network', code: 'WS-205', message: 'Down.' });
    let requests = 0;
    const workspace = open((...asking) => (++requests === 2 ? Promise.reject(down) : ask(...asking)));
    await workspace.next(10, never);
    await expect(workspace.next(10, never)).rejects.toBe(down);
    expect(workspace.ended).toBeUndefined();
    expect((await workspace.next(10, never))[0]?.id).toBe('f-10');
  });

  test('reject with the reason of an abort', async () => {
    const abort = new AbortController();
    const answer = open(fakeAsk((_, signal) => untilAborted(signal)).ask).next(10, abort.signal);
    abort.abort('gone');
    await expect(answer).rejects.toBe('gone');
  });
});

describe('a request for a page', () => {
  test('holds filter and order as they are, and the id in its place', async () => {
    const { ask, asked } = fakeAsk(() => ({ items: [] }));
    await open(ask, 'a/b', { filter: 'x&y', orderBy: 'claps desc' }).next(5, never);
    expect(asked).toEqual(['/feeds/a%2Fb/posts?$offset=0&$limit=5&$filter=x%26y&$orderBy=claps%20desc']);
  });

  test('hands on the signal, the timeout and whether it asks past kept answers', async () => {
    const seen: object[] = [];
    const ask: Ask = async (_url, read, asked) => {
      seen.push(asked);
      return read({ items: [] }) ?? expect.fail('could not be read');
    };
    await open(ask, 'f', { fresh: true }).next(5, never);
    expect(seen).toMatchObject([{ signal: never, timeoutMs: 1000, fresh: true }]);
  });

  test('is read by the field map, and knows its workspace', async () => {
    const { ask } = fakeAsk(() => ({ items: [{ content: { body: 'Mapped.' } }] }));
    const posts = await open(ask, 'f', { fieldMap: { text: 'content.body' } }).next(5, never);
    expect(posts).toMatchObject([{ text: 'Mapped.', feedId: 'f' }]);
  });
});
