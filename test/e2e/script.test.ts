import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exceptionsIn, expect, test } from './fixtures.ts';
import { classicTag, moduleTag, test as withoutPage } from './hosted.ts';

const dist = join(import.meta.dirname, '../../dist');
const scripts = readdirSync(dist).filter((file) => file.endsWith('.js'));

const isScript = (file: string): boolean => file.startsWith('ws-widgets');
const importsOf = (file: string): string[] =>
  [...readFileSync(join(dist, file), 'utf8').matchAll(/(?:from|import)\s*\(?\s*["'`]([^"'`]*)["'`]/g)].map(
    ([, path = '']) => path,
  );

// A script may be loaded with a query: then it is another module than without the query.
withoutPage('no file imports a script that a page loads, and each imports all else by its hash', () => {
  const imported = scripts.flatMap((file) => importsOf(file).map((path) => ({ file, path })));
  expect(imported.filter(({ path }) => !/^\.\/[a-z-]+-[\da-f]{8}\.js$/.test(path))).toEqual([]);
  const isThere = (name: string): boolean => scripts.includes(name) && !isScript(name);
  expect(imported.filter(({ path }) => !isThere(path.slice(2)))).toEqual([]);
});

withoutPage('the first file imports the core, which imports nothing on load, and what is not in it', () => {
  const [core = '', ...others] = importsOf('ws-widgets.js')
    .map((path) => path.slice(2))
    .sort();
  expect([core, ...others]).toEqual(
    [/^core-/, /^masonry-/, /^merging-/, /^others-/].map((file) => expect.stringMatching(file)),
  );
  expect(readFileSync(join(dist, core), 'utf8')).not.toMatch(/(?:^|[;}])(?:import|export\b[^;]*\bfrom)\s*["'`{*\w]/);
});

withoutPage('Lit is there once, and without its checks for development', () => {
  const texts = scripts.map((file) => [file, readFileSync(join(dist, file), 'utf8')] as const);
  expect(texts.filter(([, text]) => text.includes('dev-mode')).map(([file]) => file)).toEqual([]);
  const chunks = texts.filter(([file]) => !isScript(file));
  for (const mark of ['litHtmlVersions', 'reactiveElementVersions', 'litElementVersions'])
    expect(chunks.filter(([, text]) => text.includes(mark)).length, mark).toBeLessThanOrEqual(1);
});

withoutPage('the classic script imports from beside itself what examines elements and details of media alone', () => {
  expect(importsOf('ws-widgets.iife.js')).toEqual([]);
  const imports = readFileSync(join(dist, 'ws-widgets.iife.js'), 'utf8').match(/\bimport\s*\(.{40}/g);
  const named = imports?.map((one) => /^import\(new URL\(["'`]\.\/([a-z-]+)-[\da-f]{8}\.js/.exec(one)?.[1]);
  expect(named?.sort()).toEqual(['detailed-media', 'doctor']);
});

test('the classic script keeps all letters in a page of any encoding', async ({ page, service, site, complaints }) => {
  const html = `<!doctype html><html lang="ru"><meta charset="windows-1252"><title>Host</title>${classicTag(service.url)}<ws-feed feed-id="software"></ws-feed>`;
  site.setPage(html, { 'content-type': 'text/html' });
  await page.goto(site.url);
  expect(await page.evaluate(() => document.characterSet)).toBe('windows-1252');
  await expect(page.getByRole('button', { name: 'Показать ещё' })).toBeVisible();
  expect(exceptionsIn(complaints)).toEqual([]);
});

test('requests are simple: no preflight, no cookie', async ({ page, open, service, requests }) => {
  await page.context().addCookies([{ name: 'session', value: 'secret', url: service.url }]);
  const asked = page.waitForRequest(/\/feeds\/choir\/posts/);
  await open('<ws-feed feed-id="choir"></ws-feed>');
  const request = await asked;
  await expect(page.locator('article').first()).toBeVisible();
  expect((await request.allHeaders())['cookie']).toBeUndefined();
  const own = requests.filter((one) => one.url().startsWith(service.url));
  expect(new Set(own.map((one) => one.method()))).toEqual(new Set(['GET']));
});

/** What a page may do before our script runs. MooTools 1.4 does the first, Prototype.js 1.7 the second, and zone.js replaces `Promise`. */
const REPLACED: Readonly<Record<string, string>> = {
  'window.Document': 'window.Document = function Document() {};',
  'methods of lists':
    'Array.from = (list) => Array.prototype.slice.call(list); Array.prototype.entries = function () { return this.slice(); };' +
    'Array.prototype._reverse = Array.prototype.reverse; Array.prototype.reverse = function (inline) {' +
    'return (inline === false ? this.slice() : this)._reverse(); };',
  'all prototypes': `for (const one of Object.getOwnPropertyNames(window).map((name) => window[name]))
    if (typeof one === 'function' && one.prototype) Object.freeze(one.prototype);`,
  'Object.prototype and Promise': 'Object.prototype.title = function () {}; window.Promise = class extends Promise {};',
};

for (const [name, replace] of Object.entries(REPLACED)) {
  for (const tag of [moduleTag, classicTag]) {
    test(`posts come where a page spoiled ${name}, ${tag.name}`, async ({ page, open, service, complaints }) => {
      const feeds = '<ws-feed feed-id="choir" measure cache="session" lines="1" search></ws-feed>'.concat(
        '<ws-feed feed-id="choir" cards="page"><template slot="card"><i data-ws-html="text"></i></template></ws-feed>',
      );
      await open(feeds, { head: `<script>${replace}</script>${tag(service.url)}` });
      for (const feed of await page.locator('ws-feed').all())
        await expect(feed.locator('article').nth(3)).toBeVisible();
      await expect(page.locator('.read-more').first()).toBeVisible();
      expect(await page.evaluate(() => Object.keys(sessionStorage).length)).toBeGreaterThan(0);
      expect(complaints).toEqual([]);
    });
  }
}
