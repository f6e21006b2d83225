import { cardCounts, statesOf } from './feeds.ts';
import { classicTag, moduleTag } from '../hosted.ts';
import { expect, test } from './fixtures.ts';

const FEED = '<ws-public-posts feed-id="made-3"></ws-public-posts>';
/** The files that are loaded besides the script, by their names without hashes. */
const importedOf = ({ asked }: { readonly asked: readonly string[] }): string[] =>
  asked.filter((file) => !file.startsWith('ws-widgets')).map((file) => file.replace(/-[\da-f]{8}\.js$/, ''));

const CALM = { complaints: [], violations: [] };

test('the first card takes its posts, script and core', async ({ show, site, service, enginePage, watched }) => {
  await show(FEED);
  await expect.poll(() => cardCounts(enginePage)).toEqual([3]);
  // Files that the first card does not need are loaded when the page is idle.
  const LATER = ['live', 'others', 'image-background'];
  expect(site.asked[0]).toBe('ws-widgets.js');
  // The windows of the engines have room for columns.
  expect(new Set(importedOf(site).filter((name) => !LATER.includes(name)))).toEqual(new Set(['core', 'masonry']));
  await expect.poll(() => importedOf(site)).toEqual(expect.arrayContaining(['live', 'others']));
  expect(service.requests()).toHaveLength(1);
  expect(await watched()).toEqual(CALM);
});

test('the classic script does the same in the head of a page', async ({ show, service, enginePage, watched }) => {
  await show(`${FEED}<ws-feed feed-id="software"><p>Fallback</p></ws-feed>`, { head: classicTag(service.url) });
  await expect.poll(() => statesOf(enginePage)).toEqual(['ready', 'ready']);
  expect((await cardCounts(enginePage))[0]).toBe(3);
  const rich = await enginePage.run(
    () => document.querySelector('ws-feed')?.shadowRoot?.querySelectorAll('[part=text] ul').length,
    undefined,
  );
  expect(rich).toBeGreaterThan(0);
  expect(await enginePage.run(() => document.querySelector('p')?.checkVisibility(), undefined)).toBe(false);
  expect(await watched()).toEqual(CALM);
});

test('another copy, module or classic, breaks nothing', async ({ show, service, site, enginePage, watched }) => {
  await show(`${FEED}<ws-feed feed-id="made-12"></ws-feed>`, {
    head: `${moduleTag(service.url, '?ver=1')}<script type="module" src="/dist/ws-widgets.js?ver=2"></script><script src="/dist/ws-widgets.iife.js"></script>`,
  });
  await expect.poll(() => cardCounts(enginePage)).toEqual([3, 10]);
  await expect.poll(() => site.asked.filter((file) => file.startsWith('ws-widgets'))).toHaveLength(3);
  expect(importedOf(site).filter((name) => name === 'core')).toHaveLength(1);
  expect(await watched()).toEqual(CALM);
});
