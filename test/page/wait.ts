import { expect } from 'vitest';
import type { FeedState } from '../../src/feed/feed-state.ts';
import type { FeedElement } from '../../src/widgets/feed-element.ts';
import { WAIT_TIMEOUT_MS } from '../support/limits.ts';

export async function until(predicate: () => unknown, message: string): Promise<void> {
  await soon(() => Boolean(predicate()), message).toBe(true);
}

/** Waits until something is as it is expected: `await soon(() => wordsOf(feed, 'text')).toEqual(['Post 1.'])`. */
export function soon<Value>(read: () => Value, message = '') {
  return expect.poll(read, { message, timeout: WAIT_TIMEOUT_MS, interval: 10 });
}

/** Waits until a feed is in a state and displays it, with what comes besides its posts. */
export async function untilState(feed: FeedElement, state: FeedState): Promise<void> {
  await until(() => feed.matches(`:state(${state})`) && feed.state === state, `never got ${state}, is ${feed.state}`);
  await feed.updateComplete;
}

/** Waits until the page is laid out, and its resize and intersection observers are notified. */
const untilLaidOut = (): Promise<void> =>
  new Promise((resolve) => {
    const observer = new IntersectionObserver(() => {
      observer.disconnect();
      resolve();
    });
    observer.observe(document.documentElement);
  });

/** Waits until an element has done what it does by itself. After the size of a box changed, it reacts a frame later: use `soon`. */
export async function untilObserved(): Promise<void> {
  await untilLaidOut();
  await untilLaidOut();
  await new Promise((resolve) => setTimeout(resolve)); // observers that are as old as this one were notified before it
}

/** Sets properties, and waits until the element is updated. */
export async function change<Changed extends HTMLElement & { readonly updateComplete: Promise<unknown> }>(
  element: Changed,
  properties: Partial<Record<keyof Changed, unknown>>,
): Promise<void> {
  Object.assign(element, properties);
  await element.updateComplete;
}

/** Sets the width of a box, and waits until its content is laid out. */
export async function resize(place: HTMLElement, widthPx: number): Promise<void> {
  place.style.width = `${widthPx}px`;
  await untilObserved();
}
