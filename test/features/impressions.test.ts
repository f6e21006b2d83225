import { afterEach, describe, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { item, items } from '../page/items.ts';
import { mountItems } from '../page/mount.ts';
import { partsOf } from '../page/parts.ts';
import { countListeners, recordEvents } from '../page/record.ts';
import { answerFetch } from '../page/requests.ts';
import { change, untilObserved, until } from '../page/wait.ts';

/** Holds all timers of one second. The function that it returns ends those that wait. */
function holdTimers(): () => void {
  const timers = new Map<number, () => void>();
  let last = 1000;
  const [set, clear] = [window.setTimeout.bind(window), window.clearTimeout.bind(window)];
  vi.spyOn(window, 'setTimeout').mockImplementation(((run: () => void, ms?: number) => {
    if (ms !== 1000) return set(run, ms);
    timers.set(++last, run);
    return last;
  }) as typeof setTimeout);
  vi.spyOn(window, 'clearTimeout').mockImplementation((id) => {
    if (!timers.delete(Number(id))) clear(id);
  });
  return () => {
    for (const [id, run] of timers) {
      timers.delete(id);
      run();
    }
  };
}

const seen = (events: readonly CustomEvent<{ post: { id: string } }>[]): string[] =>
  events.map(({ detail }) => detail.post.id);

afterEach(() => page.viewport(414, 896));

/** Posts so high that at most one card is in view at a time. */
const tall = (count: number) =>
  items(count).map((one) => ({ ...one, postText: Array.from({ length: 40 }, (_, i) => `Line ${i}`).join('\n') }));

async function mountMeasured(list: readonly unknown[], attributes = {}) {
  const pass = holdTimers();
  const events = recordEvents('ws-impression');
  const feed = await mountItems(list, { measure: '', layout: 'list', ...attributes });
  /** Passes seconds until there were events for these posts: the browser decides when they come into view. */
  const untilSeen = (...ids: string[]): Promise<void> =>
    until(() => {
      pass();
      return seen(events).join() === ids.join();
    }, `not told of ${ids.join()}`);
  return { pass, events, feed, untilSeen };
}

describe('measure', () => {
  test('tells of each post once, after a second in view', async () => {
    const { pass, events, feed, untilSeen } = await mountMeasured([item('a'), item('b')]);
    expect(events).toEqual([]);
    await untilSeen('a', 'b');
    expect(events[0]?.target).toBe(feed);
    expect(events[1]?.detail.post).toBe(feed.posts[1]);
    await change(feed, { theme: 'dark', hide: 'date' });
    await untilObserved();
    pass();
    expect(seen(events)).toEqual(['a', 'b']);
  });

  test('tells nothing of a post that is out of view, or was for less than a second', async () => {
    const { pass, events, feed, untilSeen } = await mountMeasured(tall(3));
    const [first, , third] = partsOf(feed, 'card');
    await untilObserved();
    third?.scrollIntoView(); // the first was in view for less than a second
    await untilObserved();
    await untilSeen('2');
    first?.scrollIntoView();
    await untilObserved();
    await untilSeen('2', '0');
    pass();
    expect(seen(events)).toEqual(['2', '0']);
  });

  test('waits while the page is hidden', async () => {
    const { pass, events, untilSeen } = await mountMeasured([item('a')]);
    const spy = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    document.dispatchEvent(new Event('visibilitychange'));
    pass();
    expect(events).toEqual([]);
    spy.mockReturnValue('visible');
    document.dispatchEvent(new Event('visibilitychange'));
    await untilSeen('a');
  });

  test('goes on where the element is put back, and tells nothing and listens to nothing while it is out', async () => {
    const listenersTo = countListeners();
    const { pass, events, feed, untilSeen } = await mountMeasured([item('a')]);
    expect(listenersTo('visibilitychange')).toBe(1);
    const place = feed.parentElement;
    feed.remove();
    await until(() => listenersTo('visibilitychange') === 0, 'it listens on');
    pass();
    expect(events).toEqual([]);
    place?.append(feed);
    await untilSeen('a');
  });

  test('tells of a post that changes in its card once, as it is then', async () => {
    const { pass, events, feed } = await mountMeasured([item('a'), item('b')]);
    const cards = partsOf(feed, 'card');
    const change = async (postText: string): Promise<void> => {
      answerFetch(() => [item('a', { postText }), item('b')]);
      await feed.refresh();
      await untilObserved();
      pass();
    };
    await change('Mended.');
    await change('Mended again.');
    expect(partsOf(feed, 'card')).toEqual(cards);
    expect(events.map(({ detail }) => detail.post.text)).toEqual(['Mended.', 'Post b.']);
  });
});
