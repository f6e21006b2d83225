import { describe, expect, test } from 'vitest';
import {
  arriving,
  failed,
  type FeedModel,
  IDLE,
  keepSame,
  loaded,
  needsControls,
  started,
  stopped,
} from '../../src/feed/feed-state.ts';
import { addedTo, resetTo } from '../../src/feed/feed-task.ts';
import type { Post } from '../../src/model/post.ts';
import type { Batch } from '../../src/source/post-source.ts';
import { batch, FAULTS as faults, post } from './batches.ts';

const [a, b] = [post('a'), post('b')];
const others = faults.map(({ fault }) => ({ feedId: 'other', fault }));

const LOADING = started(IDLE, 'first');
const FIRST = arriving(LOADING, batch([a, b], { hasMore: true }), 1);
const ERROR = failed(LOADING, faults);
const ready = (posts: readonly Post[] = [a], more: Partial<Batch> = {}): FeedModel =>
  loaded(LOADING, batch(posts, more));
const PARTIAL = ready([a], { partial: true, faults, hasMore: true });
const FAILED_MORE = failed(started(ready([a], { hasMore: true }), 'more'), faults);

type Row = readonly [promise: string, model: FeedModel, has: Partial<FeedModel>];
const MORE = loaded(started(FAILED_MORE, 'more'), batch([b], { partial: true }));
const holdEach = (rows: readonly Row[]): void =>
  test.each(rows)('%s', (_, model, has) => expect(model).toMatchObject(has));

describe('a feed', () => {
  test('begins idle, with everything still to be requested', () => {
    const { state, posts, firstPosts, awaited, needsLoad, faults: none, lost, ...rest } = IDLE;
    expect([state, posts, firstPosts, awaited, needsLoad, none, lost]).toEqual(['idle', [], [], 0, true, [], []]);
    expect(Object.values(rest).filter(Boolean)).toEqual([]);
  });

  holdEach([
    ['is loading from the first request on', LOADING, { state: 'loading', busy: 'first', needsLoad: true }],
    ['is not any more once an answer comes', ready(), { state: 'ready', busy: undefined, needsLoad: false }],
    [
      'displays the first posts of an answer before the rest, and is loading until then',
      FIRST,
      { state: 'loading', busy: 'first', posts: [a], awaited: 1, hasMore: true, needsLoad: true },
    ],
    ['then displays all', loaded(FIRST, batch([a, b])), { state: 'ready', posts: [a, b], awaited: 0 }],
    ['keeps no part of an answer that is stopped', stopped(FIRST), { state: 'idle', posts: [], awaited: 0 }],
    ['is empty after an answer of nothing', ready([]), { state: 'empty' }],
    ['is partial after an answer of some', ready([a], { partial: true, faults }), { state: 'partial' }],
    ['is partial though that brought nothing', ready([], { partial: true, faults }), { state: 'partial' }],
    ['stays ready while it loads more', started(ready(), 'more'), { state: 'ready' }],
    ['stays ready while it refreshes', started(ready(), 'first'), { state: 'ready' }],
    [
      'has the added posts after those it had, and takes on what the answer says of the rest',
      loaded(started(ready([a], { hasMore: true }), 'more'), batch([b], { atCeiling: true })),
      { posts: [a, b], hasMore: false, atCeiling: true },
    ],
    [
      'has after a refresh the posts of the answer alone',
      loaded(started(ready([a, b]), 'first'), batch([b])),
      { posts: [b] },
    ],
  ]);
});

describe('a failure', () => {
  holdEach([
    ['is an error where no posts are displayed', ERROR, { state: 'error', faults, needsLoad: false }],
    ['is loading while a retry asks', started(ERROR, 'first'), { state: 'loading', busy: 'first' }],
    ['of which nobody says why is an error all the same', failed(LOADING, []), { state: 'error', faults: [] }],
    [
      'leaves the posts that are displayed, and their state',
      failed(started(ready(), 'first'), faults),
      { state: 'ready', posts: [a], faults, failedMore: false, busy: undefined },
    ],
    ['to load more is remembered, so that a retry tries that again', FAILED_MORE, { failedMore: true, hasMore: true }],
    [
      'is remembered until something goes right',
      loaded(started(FAILED_MORE, 'more'), batch([b])),
      { failedMore: false, faults: [] },
    ],
    [
      'of a workspace is remembered while others load more or fail, too, because it is not requested again',
      loaded(started(PARTIAL, 'more'), batch([b], { partial: true, faults: others })),
      { state: 'partial', posts: [a, b], faults: [...faults, ...others] },
    ],
    [
      'of a workspace is remembered when others could not load more, and then could',
      loaded(started(failed(started(PARTIAL, 'more'), []), 'more'), batch([b], { partial: true })),
      { state: 'partial', posts: [a, b], faults },
    ],
  ]);
});

describe('an abort', () => {
  const AGAIN: Partial<FeedModel> = { state: 'idle', needsLoad: true, busy: undefined };
  holdEach([
    ['takes a first load back to idle, to be requested again', stopped(LOADING), AGAIN],
    ['of a retry after an error is to be requested again, too', stopped(started(ERROR, 'first')), AGAIN],
    [
      'leaves the posts that are displayed',
      stopped(started(ready(), 'more')),
      { ...AGAIN, state: 'ready', needsLoad: false },
    ],
  ]);
});

describe('other attributes', () => {
  test('of the same workspace leave its posts displayed until the answer comes', () => {
    const model = resetTo(ready([a], { hasMore: true }), true);
    expect(model).toMatchObject({ state: 'ready', posts: [a], needsLoad: true, hasMore: false });
  });

  test('of another workspace leave nothing, and after an error nothing of that either', () => {
    expect([resetTo(ready(), false), resetTo(ERROR, true)]).toEqual([IDLE, IDLE]);
  });
});

describe('posts that come again', () => {
  test('stay the same objects where their content is the same', () => {
    const changed = post('b', 'Other words.');
    const kept = keepSame([a, b], [post('a'), changed]);
    expect(kept[0]).toBe(a);
    expect(kept[1]).toBe(changed);
  });

  test('are not counted as new', () => {
    expect(addedTo([a], [post('a'), b])).toEqual([b]);
    expect(addedTo([], [])).toEqual([]);
  });
});

describe('the controls', () => {
  test.each<[string, boolean, readonly FeedModel[]]>([
    [
      'are needed where there is something to say or to press',
      true,
      [
        ready([a], { hasMore: true }),
        ready([a], { atCeiling: true }),
        ready([a], { partial: true }),
        failed(started(ready(), 'first'), faults),
        loaded(IDLE, batch([])),
        failed(IDLE, faults),
      ],
    ],
    [
      'are not needed below posts that are all there, nor before the first answer',
      false,
      [loaded(IDLE, batch([a])), started(ready(), 'first'), IDLE, LOADING, FIRST],
    ],
  ])('%s', (_, are, models) => expect(models.map(needsControls)).toEqual(models.map(() => are)));

  test('keeps in mind what it displayed first, until other attributes bring an answer of their own', () => {
    const again = loaded(started(loaded(LOADING, batch([a])), 'first'), batch([b]));
    expect([again.posts, again.firstPosts]).toEqual([[b], [a]]);
    const asked = started(resetTo(again, true), 'first');
    expect(asked.firstPosts).toEqual([a]);
    expect(loaded(asked, batch([b])).firstPosts).toEqual([b]);
    expect(MORE.faults, 'what failed before it succeeded').toEqual([]);
    for (const without of [failed(IDLE, faults), loaded(IDLE, batch([]))])
      expect(loaded(without, batch([b])).firstPosts).toEqual([b]);
  });
});
