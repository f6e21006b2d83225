import { expect, it, vi } from 'vitest';
import { LazyModule } from '../../../src/element/lazy-module.ts';
import { checkAttributes } from '../../../src/widgets/live.ts';
import { putIntoHead } from '../../page/head.ts';
import { create, mount, mountReady, showing } from '../../page/mount.ts';
import { recordConsole } from '../../page/record.ts';
import { FEED_TAGS } from '../../support/names.ts';
import { until } from '../../page/wait.ts';

it('loads nothing to tell of names where all are known', async () => {
  const load = vi.spyOn(LazyModule.prototype, 'load').mockResolvedValue();
  const known = { id: 'a', class: 'b', lang: 'en', title: 'c', 'aria-label': 'd', 'data-page': 'e', layout: 'grid' };
  for (const tag of FEED_TAGS) checkAttributes(create(tag, { ...showing(tag, 'made-7'), ...known }));
  checkAttributes(create('ws-feed', { layuot: 'grid' })); // checked after the others, when the page is idle again
  await until(() => load.mock.calls.length > 0, 'nothing is loaded for a slip');
  expect(load).toHaveBeenCalledOnce();
});

it('tells a slip once, however many elements of the page have it, where posts are displayed and where none can be', async () => {
  const lines = recordConsole('warn');
  recordConsole('error');
  for (let i = 0; i < 3; i++)
    await mountReady('ws-feed', { ...showing('ws-feed', 'made-7'), desgin: 'note', loading: 'eager' });
  await mount('ws-feed', { feedid: 'made-7' });
  await until(() => lines.length >= 2, 'not told');
  expect(lines.sort()).toEqual([
    'WS-113 <ws-feed> Unknown attribute "desgin"; write "design". See docs/errors#ws-113',
    'WS-113 <ws-feed> Unknown attribute "feedid"; write "feed-id". See docs/errors#ws-113',
  ]);
});

it('tells a slip on the tag with the defaults of the page, and on a <div> that stands for an element', async () => {
  const lines = recordConsole('warn');
  const known = { 'data-base-url': 'https://api.example', 'data-limit': '3', 'data-no-defer': '' };
  putIntoHead('script', { ...known, 'data-columms': '2' });
  const div = Object.assign(document.createElement('div'), { slot: 'x' });
  div.setAttribute('data-ws-element', 'ws-feed');
  div.setAttribute('data-theem', 'dark');
  await mount('ws-feed', showing('ws-feed', 'made-7'), '', { place: (place) => place.append(div), inside: div });
  await until(() => lines.length === 2, 'not told');
  expect(lines.sort()).toEqual([
    'WS-113 <div> Unknown attribute "data-theem"; write "data-theme". See docs/errors#ws-113',
    'WS-113 <script> Unknown attribute "data-columms"; set --ws-columns in CSS. See docs/errors#ws-113',
  ]);
});
