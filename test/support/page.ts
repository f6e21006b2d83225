import '../../src/auto.ts';
import { fixture, html, waitUntil } from '@open-wc/testing';
import { inject, onTestFinished, vi } from 'vitest';
import type { ConsentDetail } from '../../src/element/feature-events/consent-event.ts';
import type { ImpressionDetail } from '../../src/element/feature-events/impression-event.ts';
import type { SearchDetail } from '../../src/element/feature-events/search-event.ts';
import type { ShareDetail } from '../../src/element/feature-events/share-event.ts';
import type { ErrorDetail, LoadDetail, PostClickDetail } from '../../src/element/events.ts';
import type { FeedState } from '../../src/feed/feed-state.ts';

export const serviceUrl: string = inject('serviceUrl');

export const FEED_TAGS = ['ws-public-posts', 'ws-feed', 'ws-embed'] as const;
export type FeedTag = (typeof FEED_TAGS)[number];
type Tag = FeedTag | 'ws-post-card';
type Attributes = Readonly<Record<string, string | number>>;

/** An element with attributes and content, not in the page yet. */
export function create<T extends Tag>(tag: T, attributes: Attributes = {}, content = ''): HTMLElementTagNameMap[T] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.innerHTML = content;
  return element;
}

/** A box in the page that goes when the test ends. */
export const box = (): Promise<HTMLElement> => fixture<HTMLElement>(html`<div></div>`);

/** An element of the service in the page; nothing of it is awaited. */
export async function mount<T extends Tag>(
  tag: T,
  attributes: Attributes = {},
  content = '',
): Promise<HTMLElementTagNameMap[T]> {
  const place = await box();
  const element = create(tag, tag === 'ws-post-card' ? attributes : { 'base-url': serviceUrl, ...attributes }, content);
  place.append(element);
  return element;
}

/** The attributes that make a feed show these posts, whichever of the three it is. */
export const showing = (tag: FeedTag, feedId: string): Attributes =>
  tag === 'ws-embed' ? { 'embed-id': `join-${feedId}`, org: 'valley' } : { 'feed-id': feedId };

export const until = (predicate: () => unknown, message: string): Promise<void> =>
  waitUntil(() => Boolean(predicate()), message, { timeout: 8000, interval: 10 });

type Feed = HTMLElementTagNameMap[FeedTag];

/** Waits until a feed is in a state, shows it, and has nothing under way. */
export const untilState = (feed: Feed, state: FeedState): Promise<void> =>
  until(() => feed.matches(`:state(${state})`) && feed.state === state, `never got ${state}, is ${feed.state}`);

/** A feed that shows its first answer. */
export async function mountReady<T extends FeedTag>(
  tag: T,
  attributes: Attributes,
  content = '',
): Promise<HTMLElementTagNameMap[T]> {
  const feed = await mount(tag, attributes, content);
  await untilState(feed, 'ready');
  return feed;
}

export function shadowOf(element: Element): ShadowRoot {
  if (!element.shadowRoot) throw new Error(`<${element.localName}> shows nothing yet.`);
  return element.shadowRoot;
}

/** All elements in an element that have a part's name. */
export const partsOf = (element: Element, name: string): HTMLElement[] => [
  ...(element.shadowRoot ?? element).querySelectorAll<HTMLElement>(`[part~="${name}"]`),
];

export function partOf(element: Element, name: string): HTMLElement {
  const [part] = partsOf(element, name);
  if (!part) throw new Error(`<${element.localName}> has no part "${name}".`);
  return part;
}

/** The markup in an element, without the comments by which Lit finds its places. */
export const markupOf = (element: Element): string => element.innerHTML.replaceAll(/<!--[\s\S]*?-->/g, '');

/** What the parts of a name say. */
export const wordsOf = (element: Element, name: string): string[] =>
  partsOf(element, name).map(({ textContent }) => textContent.trim());

export const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });

export const buttonOf = async (feed: Feed, name: 'more' | 'retry'): Promise<HTMLElement> => {
  await until(() => partsOf(feed, name).some(isShown), `no ${name} button`);
  return partOf(feed, name);
};

interface Events {
  'ws-load': LoadDetail;
  'ws-error': ErrorDetail;
  'ws-post-click': PostClickDetail;
  'ws-consent': ConsentDetail;
  'ws-impression': ImpressionDetail;
  'ws-search': SearchDetail;
  'ws-share': ShareDetail;
}

/** The events of a name that reach the document in this test. */
export function recordEvents<Name extends keyof Events>(name: Name): CustomEvent<Events[Name]>[] {
  const events: CustomEvent<Events[Name]>[] = [];
  const listener = (event: Event): void => void events.push(event as CustomEvent<Events[Name]>);
  document.addEventListener(name, listener);
  onTestFinished(() => document.removeEventListener(name, listener));
  return events;
}

