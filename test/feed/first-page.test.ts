import { expect, it, vi } from 'vitest';
import { newFeedId } from '../page/items.ts';
import { mount } from '../page/mount.ts';
import { openPage } from '../page/own-page.ts';
import { recordConsole } from '../page/record.ts';
import { answerFetch } from '../page/requests.ts';
import { change, until, untilState } from '../page/wait.ts';
import { unload } from '../page/without.ts';
import { live } from '../../src/widgets/live-module.ts';
import type * as liveModule from '../../src/widgets/live-module.ts';

it('fetches what a failure needs once and in an idle page, for a feed out of sight, too', async () => {
  const { page, load } = await openPage();
  const idle = vi.fn((callback: () => void) => callback());
  Object.assign(page, { requestIdleCallback: idle, fetch: () => new Promise(() => {}) }); // not every browser has it
  await load('auto.ts');
  const far = 'style="margin-block-start: 9000px"';
  page.document.body.innerHTML = `<ws-public-posts base-url="https://a.example" feed-id="a" ${far}></ws-public-posts>`;
  const feed = page.document.querySelector('ws-public-posts') ?? expect.fail('no feed');
  await untilState(feed, 'idle');
  const { length } = idle.mock.calls;
  expect(length).toBeGreaterThan(0);
  feed.loading = 'eager';
  await untilState(feed, 'loading');
  await change(feed, { heading: 'News' });
  const modules = await load<typeof liveModule>('widgets/live-module.ts');
  await until(() => modules.live.isLoaded, 'not fetched');
  expect(idle).toHaveBeenCalledTimes(length);
});

it('asks once for a first page whose failure is here before the code that pages', async () => {
  unload(live);
  recordConsole('error');
  const urls = answerFetch(() => 'null');
  await untilState(await mount('ws-feed', { 'feed-id': newFeedId() }), 'error');
  expect(urls).toHaveLength(1);
});
