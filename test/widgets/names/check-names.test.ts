import { expect, it } from 'vitest';
import { mount, mountReady, showing } from '../../page/mount.ts';
import { putIntoHead } from '../../page/head.ts';
import { recordConsole } from '../../page/record.ts';
import { FEED_TAGS } from '../../support/names.ts';
import { until } from '../../page/wait.ts';

const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => resolve());
    else setTimeout(resolve, 2500); // when the elements take a page to be idle, and a little more
  });

const isLoaded = (): boolean =>
  performance.getEntriesByType('resource').some(({ name }) => name.includes('names/tell-names'));

it('loads nothing to tell of names where all are known', async () => {
  const lines = recordConsole('warn');
  for (const tag of FEED_TAGS) {
    const known = { id: 'a', class: 'b', lang: 'en', title: 'c', 'aria-label': 'd', 'data-page': 'e', layout: 'grid' };
    await mountReady(tag, { ...showing(tag, 'made-7'), ...known, loading: 'eager' });
  }
  await idle();
  await idle();
  expect(isLoaded()).toBe(false);
  expect(lines).toEqual([]);
});

it('tells a slip once, however many elements of the page have it, where posts are displayed and where none can be', async () => {
  const lines = recordConsole('warn');
  recordConsole('error');
  for (let i = 0; i < 3; i++)
    await mountReady('ws-feed', { ...showing('ws-feed', 'made-7'), colums: 2, loading: 'eager' });
  await mount('ws-feed', { feedid: 'made-7' });
  await until(() => lines.length === 2, 'not told');
  await idle();
  expect(lines.sort()).toEqual([
    'WS-113 <ws-feed> Unknown attribute "colums"; set --ws-columns in CSS. See docs/errors#ws-113',
    'WS-113 <ws-feed> Unknown attribute "feedid"; write "feed-id". See docs/errors#ws-113',
  ]);
});

it('tells a slip on the tag with the defaults of the page, and on a <div> that stands for an element', async () => {
  const lines = recordConsole('warn');
  putIntoHead('script', {
    'data-base-url': 'https://api.example',
    'data-colums': '2',
    'data-limit': '3',
    'data-no-defer': '',
  });
  const div = Object.assign(document.createElement('div'), { slot: 'x' });
  for (const [name, value] of Object.entries({ element: 'ws-feed', theem: 'dark' })) {
    div.setAttribute(name === 'element' ? 'data-ws-element' : `data-${name}`, value);
  }
  await mount('ws-feed', showing('ws-feed', 'made-7'), '', {
    place: (place) => place.append(div),
    inside: div,
  });
  await until(() => lines.length === 2, 'not told');
  expect(lines.sort()).toEqual([
    'WS-113 <div> Unknown attribute "data-theem"; write "data-theme". See docs/errors#ws-113',
    'WS-113 <script> Unknown attribute "data-colums"; set --ws-columns in CSS. See docs/errors#ws-113',
  ]);
});
