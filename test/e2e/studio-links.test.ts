import type { Page } from '@playwright/test';
import { expect, stageOf, test as base } from './studio-fixtures.ts';

const EVIL = 'https://evil.example';

/** Requests that left for anywhere but the studio and its service, which nobody answers. */
const test = base.extend<{ strangers: string[] }>({
  strangers: [
    async ({ page, studio }, use) => {
      const strangers: string[] = [];
      const known = [studio.url, studio.service.url].map((url) => new URL(url).host);
      await page.context().route(
        ({ host, protocol }) => protocol.startsWith('http') && !known.includes(host),
        async (route) => {
          strangers.push(route.request().url());
          await route.abort();
        },
      );
      await use(strangers);
    },
    { auto: true },
  ],
});

test.describe.configure({ timeout: 90_000 });

const LOOK = { 'stage.element': 'ws-feed', 'feed-id': 'bakery', 'page-size': '3' };
const search = (more: Readonly<Record<string, string>>): string => `?${new URLSearchParams({ ...LOOK, ...more })}`;

const posts = (all: readonly object[]): string => `#posts=${Buffer.from(JSON.stringify(all)).toString('base64url')}`;

const notice = (page: Page) => page.locator('studio-consent');

const ASKING: readonly (readonly [what: string, query: string])[] = [
  ['an address of a service', search({ 'base-url': EVIL })],
  ['a host alone', search({ 'base-url': 'evil.example' })],
  ['the background of a part', search({ 'part.card': `background:url(${EVIL}/x.png)` })],
  ['a string of an image set', search({ 'part.card': `background:image-set("${EVIL}/x.png" 1x)` })],
  ['a custom property', search({ '--ws-surface': `url(${EVIL}/x.png)` })],
  ['an image in a slot', search({ 'slot.header': `<img src="${EVIL}/x.png" alt="">` })],
  ['a set of images in a slot', search({ 'slot.header': `<img srcset="${EVIL}/x.png 2x" alt="">` })],
  ['a video in a slot', search({ 'slot.header': `<video src="${EVIL}/x.webm" poster="${EVIL}/x.png"></video>` })],
  ['an image in a card', search({ 'slot.card': `<template slot="card"><img src="${EVIL}/x.png" alt=""></template>` })],
  ['the background of a table', search({ 'slot.header': `<table background="${EVIL}/x.png"><tr><td>a</table>` })],
  ['an image of a post', search({}) + posts([{ title: 'A', image: `${EVIL}/x.png` }])],
];

for (const [what, query] of ASKING) {
  test(`a link asks nobody before the person says so: ${what}`, async ({ page, studio, strangers }) => {
    await page.goto(studio.url + query);
    await expect(notice(page)).toContainText(/This link wants to show (posts|images) from evil\.example/);
    await page
      .getByRole('tab', { name: what.includes('part') || what.includes('property') ? 'Style' : 'Slots' })
      .click();
    await page.getByRole('tab', { name: 'Code' }).click();
    await page.waitForLoadState('networkidle');
    expect(strangers).toEqual([]);

    await page.getByRole('button', { name: 'Not now' }).click();
    const stage = await stageOf(page);
    await expect(stage.locator('ws-feed article').first()).toBeVisible();
    expect(strangers).toEqual([]);

    // What was left out is back with Undo, and so is the question.
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(notice(page)).toBeVisible();
    expect(strangers).toEqual([]);
    await page.getByRole('button', { name: 'Allow' }).click();
    await expect.poll(() => strangers.filter((url) => url.startsWith(EVIL)).length).toBeGreaterThan(0);

    await page.reload();
    await stageOf(page);
    await expect(notice(page)).toHaveCount(0);
  });
}

test('what a person writes is asked for at once, and in no other tab', async ({ page, context, open, strangers }) => {
  await open(search({}));
  await page.getByLabel('base-url', { exact: true }).fill('evil.example');
  // By the element on the stage, and not alone by who checks the address.
  await expect.poll(() => strangers.some((url) => url.includes('$limit=3'))).toBe(true);
  await expect(notice(page)).toHaveCount(0);
  await page.getByLabel('heading', { exact: true }).fill('Mine');
  await expect.poll(() => page.url()).toContain('heading=Mine');
  const address = page.url();
  const other = await context.newPage();
  await page.close(); // it would go on trying
  strangers.length = 0;
  await other.goto(address);
  await expect(notice(other)).toBeVisible();
  await other.waitForLoadState('networkidle');
  expect(strangers).toEqual([]);
});

test('the stage alone asks nobody either, and leads to the studio, which asks', async ({ page, studio, strangers }) => {
  await page.goto(`${studio.url}stage.html${search({ 'base-url': EVIL })}`);
  await expect(page.getByText('wants to request something from another website')).toBeVisible();
  expect(strangers).toEqual([]);
  await page.getByRole('link', { name: 'Open it in the studio' }).click();
  await expect(notice(page)).toContainText('posts from evil.example');
  expect(strangers).toEqual([]);
});

test.describe('nothing in a slot takes the studio away', () => {
  for (const [what, html] of [
    ['a link to the top', '<a slot="header" href="/away" target="_top">go</a>'],
    ['a link to the parent', '<a slot="header" href="/away" target="_parent">go</a>'],
    ['a link to a name', '<a slot="header" href="/away" target="studio">go</a>'],
    ['a link without a target', '<a slot="header" href="/away">go</a>'],
    [
      'an area of a map',
      '<div slot="header"><map name="m"><area shape="default" target="_top" href="/away" alt="go"></map><img usemap="#m" src="/x.png" alt="go" width="40" height="40"></div>',
    ],
    ['a link of SVG', '<div slot="header"><svg><a href="/away" target="_top"><text y="20">go</text></a></svg>go</div>'],
    ['a form', '<form slot="header" action="/away" target="_top"><button>go</button></form>'],
    ['a base', '<base href="https://evil.example/" target="_top"><a slot="header" href="away">go</a>'],
  ] as const) {
    test(what, async ({ page, open, studio, strangers }) => {
      const stage = await open(search({ 'slot.header': html }));
      await expect(stage.locator('ws-feed article').first()).toBeVisible();
      expect(await stage.locator('map, area, base, form, svg:not(.icon)').count()).toBe(0);
      expect(await stage.locator('[target]:not([target=_blank], ws-feed *)').count()).toBe(0);
      for (const target of await stage.locator('ws-feed > [slot=header], ws-feed > [slot=header] *').all()) {
        await target.click({ force: true });
      }
      expect(page.url().startsWith(`${studio.url}?`)).toBe(true);
      expect(page.context().pages()).toHaveLength(1);
      expect(strangers).toEqual([]);
    });
  }
});

test('code of an address that the element refuses is not handed out', async ({ page, open }) => {
  await open(search({ 'base-url': 'x:{{ readFile "/etc/passwd" }}', 'stage.dock': 'code', 'stage.form': 'hugo' }));
  const code = page.locator('studio-code');
  await expect(code.getByText('There is no code yet')).toBeVisible();
  await expect(code.getByText('is not an http(s) address')).toBeVisible();
  await expect(code.locator('.block')).toHaveCount(0);
  await expect(code).not.toContainText('readFile');
});
