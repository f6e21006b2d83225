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
import written from './requested.json' with { type: 'json' };

const BASE = 'https://api.example';

type Attributes = Readonly<Record<string, string>>;

const ALL = ['ws-public-posts', 'ws-feed', 'ws-embed'] as const;

/** Attributes on which the first request depends, and the elements that have them. */
const WRITTEN = written as unknown as readonly [tags: readonly RequestingName[], attributes: Attributes][];

/** Each is tested with one of its elements, in turn; in the deep run with all. */
const TESTS = WRITTEN.flatMap(([tags, attributes], i) =>
  (IS_DEEP ? tags : tags.slice(i % tags.length).slice(0, 1)).map((tag) => [tag, attributes] as const),
);

/** A document in which no element is defined. */
const inert = document.implementation.createHTMLDocument('');

/** The element as it is before it is defined. */
const undefinedTwin = (element: Element): Element => inert.importNode(element);

/** The first request of an element, and the one that is planned from its attributes before it is defined. */
async function compare(tag: RequestingName, attributes: Attributes, style = '') {
  recordConsole('warn');
  recordConsole('error');
  const calls = holdFetch();
  const place = box();
  place.style.cssText = style;
  const element = place.appendChild(create(tag, { 'base-url': BASE, ...showing(tag, newFeedId()), ...attributes }));
  const request = readFirstRequest(undefinedTwin(element), () => isNear(element));
  return { calls, planned: request && firstUrls(request) };
}

/** Expects that nothing is requested, and that nothing was planned. */
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
    expect(spaceOf(element)).toContain('min-block-size:9px');
    sessionStorage.clear();
  });

  test.each(['feedId', 'baseUrl', 'consent', 'posts'])('as its property %s was set, which overrules it', (property) => {
    const element = undefinedTwin(create('ws-feed', { 'base-url': BASE, 'feed-id': 'a', loading: 'eager' }));
    expect(readFirstRequest(element, () => true)).toBeDefined();
    Object.assign(element, { [property]: 'x' });
    expect(readFirstRequest(element, () => true)).toBeUndefined();
  });
});
