import { describe, expect, test } from 'vitest';
import type { Fault } from '../../src/base/fault.ts';
import {
  addedTo,
  arriving,
  failed,
  type FeedModel,
  IDLE,
  keepSame,
  loaded,
  needsControls,
  recalled,
  reset,
  started,
  stopped,
} from '../../src/feed/feed-state.ts';
import { normalisePost } from '../../src/model/normalise-post.ts';
import type { Post } from '../../src/model/post.ts';
import type { Batch } from '../../src/source/post-source.ts';

function post(id: string, text = `Post ${id}.`): Post {
  const made = normalisePost({ postId: id, feedId: 'a', postText: text });
  if (!made) throw new Error('no post');
  return made;
}

const batch = (posts: readonly Post[], more: Partial<Batch> = {}): Batch => ({
  posts,
  hasMore: false,
  atCeiling: false,
  faults: [],
  failed: false,
  partial: false,
  ...more,
});

const FAULT: Fault = { kind: 'network', message: 'The service could not be reached.' };
const faults = [{ feedId: 'a', fault: FAULT }];
const [a, b] = [post('a'), post('b')];

const ready = (posts: readonly Post[] = [a], more: Partial<Batch> = {}): FeedModel =>
  loaded(started(IDLE, 'first'), batch(posts, more));

describe('a feed', () => {
  test('begins idle, with everything still to be requested', () => {
    expect(IDLE).toEqual({
      state: 'idle',
      posts: [],
      awaited: 0,
      hasMore: false,
      atCeiling: false,
      isKept: false,
      isSearched: false,
      busy: undefined,
      failedMore: false,
      needsLoad: true,
      error: undefined,
    });
  });

  test('displays the first posts of an answer before the rest, and is loading until then', () => {
    const first = arriving(started(IDLE, 'first'), batch([a, b], { hasMore: true }), 1);
    expect(first).toMatchObject({
      state: 'loading',
      busy: 'first',
      posts: [a],
      awaited: 1,
      hasMore: true,
      needsLoad: true,
    });
    expect(loaded(first, batch([a, b]))).toMatchObject({ state: 'ready', posts: [a, b], awaited: 0 });
    expect(stopped(first), 'a part of an answer does not stay').toMatchObject({ state: 'idle', posts: [], awaited: 0 });
  });

  test('is loading from the first request on, until an answer comes', () => {
    const loading = started(IDLE, 'first');
    expect(loading).toMatchObject({ state: 'loading', busy: 'first', needsLoad: true });
    expect(loaded(loading, batch([a]))).toMatchObject({ state: 'ready', busy: undefined, needsLoad: false });
  });

  test.each([
    ['ready', [a], {}],
    ['empty', [], {}],
    ['partial', [a], { partial: true, faults }],
    ['partial', [], { partial: true, faults }],
  ] as const)('is %s after an answer of %j with %j', (state, posts, more) => {
    expect(loaded(started(IDLE, 'first'), batch(posts, more)).state).toBe(state);
  });

  test('stays ready while it loads more, and while it refreshes', () => {
    expect(started(ready(), 'more').state).toBe('ready');
    expect(started(ready(), 'first').state).toBe('ready');
  });

  test('has the posts that came more behind those it had, and takes on what the answer says of the rest', () => {
    const model = loaded(started(ready([a], { hasMore: true }), 'more'), batch([b], { atCeiling: true }));
    expect(model.posts).toEqual([a, b]);
    expect(model).toMatchObject({ hasMore: false, atCeiling: true });
  });

  test('has after a refresh the posts of the answer alone', () => {
    expect(loaded(started(ready([a, b]), 'first'), batch([b])).posts).toEqual([b]);
  });
});

