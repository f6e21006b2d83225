import { expect, test } from 'vitest';
import { reserveSpace, type Space, spaceOf, UNRENDERED } from '../../../src/widgets/setup/reserved-space.ts';
import { putIntoHead } from '../../page/head.ts';
import { box, create, mountReady } from '../../page/mount.ts';
import { holdFetch } from '../../page/requests.ts';
import spaces from './spaces.json' with { type: 'json' };
import { untilState } from '../../page/wait.ts';

const ONE = { 'base-url': 'https://api.example', 'feed-id': 'a b' };

test.each(spaces as [string, Record<string, string>, Partial<Space>][])(
  'until it is rendered, %s %o has the space that its attributes say',
  (host, attributes, space) => {
    const [tag] = host.split('[', 1) as ['ws-feed'];
    expect(spaceOf(create(tag, attributes))).toBe(reserveSpace(`${host}${UNRENDERED}`, { count: 10, ...space }));
  },
);

test('the space is kept until the element is defined, and until it says in which state it is', async () => {
  const feed = await mountReady('ws-feed', { 'feed-id': 'made-3' });
  const [host = ''] = spaceOf(feed).split('{', 1);
  const copies = [feed, document.implementation.createHTMLDocument('').importNode(feed), create('ws-feed', ONE)];
  copies[2]?.setAttribute('feed-id', feed.feedId);
  expect(copies.map((one) => one.matches(host))).toEqual([false, true, true]);
});

test.each([1, 2, 3])('shapes of %i posts are as high as the space that was kept for them', async (count) => {
  holdFetch();
  const place = box();
  place.style.inlineSize = '60em';
  const feed = place.appendChild(create('ws-feed', { ...ONE, 'page-size': count, more: 'none', loading: 'eager' }));
  await untilState(feed, 'loading');
  const shapes = feed.getBoundingClientRect().height;
  const style = putIntoHead('style', {}, spaceOf(feed).replaceAll(UNRENDERED, ''));
  const copy = place.appendChild(document.implementation.createHTMLDocument('').importNode(feed));
  expect(copy.getBoundingClientRect().height).toBe(shapes);
  style.remove();
});

test('no space is kept for an element that displays no posts at first, be it by the defaults of the page', () => {
  for (const attributes of [{ 'api-key': '' }, { 'feed-id': ' ' }, { consent: 'click' }])
    expect(spaceOf(create('ws-feed', { ...ONE, ...attributes })), JSON.stringify(attributes)).toBe('');
  putIntoHead('script', { 'data-base-url': '/', 'data-consent': 'click' });
  expect(spaceOf(create('ws-feed', ONE))).toBe('');
});
