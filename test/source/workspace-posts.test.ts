import { describe, expect, test } from 'vitest';
import { FaultError } from '../../src/base/fault.ts';
import { PublicPosts } from '../../src/source/checked-posts.ts';
import type { Ask } from '../../src/source/shared-requests.ts';
import { workspacePosts, type WorkspacePostsOptions } from '../../src/source/workspace-posts.ts';
import { runs } from '../support/deep.ts';
import { fc, holds } from '../support/property.ts';
import { idsOf } from './fake-workspace.ts';
import { fakeAsk, item, items, never, NOTHING, simulate } from './simulated-service.ts';

const open = (ask: Ask, more: Partial<WorkspacePostsOptions> = {}, feedId = 'f') =>
  workspacePosts(ask, feedId, { baseUrl: 'https://api.example', timeoutMs: 1000, ...more });

/** The ids of all posts, requested in pages of these sizes in turn. */
async function walk(workspace: ReturnType<typeof workspacePosts>, ...sizes: number[]): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 0; !workspace.ended && page < 1000; page++)
    ids.push(...(await workspace.next(sizes[page % sizes.length] ?? 1, never)).map(({ id }) => id));
  return ids;
}

const first = (count: number): string[] => items('f', count).map(({ postId }) => postId);
const blank = (count: number) => Array.from({ length: count }, () => ({ postId: 'x' }));

/** Before a request, posts arrive at the front and others are removed by index; some are sent twice, or have no content. */
type Change = Partial<Record<'arrive' | 'repeat' | 'blanks', number> & { readonly remove: readonly number[] }>;
/** The bounds to which a service clamps, and what changes before each request. */
type OddService = Record<'total', number> &
  Partial<Record<'limitMin' | 'limitMax' | 'offsetMax', number> & { readonly changes: readonly Change[] }>;

/** Walks to the end of a service. Expects that no post comes twice and no page is requested twice, whatever it does. */
async function walkOdd(
  { total, limitMin = 0, limitMax = 30, offsetMax = 100, changes = [] }: OddService,
  sizes: number[],
) {
  let posts = items('f', total);
  let [arrived, removed] = [0, 0];
  const { ask, asked } = fakeAsk(({ searchParams }) => {
    const { arrive = 0, remove = [], repeat = 0, blanks = 0 } = changes[asked.length - 1] ?? {};
    posts = posts.filter((_, place) => !remove.includes(place));
    removed += remove.length;
    for (let i = 0; i < arrive; i++) posts.unshift(item('f', `new-${++arrived}`, -arrived));
    const offset = Math.min(Number(searchParams.get('$offset')), offsetMax);
    const limit = Math.max(limitMin, Math.min(Number(searchParams.get('$limit')), limitMax));
    const page = posts.slice(offset, offset + limit);
    return { items: [...blank(blanks), ...page, ...page.slice(0, repeat)].slice(0, limit) };
  });
  const workspace = open(ask);
  const ids = await walk(workspace, ...sizes);
  expect(workspace.ended).toBeDefined();
  expect(new Set(ids).size).toBe(ids.length);
  expect(asked.length).toBeLessThanOrEqual(Math.ceil(100 / Math.min(...sizes, 30)) + 1);
  expect(new Set(asked).size).toBe(asked.length);
  return { ids, old: ids.filter((id) => !id.startsWith('f-new')), ended: workspace.ended, arrived, removed };
}

const REACH = 130;
/** Fewer runs, because a walk takes up to a hundred requests. */
const WALKS = runs(300);
const total = fc.oneof(fc.nat({ max: 200 }), fc.constantFrom(0, 1, 29, 30, 31, 99, 100, 101, 129, 130, 131));
const pageSize = fc.oneof(fc.integer({ min: 1, max: 30 }), fc.constantFrom(31, 1000, Infinity));
const pageSizes = fc.array(pageSize, { minLength: 1, maxLength: 5 });
const changesOf = (change: fc.Arbitrary<Change>) => fc.array(change, { size: 'max', maxLength: 60 });
const removal = (most: number) => fc.uniqueArray(fc.nat({ max: 140 }), { maxLength: most });

