import { describe, expect, test } from 'vitest';
import type { Post } from '../../../src/model/post.ts';
import type { Batch } from '../../../src/source/post-source.ts';
import { pinPosts } from '../../../src/source/wrapped/pin-posts.ts';
import { selectPosts } from '../../../src/source/wrapped/select-posts.ts';
import { FakeSource, type SourceStep } from '../fake-source.ts';
import { failure, idsOf, post } from '../fake-workspace.ts';
import { never } from '../simulated-service.ts';

const posts = (...ids: number[]): Post[] => ids.map((id) => post('w', id, id));
const names = (...ids: number[]): string[] => ids.map((id) => `w-${id}`);
const isEven = ({ id }: Post): boolean => Number(id.slice(2)) % 2 === 0;
const ALL = { pageSize: 30, maxPosts: Infinity };

describe('posts that are selected', () => {
  test('are those that fit, in full pages, and more is offered where a post waits', async () => {
    const inner = new FakeSource([posts(1, 2, 3), posts(4, 5), posts(6, 7, 8)]);
    const source = selectPosts(inner, isEven, { pageSize: 2, maxPosts: Infinity });
    const first = await source.load(never);
    expect([idsOf(first), first.hasMore, inner.asked]).toEqual([names(2, 4), true, 3]);
    const last = await source.loadMore(never);
    expect(idsOf(last)).toEqual(names(6, 8));
    expect(last).toEqual({ ...last, hasMore: false, atCeiling: false, faults: [], failed: false, partial: false });
    expect(source.inner).toBe(inner);
  });

  test('end with the source, even where none fits', async () => {
    const source = selectPosts(new FakeSource([posts(1, 3)]), isEven, ALL);
    expect(await source.load(never)).toMatchObject({ posts: [], hasMore: false, failed: false, atCeiling: false });
    expect(await source.loadMore(never)).toMatchObject({ posts: [], hasMore: false });
  });

  test('are no more than an owner wants, and none is asked for past them', async () => {
    const inner = new FakeSource([posts(2), posts(4), posts(6)], { isCut: true });
    const source = selectPosts(inner, isEven, { pageSize: 1, maxPosts: 2 });
    expect(await source.load(never)).toMatchObject({ posts: [{ id: 'w-2' }], hasMore: true });
    expect(await source.loadMore(never)).toMatchObject({ posts: [{ id: 'w-4' }], hasMore: false, atCeiling: false });
    const nothing = { posts: [], hasMore: false, atCeiling: false, faults: [], failed: false, partial: false };
    expect(await source.loadMore(never)).toEqual(nothing);
    expect(inner.asked).toBe(2);
    expect(await selectPosts(inner, isEven, { pageSize: 1, maxPosts: 0 }).load(never)).toEqual(nothing);
    expect(inner.asked).toBe(2);
  });

  test('are looked for past a step that brought nothing', async () => {
    const source = selectPosts(new FakeSource([posts(2), [], posts(4)]), isEven, ALL);
    expect(idsOf(await source.load(never))).toEqual(names(2, 4));
  });

  test('say that the reach ended where that of the source did', async () => {
    const source = selectPosts(new FakeSource([posts(1, 2)], { isCut: true }), isEven, ALL);
    expect(await source.load(never)).toMatchObject({ posts: [{ id: 'w-2' }], hasMore: false, atCeiling: true });
  });

  test('are given up after ten steps without one, and tell that there may be more', async () => {
    const inner = new FakeSource(Array.from({ length: 20 }, (_, i) => posts(2 * i + 1)));
    const source = selectPosts(inner, isEven, ALL);
    expect(await source.load(never)).toMatchObject({ posts: [], hasMore: false, atCeiling: true, failed: false });
    expect(inner.asked).toBe(10);
    await source.loadMore(never);
    expect(inner.asked).toBe(10);
  });

  test('are looked for again where one was found within ten steps', async () => {
    const inner = new FakeSource([posts(2), ...Array.from({ length: 11 }, (_, i) => posts(2 * i + 1)), posts(4)]);
    const source = selectPosts(inner, isEven, ALL);
    expect(await source.load(never)).toMatchObject({ posts: [{ id: 'w-2' }], hasMore: true });
    expect(await source.loadMore(never)).toMatchObject({ posts: [{ id: 'w-4' }], hasMore: false });
  });
});

