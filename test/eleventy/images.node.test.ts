import { readdirSync, readFileSync } from 'node:fs';
import http from 'node:http';
import https from 'node:https';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import hostile from '../cms/hostile-images.json' with { type: 'json' };
import { shadowIn } from '../server/rendered.ts';
import { answerImage, HOST, REFUSED } from '../support/image-host.ts';
import { serve } from '../support/serve.ts';
import { temporaryFolder } from '../support/temporary-folder.ts';
import written from './items.json' with { type: 'json' };
import { makeSite } from './make-site.ts';

// Images of posts in the folder of a built site: what is fetched, what is refused, and the markup of the page.

const SITE = 'https://site.example/club';

const FIELDS = { media: 'content.image' };
const itemOf = (image: unknown, i: number) => ({ id: `p${i}`, title: `News ${i}`, content: { image } });

/** Builds a page with a feed of some items. */
async function buildPage(items: readonly unknown[], { own = '', options = {}, runMode = 'build', ids = 'any' } = {}) {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const images = await serve(answerImage);
  onTestFinished(() => images.close());
  const get = https.get.bind(https) as (url: URL, options: object) => http.ClientRequest;
  const mocked = (url: URL, ...rest: [object]) =>
    url.origin === HOST ? http.get(new URL(url.pathname + url.search, images.url), ...rest) : get(url, ...rest);
  vi.spyOn(https, 'get').mockImplementation(mocked as typeof https.get);
  const base = { settings: { baseUrl: 'https://api.test' }, images: { siteUrl: SITE } };
  const site = makeSite({ ...base, fetch: async () => Response.json({ items }), ...options });
  const output = temporaryFolder();
  await site.begin(runMode, output);
  const html = await site.show('wsFeed', `feed-id="${ids}" page-size="30" ${own}`, { 'field-map': FIELDS });
  await site.end(runMode, output);
  const folder = join(output, 'ws-images');
  const copies = readdirSync(output).length > 0 ? readdirSync(folder) : [];
  const bytes = copies.map((name) => readFileSync(join(folder, name), 'latin1')).join('');
  return { html, copies, bytes, asked: images.requests, warnings: warn.mock.calls.flat() };
}

test('a page names the copies alone: in cards, in the JSON for the browser, and in structured data', async () => {
  const same = Array.from({ length: 9 }, (_, i) => `/gif${i}`);
  const items = JSON.parse(JSON.stringify(written).replaceAll('HOST', HOST)) as unknown[];
  const own = `hide-posts="p5" alt-texts='{"p1":"A roll"}' `;
  const { html, copies, bytes, asked, warnings } = await buildPage(items, { own });
  expect(warnings).toEqual([]);
  expect(asked.toSorted()).toEqual(['/away?to=png', ...same, '/jpeg', '/png', '/png', '/webp']);
  const hosts = new Set([...html.matchAll(/https:..([\w.]+)/g)].map(([, host]) => host));
  expect(hosts).toEqual(new Set(['api.test', 'site.example', 'videos.test', 'schema.org']));
  const [png = ''] = copies.filter((name) => name.endsWith('-960.png'));
  expect(html).toContain(`"src":"${SITE}/ws-images/${png}"`);
  const widths = [320, 640, 960, 1280].map((width) => `${SITE}/ws-images/${png.replace('960', `${width}`)} ${width}w`);
  expect(html).toContain(`"srcset":"${widths.join(', ')}","width":1280,"height":800`);
  expect(html).toContain(`"feedImageUrl":"${SITE}/ws-images/${png.replace('960', '320')}"`);
  const [loaf, roll] = shadowIn(html).match(/<img part="image"[^>]*>/g) ?? [];
  expect(loaf).toContain(`src="${SITE}/ws-images/${png}"`);
  expect(loaf).toContain('alt="A loaf"');
  expect(roll).toContain('alt="A roll"');
  expect(html).toMatch(/"image":"[^"]*-960.png"/);
  expect(html).toContain('data-until="Infinity"'); // newer posts would have images on other hosts
  expect(bytes).not.toMatch(/Exif|GPS/);
  expect(copies).toHaveLength(7);
});

test('nothing is fetched from where no image of the web is, and nothing is kept that is none', async () => {
  const redirected = hostile.addresses.map((to) => `${HOST}/away?to=${encodeURIComponent(to)}`);
  const loop = `${HOST}/away?to=${encodeURIComponent('/away?to=away')}`;
  const all = [...REFUSED.map((path) => HOST + path), loop, ...hostile.addresses, ...redirected];
  const { html, copies, asked, warnings } = await buildPage([all.slice(0, 30), all.slice(30)].map(itemOf));
  expect(copies).toEqual([]);
  expect(asked.filter((path) => !path.startsWith('/away')).toSorted()).toEqual(REFUSED.toSorted());
  const json = html.replaceAll('\\u005b', '[').replaceAll('\\u005d', ']');
  expect(all.filter((url) => !json.includes(JSON.stringify(url)))).toEqual([]);
  const count = new Set(all.map((url) => new URL(url).href)).size;
  expect(warnings).toEqual([expect.stringContaining(`WS-704 ws-widgets: ${count} of ${count} images keep`)]);
});

test('without the option, while Eleventy serves the site, and where they are hidden, images are left alone', async () => {
  const items = [{ ...itemOf(`${HOST}/png`, 0), feedImageUrl: `${HOST}/png` }];
  const setups = [{ options: { images: undefined } }, { runMode: 'serve' }, { own: 'hide="Image avatar"' }];
  for (const setup of setups) expect((await buildPage(items, setup)).asked).toEqual([]);
  await expect(buildPage([], { options: { images: { siteUrl: '/club' } } })).rejects.toThrow(/siteUrl.*"\/club"$/);
});

test('no image keeps a build busy', { tags: ['deep'] }, async () => {
  const manyOf = (url: string, i: number) =>
    Array.from({ length: 30 }, (_, j) => `${HOST}/gone${i}-${j}?${url.length}`);
  const first = [`${HOST}/endless`, `${HOST}/slow`, `${HOST}/gif`];
  const itemsOf = (url: string) => [first, ...Array.from({ length: 29 }, (_, i) => manyOf(url, i))].map(itemOf);
  const options = { fetch: async (url: string) => Response.json({ items: itemsOf(url) }) };
  const started = Date.now();
  const { copies, asked } = await buildPage([], { options, ids: 'any other' });
  expect(copies).toHaveLength(1);
  expect(asked).toHaveLength(1000);
  expect(Date.now() - started).toBeLessThan(30_000);
});