/** What a method of the console is told in this test. */
export function recordConsole(method: 'warn' | 'error'): string[] {
  const lines: string[] = [];
  const spy = vi.spyOn(console, method).mockImplementation((...words: unknown[]) => void lines.push(words.join(' ')));
  onTestFinished(() => spy.mockRestore());
  return lines;
}

/** What is thrown into the page in this test. */
export function recordThrown(): string[] {
  const thrown: string[] = [];
  const onError = ({ message }: ErrorEvent): void => void thrown.push(message);
  const onRejection = ({ reason }: PromiseRejectionEvent): void => void thrown.push(String(reason));
  window.addEventListener('error', onError);
  window.addEventListener('unhandledrejection', onRejection);
  onTestFinished(() => {
    window.removeEventListener('error', onError);
    window.removeEventListener('unhandledrejection', onRejection);
  });
  return thrown;
}

const nativeFetch = window.fetch.bind(window);

/** The requests that the service got and that have a text in them. */
export async function requestsWith(text: string): Promise<string[]> {
  const response = await nativeFetch(`${serviceUrl}/_requests`);
  const { requests } = (await response.json()) as { requests: string[] };
  return requests.filter((request) => decodeURIComponent(request).includes(text));
}

export const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve));

/** Long enough for whatever is under way without the service: two frames, and what they set off. */
export async function settle(): Promise<void> {
  for (let i = 0; i < 2; i++) await new Promise((resolve) => requestAnimationFrame(resolve));
  await pause();
}

export interface HeldCall {
  readonly url: string;
  readonly isAborted: boolean;
  /** Answers even what was aborted, for an answer may be under way already. */
  answer(body: unknown, status?: number): void;
}

const response = (body: unknown, status = 200): Response =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });

function stubFetch(stub: typeof window.fetch): void {
  const spy = vi.spyOn(window, 'fetch').mockImplementation(stub);
  onTestFinished(() => spy.mockRestore());
}

/** Holds every request of this test until it is answered by hand. */
export function holdFetch({ heedsAbort = true } = {}): HeldCall[] {
  const calls: HeldCall[] = [];
  stubFetch(
    (input, init) =>
      new Promise((resolve, reject) => {
        const { signal } = init ?? {};
        if (heedsAbort) signal?.addEventListener('abort', () => reject(signal.reason as Error));
        calls.push({
          url: String(input),
          get isAborted() {
            return signal?.aborted ?? false;
          },
          answer: (body, status) => resolve(response(body, status)),
        });
      }),
  );
  return calls;
}

/** Answers every request of this test at once; a number is a status. Returns the addresses asked for. */
export function answerFetch(answer: (url: string, earlier: number) => unknown): string[] {
  const urls: string[] = [];
  stubFetch(async (input) => {
    const body = answer(String(input), urls.push(String(input)) - 1);
    return typeof body === 'number' ? response({ message: `Status ${body}.` }, body) : response(body);
  });
  return urls;
}

/** The addresses that this test asks the service for. */
export function recordFetch(): string[] {
  const urls: string[] = [];
  stubFetch((input, init) => {
    urls.push(String(input));
    return nativeFetch(input, init);
  });
  return urls;
}

/** Lets a request be sent again at once: nothing is left of the wait but its jitter. */
export function skipWaits(): void {
  const spy = vi.spyOn(Math, 'random').mockReturnValue(-0.5);
  onTestFinished(() => spy.mockRestore());
}

export type Item = Readonly<Record<string, unknown>>;

/** An item as `/posts` and `/public-posts` have them in common. */
export const item = (id: number | string, more: Item = {}): Item => ({
  postId: String(id),
  feedId: 'held',
  postText: `Post ${id}.`,
  ...more,
});

export const items = (count: number, from = 0): Item[] => Array.from({ length: count }, (_, i) => item(from + i));

/** An answer of `/posts`. */
export const envelope = (list: readonly unknown[]): Item => ({ meta: { maxResults: 10 }, items: list });

/** What the service answers to whichever of the three asks for a workspace with this list, clamped as it clamps (§4). */
export function answerOf(address: string, list: readonly unknown[], feedId: string): unknown {
  const { pathname, searchParams } = new URL(address);
  const upTo = (name: string): number => Math.min(30, Number(searchParams.get(name)));
  if (pathname.includes('/integration/')) return { id: 'e', feedIds: [feedId] };
  if (pathname.endsWith('/public-posts')) return list.slice(0, upTo('limit'));
  const offset = Math.min(100, Number(searchParams.get('$offset')));
  return envelope(list.slice(offset, offset + upTo('$limit')));
}

/** A `<ws-public-posts>` that shows these items. */
export async function mountItems(
  list: readonly unknown[],
  attributes: Attributes = {},
): Promise<HTMLElementTagNameMap['ws-public-posts']> {
  answerFetch(() => list);
  nextFeedId++;
  return mountReady('ws-public-posts', { 'feed-id': `items-${nextFeedId}`, ...attributes });
}

let nextFeedId = 0;

/** An id of a workspace that no other test has asked for. */
export const newFeedId = (): string => `held-${++nextFeedId}`;
