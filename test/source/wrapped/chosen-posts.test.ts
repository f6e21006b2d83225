import { describe, expect, test } from 'vitest';
import type { Post } from '../../../src/model/post.ts';
import type { Batch } from '../../../src/source/post-source.ts';
import { pinPosts } from '../../../src/source/wrapped/pin-posts.ts';
import { selectPosts } from '../../../src/source/wrapped/select-posts.ts';
import { FakeSource, type SourceStep } from '../fake-source.ts';
import { aged, drain, failure, idsOf } from '../fake-workspace.ts';
import { never, NOTHING } from '../simulated-service.ts';

const posts = (...ids: number[]): Post[] => aged('w', ...ids);
const names = (...ids: number[]): string[] => ids.map((id) => `w-${id}`);
const isEven = ({ id }: Post): boolean => Number(id.slice(2)) % 2 === 0;
const pagesOf = (pageSize: number, maxPosts = Infinity) => ({ pageSize, maxPosts });
const ALL = pagesOf(30);
const loadEven = (steps: SourceStep[], options = {}) =>
  selectPosts(new FakeSource(steps, options), isEven, ALL).load(never);

describe('posts that are selected', () => {
  test('are those that fit, in full pages, and more is offered where a post waits', async () => {
    const inner = new FakeSource([posts(1, 2, 3), posts(4, 5), posts(6, 7, 8)]);
    const source = selectPosts(inner, isEven, pagesOf(2));
    const first = await source.load(never);
    expect([idsOf(first), first.hasMore, inner.asked]).toEqual([names(2, 4), true, 3]);
    expect(await source.loadMore(never)).toEqual({ ...NOTHING, posts: posts(6, 8) });
    expect(source.inner).toBe(inner);
  });

  test('are no more than an owner wants, and none is asked for past them', async () => {
    const inner = new FakeSource([posts(2), posts(4), posts(6)], { isCut: true });
    const source = selectPosts(inner, isEven, pagesOf(1, 2));
    expect(await source.load(never)).toMatchObject({ posts: [{ id: 'w-2' }], hasMore: true });
    expect(await source.loadMore(never)).toMatchObject({ posts: [{ id: 'w-4' }], hasMore: false, atCeiling: false });
    expect(await source.loadMore(never)).toEqual(NOTHING);
    expect(await selectPosts(inner, isEven, pagesOf(1, 0)).load(never)).toEqual(NOTHING);
    expect(inner.asked).toBe(2);
  });

  test('are looked for past a step that brought nothing', async () => {
    expect(idsOf(await loadEven([posts(2), [], posts(4)]))).toEqual(names(2, 4));
  });

  test('are given up after ten steps without one, and tell that there may be more', async () => {
    const inner = new FakeSource(Array.from({ length: 20 }, (_, i) => posts(2 * i + 1)));
    const source = selectPosts(inner, isEven, ALL);
    expect(await source.load(never)).toEqual({ ...NOTHING, atCeiling: true });
    await source.loadMore(never);
    expect(inner.asked).toBe(10);
  });

  test('are looked for again where one was found within ten steps', async () => {
    const inner = new FakeSource([posts(2), ...Array.from({ length: 11 }, (_, i) => posts(2 * i + 1)), posts(4)]);
    const batches = await drain(selectPosts(inner, isEven, ALL));
    expect(batches).toMatchObject([{ posts: [{ id: 'w-2' }], hasMore: true }, { posts: [{ id: 'w-4' }] }]);
  });
});

describe('where a step fails', () => {
  const fault = { feedId: 'w', fault: failure.fault };
  const failed = { ...NOTHING, faults: [fault], failed: true, hasMore: true };

  test('before any post was found, all has failed, and can be asked for again', async () => {
    const source = selectPosts(new FakeSource(['fails', posts(2)]), isEven, pagesOf(2));
    expect(await drain(source)).toEqual([failed, { ...NOTHING, posts: posts(2) }]);
  });

  test('after some were found, these are given, and the fault is told', async () => {
    const source = selectPosts(new FakeSource([posts(2), 'fails', posts(4, 6)]), isEven, pagesOf(2));
    const partial = { ...failed, posts: posts(2), failed: false, partial: true };
    expect(await drain(source)).toEqual([partial, { ...NOTHING, posts: posts(4, 6) }]);
  });

  test.each<[what: string, more: Partial<Batch>, steps: SourceStep[], ids: string[]]>([
    ['fails, the others go on, to the end of the page', { faults: [fault] }, [posts(2), posts(4)], names(2, 4)],
    ['is left out already, what is chosen is partial', { partial: true }, [posts(2)], names(2)],
  ])('of which one workspace alone %s', async (_, more, steps, ids) => {
    const inner = new FakeSource(steps);
    const load = inner.load.bind(inner);
    inner.load = async (signal) => ({ ...(await load(signal)), ...more });
    const batch = await selectPosts(inner, isEven, ALL).load(never);
    expect(idsOf(batch)).toEqual(ids);
    expect(batch).toMatchObject({ faults: more.faults ?? [], partial: true, failed: false });
  });
});

describe('posts that are pinned', () => {
  test('are pinned once where they come twice', async () => {
    const inner = new FakeSource([posts(1, 2, 2)]);
    expect(idsOf(await pinPosts(inner, names(2), ALL).load(never))).toEqual(names(2, 1, 2));
  });

  test('are looked for before the first page is shown, and no further than they are found', async () => {
    const inner = new FakeSource([posts(1), posts(2), posts(3), posts(4), posts(5)]);
    const source = pinPosts(inner, names(3), pagesOf(1));
    expect([idsOf(await source.load(never)), inner.asked]).toEqual([names(3), 3]);
    expect([idsOf(await source.loadMore(never)), inner.asked]).toEqual([names(1), 3]);
  });

  test('that are found later stand where they would without a pin', async () => {
    const inner = new FakeSource(Array.from({ length: 12 }, (_, i) => posts(i)));
    const source = pinPosts(inner, names(11, 3), pagesOf(5));
    expect(idsOf(await source.load(never))).toEqual(names(3, 0, 1, 2, 4));
    expect(idsOf(await source.loadMore(never))).toEqual(names(5, 6, 7, 8, 9));
    expect(inner.asked).toBe(11);
    expect(idsOf(await source.loadMore(never))).toEqual(names(10, 11));
  });

  test('may be none: the source is as it was', async () => {
    const inner = new FakeSource([posts(1, 2), posts(3)]);
    expect([idsOf(await pinPosts(inner, [], pagesOf(1)).load(never)), inner.asked]).toEqual([names(1), 1]);
  });
});
