import { expect, test } from 'vitest';
import { FEATURES } from '../../src/features/registry.ts';
import { item } from '../page/items.ts';
import { mountItems } from '../page/mount.ts';
import { partsOf, shadowOf } from '../page/parts.ts';
import { recordConsole } from '../page/record.ts';
import { serviceUrl } from '../page/requests.ts';
import { change, soon, until, untilObserved, untilState } from '../page/wait.ts';
import { LAYOUT_NAMES } from '../support/names.ts';
import { unload } from '../page/without.ts';
import { some } from '../support/deep.ts';

const POSTS = [
  item('a', {
    feedName: 'Bakery',
    feedImageUrl: `${serviceUrl}/pictures/avatar-bakery.svg`,
    title: 'Bread',
    postUrl: 'https://example.com/a',
    ctaLink: { label: 'Order', url: 'https://example.com/order' },
    claps: 3,
    mediaImageUrls: [
      { src: `${serviceUrl}/pictures/avatar-bakery.svg?1`, alt: 'A loaf' },
      { type: 'video', src: `${serviceUrl}/pictures/film.mp4`, alt: '' },
    ],
  }),
  item('b', { postUrl: 'https://example.com/b' }),
];

/** Each attribute, and the values that are set in turn; `null` removes it. */
const TOGGLES: readonly (readonly [name: string, ...values: (string | null)[]])[] = [
  ['lightbox', '', null],
  ['share', '', null, 'false'],
  ['images', 'click', null, 'nonsense'],
  ['utm', 'source=site', null, 'wrong'],
  ['measure', '', null],
  ['all-href', '/all', null, 'javascript:alert(1)'],
  ['consent', 'click', null],
  ['lang', 'de', null, 'ar'],
  ['layout', ...LAYOUT_NAMES, null],
  ['cache', 'session', null],
  ['search', '', null],
  ['refresh-every', '15', null],
  ['pin', 'b', null, 'nobody'],
  ['hide-posts', 'a', null],
];

/** What is displayed, without Lit's comments and without the marks of images that have loaded. A cut text's classes have any order. */
const shownBy = (feed: Element): string =>
  [...shadowOf(feed).children]
    .map(({ outerHTML }) => outerHTML)
    .join('')
    .replaceAll(/<!--[\s\S]*?-->| data-(?:shape="\w+"|all=""|near="")/g, '')
    .replaceAll('has-lines clamped', 'clamped has-lines');

test('what an attribute asks for comes by itself, though nobody awaits it', async () => {
  for (const { name, module } of FEATURES) if (name === 'share') unload(module);
  const feed = await mountItems(POSTS);
  feed.setAttribute('share', '');
  await until(() => partsOf(feed, 'share').length === 2, 'it does not come');
});

test('an attribute that is set at any moment of a refresh makes no error of it', async () => {
  const feed = await mountItems(POSTS);
  for (let microtasks = 0; microtasks < 40; microtasks++) {
    const refreshing = feed.refresh();
    for (let i = 0; i < microtasks; i++) await Promise.resolve();
    feed.images = 'click';
    await refreshing;
    await feed.updateComplete;
    expect([microtasks, feed.state, feed.error]).toEqual([microtasks, 'ready', undefined]);
    await change(feed, { images: 'load' });
  }
});

const seeds = some(Array.from({ length: 12 }, (_, i) => i + 1));

test.each(seeds)('whatever is asked for and no more, at any moment, leaves the feed as it was (%i)', async (seed) => {
  recordConsole('warn');
  let random = seed;
  const below = (limit: number): number => {
    random = (random * 1_103_515_245 + 12_345) % 2 ** 31;
    return Math.floor((random / 2 ** 31) * limit);
  };
  // Its own service, because an agreement on the way would hold for all later tests of the page.
  const feed = await mountItems(POSTS, { 'base-url': 'https://at-any-moment.example' });
  await until(() => partsOf(feed, 'image').length === 1, 'no image');
  const before = shownBy(feed);
  const place = feed.parentElement;

  const moments: (() => unknown)[] = [
    () => {},
    () => Promise.resolve(),
    () => feed.updateComplete,
    untilObserved,
    () => void feed.refresh(),
    () => void feed.grant(),
    () => {
      feed.remove();
      place?.append(feed);
    },
    async () => {
      feed.remove();
      await Promise.resolve();
      place?.append(feed);
    },
    () => {
      for (const button of shadowOf(feed).querySelectorAll<HTMLElement>('button, [role=button]')) button.click();
    },
  ];
  for (let i = 0; i < 60; i++) {
    const [name = '', ...values] = TOGGLES[below(TOGGLES.length)] ?? [];
    const value = values[below(values.length)] ?? null;
    if (value === null) feed.removeAttribute(name);
    else feed.setAttribute(name, value);
    await moments[below(moments.length)]?.();
  }
  for (const [name] of TOGGLES) feed.removeAttribute(name);
  await feed.updateComplete;
  await untilState(feed, 'ready');
  await soon(() => shownBy(feed)).toBe(before);
  expect(document.adoptedStyleSheets).toHaveLength(0);
});