describe('a failure', () => {
  test('is an error where no posts are displayed', () => {
    expect(failed(started(IDLE, 'first'), faults)).toMatchObject({ state: 'error', error: FAULT, needsLoad: false });
  });

  test('of which nobody says why is an error all the same', () => {
    expect(failed(started(IDLE, 'first'), [])).toMatchObject({ state: 'error', error: undefined });
  });

  test('leaves the posts that are displayed, and their state', () => {
    const model = failed(started(ready(), 'first'), faults);
    expect(model).toMatchObject({ state: 'ready', error: FAULT, failedMore: false, busy: undefined });
    expect(model.posts).toEqual([a]);
  });

  test('to load more is remembered, so that a retry tries that again, until something goes right', () => {
    const model = failed(started(ready([a], { hasMore: true }), 'more'), faults);
    expect(model).toMatchObject({ failedMore: true, hasMore: true });
    expect(loaded(started(model, 'more'), batch([b]))).toMatchObject({ failedMore: false, error: undefined });
  });
});

describe('an abort', () => {
  test('takes a first load back to idle, to be requested again', () => {
    expect(stopped(started(IDLE, 'first'))).toMatchObject({ state: 'idle', needsLoad: true, busy: undefined });
  });

  test('of a retry after an error is to be requested again, too', () => {
    const retrying = started(failed(started(IDLE, 'first'), faults), 'first');
    expect(stopped(retrying)).toMatchObject({ state: 'idle', needsLoad: true });
  });

  test('leaves the posts that are displayed', () => {
    expect(stopped(started(ready(), 'more'))).toMatchObject({ state: 'ready', busy: undefined, needsLoad: false });
  });
});

describe('other attributes', () => {
  test('of the same workspace leave its posts displayed until the answer comes', () => {
    const model = reset(ready([a], { hasMore: true }), true);
    expect(model).toMatchObject({ state: 'ready', posts: [a], needsLoad: true, hasMore: false });
  });

  test('of another workspace leave nothing', () => {
    expect(reset(ready(), false)).toEqual(IDLE);
  });

  test('after an error leave nothing of it, either', () => {
    expect(reset(failed(started(IDLE, 'first'), faults), true)).toEqual(IDLE);
  });
});

describe('posts of an earlier visit', () => {
  test('are displayed as what they are until the answer comes', () => {
    const model = recalled(started(IDLE, 'first'), [a]);
    expect(model).toMatchObject({ state: 'ready', isKept: true, busy: 'first' });
    expect(loaded(model, batch([a, b]))).toMatchObject({ isKept: false, posts: [a, b] });
  });

  test('stay where no answer comes', () => {
    expect(failed(recalled(started(IDLE, 'first'), [a]), faults)).toMatchObject({ isKept: true, posts: [a] });
  });
});

describe('posts that come again', () => {
  test('stay the same objects where their content is the same', () => {
    const [again, changed] = [post('a'), post('b', 'Other words.')];
    const kept = keepSame([a, b], [again, changed]);
    expect(kept[0]).toBe(a);
    expect(kept[1]).toBe(changed);
  });

  test('are not counted as new', () => {
    expect(addedTo([a], [post('a'), b])).toEqual([b]);
    expect(addedTo([], [])).toEqual([]);
  });
});

describe('the controls', () => {
  test('are needed where there is something to say or to press', () => {
    expect(needsControls(ready([a], { hasMore: true }))).toBe(true);
    expect(needsControls(ready([a], { atCeiling: true }))).toBe(true);
    expect(needsControls(ready([a], { partial: true }))).toBe(true);
    expect(needsControls(failed(started(ready(), 'first'), faults))).toBe(true);
    expect(needsControls(loaded(IDLE, batch([])))).toBe(true);
    expect(needsControls(failed(IDLE, faults))).toBe(true);
  });

  test('are not needed below posts that are all there, nor before the first answer', () => {
    expect(needsControls(loaded(IDLE, batch([a])))).toBe(false);
    expect(needsControls(started(ready(), 'first'))).toBe(false);
    expect(needsControls(IDLE)).toBe(false);
    expect(needsControls(started(IDLE, 'first'))).toBe(false);
    expect(needsControls(arriving(started(IDLE, 'first'), batch([a, b], { hasMore: true }), 1))).toBe(false);
  });
});
