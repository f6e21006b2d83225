import { describe, expect, test } from 'vitest';
import type { Post } from '../../src/model/post.ts';
import type { Ask } from '../../src/source/shared-requests.ts';
import { WorkspacePosts } from '../../src/source/workspace-posts.ts';
import { untilAborted } from './deferred.ts';
import { fakeAsk, item, items, never, simulate } from './simulated-service.ts';

const options = { baseUrl: 'https://api.example', timeoutMs: 1000 };
const open = (ask: Ask, feedId = 'f', more = {}) => new WorkspacePosts(ask, feedId, { ...options, ...more });

async function walk(workspace: WorkspacePosts, pageSize: number): Promise<Post[]> {
  const posts: Post[] = [];
  for (let pages = 0; !workspace.ended && pages < 200; pages++) posts.push(...(await workspace.next(pageSize, never)));
  return posts;
}

describe('the pages of a workspace', () => {
  test.each(Array.from({ length: 30 }, (_, i) => i + 1))(
    'of %i give each post that there is once, as far as the reach goes, and tell which end it is',
    async (pageSize) => {
      for (const total of [0, 1, pageSize - 1, pageSize, pageSize + 1, 60, 99, 100, 101, 129, 500]) {
        const { ask, asked } = simulate({ f: items('f', total) });
        const workspace = open(ask);
        const posts = await walk(workspace, pageSize);
        expect(posts.map(({ id }) => id)).toEqual(items('f', Math.min(total, 130)).map(({ postId }) => postId));
        expect(workspace.ended).toBe(total > 130 ? 'ceiling' : 'end');
        expect(new Set(asked).size).toBe(asked.length);
      }
    },
  );

  test('may be of other sizes each time', async () => {
    const workspace = open(simulate({ f: items('f', 500) }).ask);
    const posts: Post[] = [];
    for (let size = 1; !workspace.ended; size = (size * 7) % 31) posts.push(...(await workspace.next(size, never)));
    expect(new Set(posts.map(({ id }) => id)).size).toBe(130);
    expect(posts).toHaveLength(130);
  });

  test('end with a page shorter than asked for, and nothing is asked past it', async () => {
    const { ask, asked } = simulate({ f: items('f', 12) });
    await walk(open(ask), 10);
    expect(asked).toEqual(['/feeds/f/posts?$offset=0&$limit=10', '/feeds/f/posts?$offset=10&$limit=10']);
  });

  test('end with a page that brings nothing new: a service that repeats its first page', async () => {
    const { ask, asked } = fakeAsk(() => ({ items: items('f', 10) }));
    const workspace = open(ask);
    expect(await walk(workspace, 10)).toHaveLength(10);
    expect(workspace.ended).toBe('end');
    expect(asked).toHaveLength(2);
  });

  test('go on past a page with nothing to show, and come to an end even where that repeats', async () => {
    const blank = Array.from({ length: 10 }, () => ({ postId: 'x' }));
    const some = open(simulate({ f: [...blank, ...items('f', 5)] }).ask);
    expect(await some.next(10, never)).toEqual([]);
    expect(some.ended).toBeUndefined();
    expect(await some.next(10, never)).toHaveLength(5);

    const half = open(simulate({ f: [...blank.slice(0, 5), ...items('f', 9)] }).ask);
    expect((await walk(half, 10)).map(({ id }) => id)).toEqual(items('f', 9).map(({ postId }) => postId));

    const { ask, asked } = fakeAsk(() => ({ items: Array.from({ length: 30 }, () => ({ postId: 'x' })) }));
    await walk(open(ask), 10);
    expect(asked).toHaveLength(11);
  });

  test('drop what came before by id, and tell ids apart by their case', async () => {
    const pages = [[item('f', 'a'), item('f', 'b')], [item('f', 'b'), item('f', 'B')], []];
    const workspace = open(fakeAsk(() => ({ items: pages.shift() })).ask);
    expect((await walk(workspace, 2)).map(({ id }) => id)).toEqual(['f-a', 'f-b', 'f-B']);
  });

  test('that hold more than was asked for are read as far as was asked for, and go on behind that', async () => {
    const { ask, asked } = fakeAsk(() => ({ items: items('f', 100_000).slice(10 * (asked.length - 1)) }));
    const workspace = open(ask);
    const posts = [...(await workspace.next(10, never)), ...(await workspace.next(10, never))];
    expect(posts.map(({ id }) => id)).toEqual(items('f', 20).map(({ postId }) => postId));
    expect(workspace.ended).toBeUndefined();
  });

  test.each([null, [], {}, { items: {} }, 'page'])('are malformed where %j came', async (answer) => {
    await expect(open(fakeAsk(() => answer).ask).next(10, never)).rejects.toMatchObject({
      fault: { kind: 'malformed' },
    });
  });

  test('go on where they stood after a failure', async () => {
    let isDown = false;
    const { ask } = fakeAsk((url) => {
      if (isDown) throw new Error('Down.');
      return {
        items: items('f', 500)
          .slice(Number(url.searchParams.get('$offset')))
          .slice(0, 10),
      };
    });
    const workspace = open(ask);
    await workspace.next(10, never);
    isDown = true;
    await expect(workspace.next(10, never)).rejects.toThrow('Down.');
    expect(workspace.ended).toBeUndefined();
    isDown = false;
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
    const ask: Ask = (_url, read, asked) => {
      seen.push(asked);
      return Promise.resolve(read({ items: [] }) ?? expect.fail('could not be read'));
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
