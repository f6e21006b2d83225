import '../../src/auto.ts';
import { onTestFinished } from 'vitest';
import type { FeedTag } from '../support/names.ts';
import { items, newFeedId } from './items.ts';
import { envelope, holdFetch, serve, serviceUrl } from './requests.ts';
import { untilObserved, until, untilState } from './wait.ts';

type Tag = FeedTag | 'ws-post-card';
type ElementOf<T extends Tag> = HTMLElementTagNameMap[T];
export type WsFeed = ElementOf<'ws-feed'>;
export type Attributes = Readonly<Record<string, string | number>>;

/** An element with attributes and content, not in the page yet. */
export function create<T extends Tag>(tag: T, attributes: Attributes = {}, content = ''): ElementOf<T> {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, String(value));
  element.innerHTML = content;
  return element;
}

/** A box in the page that is removed when the test ends. */
export function box(): HTMLElement {
  const place = document.createElement('div');
  onTestFinished(() => place.remove());
  return document.body.appendChild(place);
}

/** The box that an element stands in. */
export function placeOf(element: Element): HTMLElement {
  if (!element.parentElement) throw new Error(`<${element.localName}> stands in no element.`);
  return element.parentElement;
}

/** Where an element is put, and how. */
export interface Setting<Mounted = Element> {
  /** Sets its box up. */
  readonly place?: (place: HTMLElement) => unknown;
  /** The parent to use instead of the box. */
  readonly inside?: Node;
  /** Sets the element up before it is in the page. */
  readonly prepare?: (element: Mounted) => unknown;
}

/** Far below the fold. */
export const OUT_OF_SIGHT: Setting = { place: ({ style }) => (style.marginBlockStart = '9000px') };

/** In a box of this width. */
export const atWidth = (widthPx: number): Setting => ({ place: ({ style }) => (style.width = `${widthPx}px`) });

/** Adds an element to the page that uses the local service, without waiting for what it does. */
export async function mount<T extends Tag>(
  tag: T,
  attributes: Attributes = {},
  content = '',
  setting: Setting<ElementOf<T>> = {},
): Promise<ElementOf<T>> {
  const place = box();
  const element = create(tag, { 'base-url': serviceUrl, ...attributes }, content);
  setting.place?.(place);
  setting.prepare?.(element);
  (setting.inside ?? place).appendChild(element);
  return element;
}

/** The attributes that make any of the three feed elements display a workspace, `count` posts at a time. */
export const showing = (tag: Tag, feedId: string, count?: number): Attributes => ({
  ...(tag === 'ws-embed' ? { 'embed-id': `join-${feedId}`, org: 'valley' } : { 'feed-id': feedId }),
  ...(count !== undefined && { [tag === 'ws-public-posts' ? 'limit' : 'page-size']: count }),
});

/** The same with a service of its own, because a page shares what it knows of a service. */
export const showingApart = (tag: FeedTag, feedId = newFeedId(), count?: number): Attributes => ({
  ...showing(tag, feedId, count),
  'base-url': `https://${feedId}.example`,
});

/** A feed that shows its first answer. */
export async function mountReady<T extends FeedTag>(
  tag: T,
  attributes: Attributes,
  content = '',
  setting: Setting<ElementOf<T>> = {},
): Promise<ElementOf<T>> {
  const feed = await mount(tag, attributes, content, setting);
  await untilState(feed, 'ready');
  return feed;
}

/** A `<ws-public-posts>` that shows these items, laid out: a card has its own height from its first frame on. */
export async function mountItems(
  list: readonly unknown[],
  attributes: Attributes = {},
  setting: Setting<ElementOf<'ws-public-posts'>> = {},
): Promise<ElementOf<'ws-public-posts'>> {
  serve(list);
  const feed = await mountReady('ws-public-posts', { 'feed-id': newFeedId(), ...attributes }, '', setting);
  await untilObserved();
  return feed;
}

/** A `<ws-feed>` that shows the first thirty of these items, laid out. */
export async function mountFeed(
  list: readonly unknown[],
  attributes: Attributes = {},
  content = '',
  setting: Setting<WsFeed> = {},
): Promise<WsFeed> {
  serve(list);
  const shared = { 'feed-id': newFeedId(), 'page-size': 30, loading: 'eager' };
  const feed = await mount('ws-feed', { ...shared, ...attributes }, content, setting);
  await untilState(feed, list.length > 0 ? 'ready' : 'empty');
  await untilObserved();
  return feed;
}

/** A `<ws-feed>` that shows as many posts as it asked for, and its requests, which are answered by hand. */
export async function mountAnswered(count: number, attributes: Attributes = {}) {
  const calls = holdFetch();
  const feed = await mount('ws-feed', { 'feed-id': newFeedId(), 'page-size': count, ...attributes });
  await until(() => calls.length === 1, 'not asked');
  calls[0]?.answer(envelope(items(count)));
  await untilState(feed, 'ready');
  return { feed, calls };
}
