import { afterEach, describe, expect, test } from 'vitest';
import { isNear } from '../../../src/element/near-viewport.ts';
import { readFirstRequest } from '../../../src/widgets/setup/read-first-request.ts';
import { firstUrls } from '../../../src/source/plan-requests.ts';
import { placeOf, PREFIX } from '../../../src/source/wrapped/kept-place.ts';
import { spaceOf } from '../../../src/widgets/setup/reserved-space.ts';
import { putIntoHead } from '../../page/head.ts';
import { newFeedId } from '../../page/items.ts';
import { box, create, showing } from '../../page/mount.ts';
import type { RequestingName } from '../../../src/widgets/setup/request-attributes.ts';
import { recordConsole } from '../../page/record.ts';
import { holdFetch } from '../../page/requests.ts';
import { untilObserved, until } from '../../page/wait.ts';
import { IS_DEEP, pairs, some } from '../../support/deep.ts';
import faults from './not-requested.json' with { type: 'json' };

const BASE = 'https://api.example';

type Attributes = Readonly<Record<string, string>>;

const PAGED = ['ws-feed', 'ws-embed'] as const;
const ALL = ['ws-public-posts', ...PAGED] as const;

/** What an owner may write that decides the request, and for which elements it is meant. */
const WRITTEN: readonly (readonly [tags: readonly RequestingName[], attributes: Attributes])[] = [
  [ALL, {}],
  [ALL, { limit: '7', 'page-size': '8' }],
  [ALL, { limit: '0', 'page-size': '99' }],
  [ALL, { limit: 'many', 'page-size': '7.5' }],
  [ALL, { 'page-size': '20', 'max-posts': '4' }],
  [PAGED, { 'max-posts': '-1' }],
  [ALL, { filter: 'a=b&"c"', 'order-by': 'date desc' }],
  [ALL, { pin: 'a b', limit: '3', 'page-size': '3' }],
  [ALL, { pin: '  ' }],
  [ALL, { 'hide-posts': 'a' }],
  [ALL, { include: '#news', 'page-size': '5' }],
  [ALL, { include: ' ', exclude: 'x' }],
  [ALL, { has: 'image pears' }],
  [ALL, { has: 'pears' }],
  [ALL, { since: '2026-01-31' }],
  [ALL, { since: '2026-02-31', until: 'soon' }],
  [ALL, { images: 'click' }],
  [ALL, { consent: ' None' }],
  [ALL, { cache: 'session', search: '', measure: '', 'refresh-every': '60' }],
  [ALL, { loading: ' EAGER' }],
  [['ws-public-posts', 'ws-feed'], { 'feed-id': ' several-a  several-b several-a ' }],
  [['ws-post-card'], { 'post-id': 'a', 'feed-id': 'card-a card-b' }],
  [['ws-feed'], { 'feed-id': 'ordered-a ordered-b', 'order-by': 'date' }],
];

/** Each through one element in turn; through all in the deep run. */
const TESTS = WRITTEN.flatMap(([tags, attributes], i) =>
  (IS_DEEP ? tags : tags.slice(i % tags.length).slice(0, 1)).map((tag) => [tag, attributes] as const),
);

/** A document in which nothing is defined. */
const inert = document.implementation.createHTMLDocument('');

/** The element as it is before it is defined. */
const undefinedTwin = (element: Element): Element => inert.importNode(element);

/** What the element requests first, and what is read of it before. */
async function compare(tag: RequestingName, attributes: Attributes, style = '') {
  recordConsole('warn');
  recordConsole('error');
  const calls = holdFetch();
  const place = await box();
  place.style.cssText = style;
  const element = create(tag, { 'base-url': BASE, ...showing(tag, newFeedId()), ...attributes });
  place.append(element);
  const request = readFirstRequest(undefinedTwin(element), () => isNear(element));
  return { calls, planned: request && firstUrls(request) };
}

/** Nothing is requested, and nothing is read before. */
async function expectNothing(tag: RequestingName, attributes: Attributes, style?: string): Promise<void> {
  const { calls, planned } = await compare(tag, attributes, style);
  await untilObserved();
  expect([calls, planned]).toEqual([[], undefined]);
}

afterEach(() => untilObserved());

describe('the first request of an element', () => {
  test.each(TESTS)('is known before it is defined: <%s %o>', async (tag, attributes) => {
    const { calls, planned } = await compare(tag, attributes);
    await until(() => calls.length > 0, 'nothing was requested');
    await untilObserved();
    expect(planned).toEqual(calls.map(({ url }) => url));
  });
});

test.each(some(ALL))('the defaults of the page are followed: <%s>', async (tag) => {
  const counts = { 'data-limit': '4', 'data-page-size': '5' };
  putIntoHead('script', { 'data-base-url': `${BASE}/v1/`, ...counts, 'data-pin': '', 'data-consent': 'click' });
  const { calls, planned } = await compare(tag, { 'base-url': '', consent: 'none' });
  await until(() => calls.length > 0, 'nothing was requested');
  expect(planned).toEqual(calls.map(({ url }) => url));
  expect(planned?.[0]).toContain(`${BASE}/v1/`);
  await expectNothing(tag, {});
});

describe('nothing is read of an element that requests nothing', () => {
  const FAULTS = faults as unknown as [why: string, Attributes][];

  test.each(pairs(FAULTS, ALL))('as it %s: <%s>', ([, attributes], tag) => expectNothing(tag, attributes));

  test.each([
    ['is far below', 'padding-top: 5000px'],
    ['is not displayed', 'display: none'],
  ])('as it %s', async (_, style) => {
    for (const tag of ALL) await expectNothing(tag, {}, style);
  });
});

describe('nothing is read of an element whose request is not certain', () => {
  test('as a visitor comes back to it, for whom answers were kept', () => {
    const element = undefinedTwin(
      create('ws-feed', { 'base-url': BASE, 'feed-id': 'a', loading: 'eager', cache: 'session' }),
    );
    sessionStorage.setItem(PREFIX + placeOf(element), '{"answer":{"heightPx":9}}');
    expect(readFirstRequest(element, () => true)).toBeUndefined();
    expect(spaceOf(element)).toContain('min-block-size: 9px');
    sessionStorage.clear();
  });

  test.each(['feedId', 'baseUrl', 'consent', 'posts'])('as its property %s was set, which overrules it', (property) => {
    const element = undefinedTwin(create('ws-feed', { 'base-url': BASE, 'feed-id': 'a', loading: 'eager' }));
    expect(readFirstRequest(element, () => true)).toBeDefined();
    Object.assign(element, { [property]: 'x' });
    expect(readFirstRequest(element, () => true)).toBeUndefined();
  });
});
