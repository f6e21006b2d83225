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

/** Which words of a look would request something is told by `requested-origins.test.ts`. */
const ASKING: readonly (readonly [what: string, query: string, tab: 'Slots' | 'Style'])[] = [
  ['an address of a service', search({ 'base-url': 'evil.example' }), 'Slots'],
  ['the background of a part', search({ 'part.card': `background:url(${EVIL}/x.png)` }), 'Style'],
  ['an image in a slot', search({ 'slot.header': `<img srcset="${EVIL}/x.png 2x" alt="">` }), 'Slots'],
  [
    'the background behind a string',
    search({ 'part.card': `font-family: "x"; background: url(${EVIL}/x.png)` }),
    'Style',
  ],
  [
    'an image in a card that stands in another slot',
    search({ 'slot.header': '<template slot="card"><img data-ws-src="raw.extra" alt=""></template>' }) +
      posts([{ title: 'A', extra: `${EVIL}/x.png` }]),
    'Slots',
  ],
  ['an image of a post', search({}) + posts([{ title: 'A', image: `${EVIL}/x.png` }]), 'Slots'],
];

for (const [what, query, tab] of ASKING) {
  test(`a link asks nobody before the person says so: ${what}`, async ({ page, studio, strangers }) => {
    await page.goto(studio.url + query);
    await expect(notice(page)).toContainText(/This link wants to show (posts|images) from evil\.example/);
    await page.getByRole('tab', { name: tab }).click();
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

test('nothing is requested of others by what stands on the stage, whatever that is', async ({ open, strangers }) => {
  const stage = await open(search({}));
  await expect(stage.locator('ws-feed article').first()).toBeVisible();
  const blocked = await stage.locator('body').evaluate(async (body, evil) => {
    const uris: string[] = [];
    addEventListener('securitypolicyviolation', ({ blockedURI }) => uris.push(blockedURI));
    body.insertAdjacentHTML('beforeend', `<img src="${evil}/a.png"><video src="${evil}/b.mp4"></video>`);
    body.style.background = `url(${evil}/c.png)`;
    await document.fonts
      .add(new FontFace('evil', `url(${evil}/d.woff2)`))
      .load('1em evil')
      .catch(() => {});
    await fetch(`${evil}/e`).catch(() => {});
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return uris.map((uri) => uri.slice(-6)).sort();
  }, EVIL);
  expect(blocked.length).toBeGreaterThanOrEqual(4);
  expect(strangers).toEqual([]);
});

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

const LEADING_AWAY = [
  '<a slot="header" href="/away" target="_top">to the top</a>',
  '<a slot="header" href="/away" target="_parent">to the parent</a>',
  '<a slot="header" href="/away" target="studio">to a name</a>',
  '<a slot="header" href="/away">without a target</a>',
  '<div slot="header"><map name="m"><area shape="default" target="_top" href="/away" alt="go"></map><img usemap="#m" src="/x.png" alt="of a map" width="40" height="40"></div>',
  '<div slot="header"><svg><a href="/away" target="_top"><text y="20">go</text></a></svg>of SVG</div>',
  '<form slot="header" action="/away" target="_top"><button>of a form</button></form>',
  '<base href="https://evil.example/" target="_top"><a slot="header" href="away">of a base</a>',
];

test('nothing in a slot takes the studio away', async ({ page, open, studio, strangers }) => {
  const stage = await open(search({ 'slot.header': LEADING_AWAY.join('') }));
  await expect(stage.locator('ws-feed article').first()).toBeVisible();
  expect(await stage.locator('map, area, base, form, svg:not(.icon)').count()).toBe(0);
  expect(await stage.locator('[target]:not([target=_blank], ws-feed *)').count()).toBe(0);
  const targets = await stage.locator('ws-feed > [slot=header], ws-feed > [slot=header] *').all();
  expect(targets.length).toBeGreaterThanOrEqual(LEADING_AWAY.length - 1);
  for (const target of targets) await target.click({ force: true });
  expect(page.url().startsWith(`${studio.url}?`)).toBe(true);
  expect(page.context().pages()).toHaveLength(1);
  expect(strangers).toEqual([]);
});
