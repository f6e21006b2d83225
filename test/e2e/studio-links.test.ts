import type { Page } from '@playwright/test';
import { FORWARDED_PATH, postRequestPath } from '../../demo/panels/publish/sandbox.ts';
import LEADING_AWAY from './leading-away.json' with { type: 'json' };
import { expect, stageOf, tab, test as base, undo } from './studio-fixtures.ts';

// What is in a link, or was sent by others, requests nothing and runs nothing before the person allows it.

const EVIL = 'https://evil.example';

/** The requests to anywhere but the studio and its service. They are aborted. */
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

const LOOK = { 'stage.element': 'ws-feed', 'feed-id': 'bakery', 'page-size': '3' };
const search = (more: Readonly<Record<string, string>>): string => `?${new URLSearchParams({ ...LOOK, ...more })}`;

const notice = (page: Page) => page.locator('studio-consent');

const posts = (post: object): string =>
  `#posts=${Buffer.from(JSON.stringify([{ title: 'A', ...post }])).toString('base64url')}`;

/** Which words of a look would request something is tested in `requested-origins.test.ts`. */
const ASKING: readonly (readonly [what: string, query: string, asked: readonly string[]])[] = [
  ['an address of a service', search({ 'base-url': 'evil.example' }), ['feeds/bakery/posts']],
  [
    'the background of a part behind a string, and images of a slot and of a post',
    search({
      'part.title': `font-family: "x"; background: url(${EVIL}/part.png)`,
      'slot.header': `<img srcset="${EVIL}/slot.png 2x, ${EVIL}/slot.png 1x" alt="">`,
    }) + posts({ image: `${EVIL}/post.png` }),
    ['part.png', 'slot.png', 'post.png'],
  ],
  [
    'an image in a card that stands in another slot',
    search({ 'slot.header': '<template slot="card"><img data-ws-src="raw.extra" alt=""></template>' }) +
      posts({ extra: `${EVIL}/card.png` }),
    ['card.png'],
  ],
];

for (const [what, query, asked] of ASKING) {
  test(`a link asks nobody before the person says so: ${what}`, async ({ page, studio, strangers }) => {
    await page.goto(studio.url + query);
    await expect(notice(page)).toContainText(/This link wants to show (posts|images) from evil\.example/);
    for (const name of ['Slots', 'Style', 'Code']) await tab(page, name).click();
    await page.getByRole('button', { name: 'Not now' }).click();
    await expect((await stageOf(page)).locator('ws-feed article').first()).toBeVisible();
    // Undo brings back what was left out, and with it the question.
    await undo(page).click();
    await expect(notice(page)).toBeVisible();
    expect(strangers).toEqual([]);
    await page.getByRole('button', { name: 'Allow' }).click();
    const paths = () => strangers.map((url) => new URL(url).pathname.slice(1));
    await expect.poll(paths).toEqual(expect.arrayContaining([...asked]));
    await page.reload();
    await stageOf(page);
    await expect(notice(page)).toHaveCount(0);
  });
}

for (const name of ['stage.html', 'stress.html']) {
  test(`a link to ${name} asks nobody, and leads to the studio, which asks`, async ({ page, studio, strangers }) => {
    await page.goto(`${studio.url}${name}${search({ 'base-url': EVIL, 'part.card': `background:url(${EVIL}/x)` })}`);
    await expect(page.getByText('wants to request something from another website')).toBeVisible();
    await expect(page.locator('iframe')).toHaveCount(0);
    await page.getByRole('link', { name: 'Open it in the studio' }).click();
    await expect(notice(page)).toContainText('from evil.example');
    expect(strangers).toEqual([]);
  });
}

const HIT = 'top.hit=1';

test('whatever it says, a link runs nothing, leads nowhere, asks nobody', async ({ page, open, studio, strangers }) => {
  const html = `<p slot="header">Hello<img src=x onerror="${HIT}"><svg onload="${HIT}"></svg></p><script>${HIT}</script><a slot="header" href="javascript:${HIT}">link</a><iframe srcdoc="<script>${HIT}</script>"></iframe>`;
  const stage = await open(
    search({
      onclick: HIT,
      'slot.header': html + LEADING_AWAY.join(''),
      'slot.card': `<template slot="card"><b data-ws-text="feedName" onclick="${HIT}"></b><img src=x onerror="${HIT}"><script>${HIT}</script></template>`,
      'slot.': `<img src=x onerror="${HIT}">`,
      'part.title': `color: red } </style><script>${HIT}</script>`,
      '--ws-accent': `red;}</style><script>${HIT}</script>`,
      'stage.lang': `"><script>${HIT}</script>`,
      'stage.host': `../x"><script>${HIT}</script>`,
    }),
  );
  await expect(stage.getByText('Hello')).toBeVisible();
  await expect(stage.locator('article b').first()).toHaveText('Copper Street Bakery');
  await stage.locator('article b').first().click();
  await tab(page, 'Slots').click();
  for (const frame of page.frames())
    expect(await frame.locator('[onclick], [onerror], [onload], [href^="javascript"]').count()).toBe(0);
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);

  expect(await stage.locator('map, area, base, form, svg:not(.icon)').count()).toBe(0);
  expect(await stage.locator('[target]:not([target=_blank], ws-feed *)').count()).toBe(0);
  const targets = await stage.locator('ws-feed > [slot=header], ws-feed > [slot=header] *').all();
  expect(targets.length).toBeGreaterThanOrEqual(LEADING_AWAY.length - 1);
  for (const target of targets) await target.click({ force: true });
  expect(page.url().startsWith(`${studio.url}?`)).toBe(true);
  expect(page.context().pages()).toHaveLength(1);

  const blocked = await stage.locator('body').evaluate(async (body, evil) => {
    const uris = new Set<string>();
    const all = new Promise<void>((resolve) => {
      addEventListener('securitypolicyviolation', ({ blockedURI }) => {
        if (uris.add(blockedURI.slice(evil.length)).size === 5) resolve();
      });
    });
    body.insertAdjacentHTML('beforeend', `<img src="${evil}/a.png"><video src="${evil}/b.mp4"></video>`);
    body.style.background = `url(${evil}/c.png)`;
    await new FontFace('evil', `url(${evil}/d.woff2)`).load().catch(() => {});
    await fetch(`${evil}/e`).catch(() => {});
    await all;
    return [...uris].sort();
  }, EVIL);
  expect(blocked).toEqual(['/a.png', '/b.mp4', '/c.png', '/d.woff2', '/e']);
  expect(strangers).toEqual([]);
});

test('no page of another origin publishes through the studio', async ({ page, studio }) => {
  const url = new URL(`.${FORWARDED_PATH}${postRequestPath('bakery')}`, studio.url).href;
  await page.goto(`${studio.service.url}/p/bakery/7bmlu0`);
  expect(new URL(page.url()).origin).not.toBe(new URL(studio.url).origin);
  studio.service.clearRequests();
  const sent = await page.evaluate(async (url) => {
    const body = JSON.stringify({ action: 'publish', text: 'From elsewhere' });
    const send = (init: RequestInit): Promise<string> =>
      fetch(url, { method: 'POST', body, ...init }).then(({ status }) => String(status), String);
    return Promise.all([
      send({ headers: { 'content-type': 'application/json' } }),
      send({ mode: 'no-cors' }),
      send({ mode: 'no-cors', referrerPolicy: 'no-referrer' }),
    ]);
  }, url);
  expect(sent).not.toContain('200');
  expect(studio.service.requests()).toEqual([]);
});
