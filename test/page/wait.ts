import { waitUntil } from '@open-wc/testing';
import type { FeedState } from '../../src/feed/feed-state.ts';
import type { FeedElement } from '../../src/widgets/feed-element.ts';

export const until = (predicate: () => unknown, message: string): Promise<void> =>
  waitUntil(() => Boolean(predicate()), message, { timeout: 8000, interval: 10 });

/** Waits until a feed is in a state, shows it, and what comes beside its posts is there. */
export async function untilState(feed: FeedElement, state: FeedState): Promise<void> {
  await until(() => feed.matches(`:state(${state})`) && feed.state === state, `never got ${state}, is ${feed.state}`);
  await feed.updateComplete;
}

export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Long enough for whatever is under way without the service: two frames, and what they set off. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 2; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
  await pause();
}

/** Sets properties, and waits until the element is updated. */
export async function change<Changed extends HTMLElement & { readonly updateComplete: Promise<unknown> }>(
  element: Changed,
  properties: Partial<Record<keyof Changed, unknown>>,
): Promise<void> {
  Object.assign(element, properties);
  await element.updateComplete;
}

/** Makes a box so wide, and waits until what is in it is laid out. */
export async function resize(place: HTMLElement, widthPx: number): Promise<void> {
  place.style.width = `${widthPx}px`;
  await settle();
}