describe('a workspace', () => {
  test('that stands still gives each post in reach once, in order, by pages of any sizes, be they longer than asked for', () =>
    holds(
      fc.asyncProperty(total, fc.integer({ min: 0, max: 30 }), pageSizes, async (all, limitMin, sizes) => {
        const { ids, ended } = await walkOdd({ total: all, limitMin }, sizes);
        expect(ids).toEqual(first(Math.min(all, REACH)));
        if (limitMin === 0) expect(ended).toBe(all < REACH ? 'end' : 'ceiling');
      }),
      WALKS,
    ));

  test('misses no more posts than are removed, while fewer than a page arrive', () => {
    const change = fc.record({ arrive: fc.nat(), remove: removal(3) }, { requiredKeys: [] });
    return holds(
      fc.asyncProperty(total, fc.integer({ min: 2, max: 30 }), changesOf(change), async (all, size, some) => {
        const changes = [{}, ...some.map(({ arrive = 0, remove = [] }) => ({ arrive: arrive % size, remove }))];
        const { old, arrived, removed } = await walkOdd({ total: all, changes }, [size]);
        expect(old.length).toBeGreaterThanOrEqual(Math.min(all, REACH - arrived) - removed);
      }),
      WALKS,
    );
  });

  test('never gives a post twice and comes to an end, whatever comes, goes, repeats or has nothing to show', () => {
    const some = fc.nat({ max: 30 });
    const change = { arrive: fc.nat({ max: 40 }), remove: removal(40), repeat: some, blanks: some };
    const clamps = { limitMin: fc.nat({ max: 40 }), limitMax: some, offsetMax: fc.nat({ max: 100 }) };
    const changes = changesOf(fc.record(change, { requiredKeys: [] }));
    return holds(
      fc.asyncProperty(fc.record({ total, ...clamps, changes }), pageSizes, async (service, sizes) => {
        await walkOdd(service, sizes);
      }),
      WALKS,
    );
  });
});

describe('the pages of a workspace', () => {
  test.each<[how: string, answer: (url: URL) => unknown[], ids: string[], requests: number]>([
    ['a page that is short', ({ search }) => items('f', 12).slice(search.includes('=0&') ? 0 : 10), first(12), 2],
    ['a page that brings nothing new: a service that repeats its first', () => items('f', 10), first(10), 2],
    ['the reach, past pages with nothing to show, which get longer', () => blank(30), [], 5],
  ])('end with %s', async (_, answer, ids, requests) => {
    const { ask, asked } = fakeAsk((url) => ({ items: answer(url) }));
    expect(await walk(open(ask), 10)).toEqual(ids);
    expect(asked).toHaveLength(requests);
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

  test('are requested as the options say, and read by the field map', async () => {
    const seen: object[] = [];
    const ask: Ask = async (url, read, options) => {
      seen.push({ url, ...options });
      return read({ items: [{ content: { body: 'Mapped.' } }] }) ?? expect.fail('could not be read');
    };
    const options = { filter: 'x&y', orderBy: 'claps desc', fresh: true, fieldMap: { text: 'content.body' } };
    const posts = await open(ask, options, 'a/b').next(5, never);
    const url = 'https://api.example/feeds/a%2Fb/posts?$offset=0&$limit=5&$filter=x%26y&$orderBy=claps%20desc';
    expect(seen).toMatchObject([{ url, signal: never, timeoutMs: 1000, fresh: true }]);
    expect(posts).toMatchObject([{ text: 'Mapped.', feedId: 'a/b' }]);
  });
});

const openPublic = (ask: Ask, limit = 6) =>
  new PublicPosts(ask, 'F', { baseUrl: 'https://api.example', limit, timeoutMs: 1000 });
const load = (list: unknown, limit?: number) => openPublic(fakeAsk(() => list).ask, limit).load(never);

describe('public posts', () => {
  test('are one page in the order of the service, each once, without those that have nothing to show', async () => {
    const list = [null, item('F', 1, 9), item('F', 1), { postId: 'x' }, item('F', 2), { postText: 'x' }];
    const { ask, asked } = simulate({ F: [...list, ...items('F', 40)] });
    const batch = await openPublic(ask).load(never);
    expect(batch).toEqual({ ...NOTHING, posts: expect.any(Array) });
    expect(batch.posts.map(({ id, feedId }) => [id, feedId])).toEqual([
      ['F-1', 'F'],
      ['F-2', 'F'],
      ['', 'F'],
    ]);
    expect(asked).toEqual(['/feeds/F/public-posts?limit=6']);
  });

  const MOST = { 0: 1, 6: 6, 31: 30, Infinity: 30 };
  test.each(Object.entries(MOST))('of which %s are wanted are %i at most', async (limit, count) => {
    expect((await load(items('f', 40), Number(limit))).posts).toHaveLength(count);
  });

  test.each([null, {}, { items: [] }, 'list'])('are malformed if %j came, and can be asked again', async (answer) => {
    const answers: unknown[] = [answer, items('f', 2)];
    const source = openPublic(fakeAsk(() => answers.shift()).ask);
    const faults = [{ feedId: 'F', fault: expect.objectContaining({ kind: 'malformed' }) }];
    expect(await source.load(never)).toEqual({ ...NOTHING, failed: true, hasMore: true, faults });
    expect(idsOf(await source.loadMore(never))).toEqual(['f-0', 'f-1']);
  });
});