describe('where a step fails', () => {
  const fault = { feedId: 'w', fault: failure.fault };
  const open = (steps: SourceStep[]) => selectPosts(new FakeSource(steps), isEven, { pageSize: 2, maxPosts: Infinity });

  /** A source whose first batch tells something more. */
  function firstBatchWith(more: Partial<Batch>, steps: SourceStep[]): FakeSource {
    const source = new FakeSource(steps);
    const load = source.load.bind(source);
    source.load = async (signal) => ({ ...(await load(signal)), ...more });
    return source;
  }

  test('before any post was found, all has failed, and can be asked for again', async () => {
    const source = open(['fails', posts(2)]);
    const failed = { posts: [], faults: [fault], failed: true, partial: false, hasMore: true };
    expect(await source.load(never)).toMatchObject(failed);
    expect(await source.loadMore(never)).toMatchObject({ posts: [{ id: 'w-2' }], faults: [], failed: false });
  });

  test('after some were found, these are given, and the fault is told', async () => {
    const source = open([posts(2), 'fails', posts(4, 6)]);
    expect(await source.load(never)).toMatchObject({
      posts: [{ id: 'w-2' }],
      faults: [fault],
      failed: false,
      partial: true,
      hasMore: true,
    });
    expect(idsOf(await source.loadMore(never))).toEqual(names(4, 6));
  });

  test('of one workspace alone, the others go on, to the end of the page', async () => {
    const inner = firstBatchWith({ faults: [fault] }, [posts(2), posts(4)]);
    const batch = await selectPosts(inner, isEven, ALL).load(never);
    expect(idsOf(batch)).toEqual(names(2, 4));
    expect(batch).toMatchObject({ faults: [fault], partial: true, failed: false });
  });

  test('that is partial, so is what is chosen', async () => {
    const inner = firstBatchWith({ partial: true }, [posts(2)]);
    expect(await selectPosts(inner, isEven, ALL).load(never)).toMatchObject({ partial: true, faults: [] });
  });
});

describe('posts that are pinned', () => {
  test('come first, in the order of their ids, and the others as they were', async () => {
    const inner = new FakeSource([posts(1, 2, 3), posts(4, 5)]);
    const batch = await pinPosts(inner, names(5, 3, 9), ALL).load(never);
    expect(idsOf(batch)).toEqual(names(5, 3, 1, 2, 4));
    expect(idsOf(await pinPosts(new FakeSource([posts(1, 2, 3)]), names(1, 3), ALL).load(never))).toEqual(
      names(1, 3, 2),
    );
  });

  test('are looked for before the first page is shown, and no further than they are found', async () => {
    const inner = new FakeSource([posts(1), posts(2), posts(3), posts(4), posts(5)]);
    const source = pinPosts(inner, names(3), { pageSize: 1, maxPosts: Infinity });
    expect([idsOf(await source.load(never)), inner.asked]).toEqual([names(3), 3]);
    expect([idsOf(await source.loadMore(never)), inner.asked]).toEqual([names(1), 3]);
  });

  test('that are found later stand where they would without a pin', async () => {
    const inner = new FakeSource(Array.from({ length: 12 }, (_, i) => posts(i)));
    const source = pinPosts(inner, names(11, 3), { pageSize: 5, maxPosts: Infinity });
    expect(idsOf(await source.load(never))).toEqual(names(3, 0, 1, 2, 4));
    expect(idsOf(await source.loadMore(never))).toEqual(names(5, 6, 7, 8, 9));
    expect(inner.asked).toBe(11);
    expect(idsOf(await source.loadMore(never))).toEqual(names(10, 11));
  });

  test('that come twice are pinned once', async () => {
    const batch = await pinPosts(new FakeSource([posts(1, 2, 2)]), names(2), ALL).load(never);
    expect(idsOf(batch)).toEqual(names(2, 1, 2));
  });

  test('may be none: the source is as it was', async () => {
    const inner = new FakeSource([posts(1, 2), posts(3)]);
    const source = pinPosts(inner, [], { pageSize: 1, maxPosts: Infinity });
    expect([idsOf(await source.load(never)), inner.asked]).toEqual([names(1), 1]);
  });
});
