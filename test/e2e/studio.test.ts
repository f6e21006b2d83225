import type { Frame } from '@playwright/test';
import { STORIES } from '../../demo/setting/stories/stories.ts';
import { LANGUAGES } from '../../scripts/docs/languages.ts';
import { twoFrames } from '../support/two-frames.ts';
import { expect, stageOf, startStudio, test } from './studio-fixtures.ts';

test.describe.configure({ timeout: 90_000 });

/** Each visit has ids of its own, and the studio's visit is another than ours. */
const withoutVisit = (attributes: object): string =>
  JSON.stringify(Object.entries(attributes).sort()).replaceAll(/~\w+/g, '');

const FEED = '?stage.element=ws-feed&feed-id=bakery&page-size=3';

/** The computed style of the first part of this name on the stage. */
const styleOf = (stage: Frame, part: string, property: string): Promise<string> =>
  stage
    .locator(`[data-place] > * [part~="${part}"]`)
    .first()
    .evaluate((element, name) => getComputedStyle(element).getPropertyValue(name), property);

test.describe('a new user', () => {
  test('sees posts at once, finds a story by its name, and goes back', async ({ page, open, complaints }) => {
    const stage = await open();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two lines of HTML');
    await expect(stage.locator('ws-public-posts article')).toHaveCount(12);

    await page.getByRole('searchbox', { name: 'Find a story or a setting' }).fill('masonry');
    await page.getByRole('link', { name: 'Masonry' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Masonry');
    await expect(page).toHaveTitle(/^Masonry/);
    await expect(stage.locator('ws-feed')).toHaveAttribute('layout', 'masonry');
    expect(new URL(page.url()).searchParams.get('layout')).toBe('masonry');

    await page.goBack();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Two lines of HTML');
    await expect(stage.locator('ws-public-posts article')).toHaveCount(12);
    expect(complaints).toEqual([]);
  });

  test('sends a link that shows exactly what they saw', async ({ page, context, open, studio }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(FEED);
    await page.getByRole('radiogroup', { name: 'layout' }).getByRole('radio', { name: 'grid', exact: true }).check();
    await page.getByRole('radio', { name: 'dark', exact: true }).check();
    await page.getByLabel('heading', { exact: true }).fill('News');
    await page.getByLabel('Page', { exact: true }).selectOption('shop');
    await page.getByRole('radio', { name: '360' }).check();
    await page.getByRole('button', { name: 'Copy link' }).click();
    await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
    const link = await page.evaluate(() => navigator.clipboard.readText());
    expect(link.startsWith(studio.url)).toBe(true);

    const other = await context.newPage();
    await other.goto(link);
    const stage = await stageOf(other);
    await expect(stage.locator('ws-feed[layout=grid][theme=dark][heading=News]')).toBeVisible();
    await expect(stage.getByText('From the bakehouse')).toBeVisible();
    expect(await stage.evaluate(() => innerWidth)).toBe(360);
    await expect(other.getByLabel('heading', { exact: true })).toHaveValue('News');
  });

  test('is told in words what stands behind the address of their service', async ({ page, open, studio }) => {
    await open(FEED);
    const baseUrl = page.getByLabel('base-url', { exact: true });
    const answer = page.locator('#answer');
    await expect(answer).toContainText('local service');

    for (const written of ['example', 'ftp://api.example', 'javascript:alert(1)']) {
      await baseUrl.fill(written);
      await expect(answer).toHaveText('This is not an http(s) address. Write it as https://api.example');
    }
    await baseUrl.fill('http://127.0.0.1:1');
    await expect(answer).toContainText('There is no answer from 127.0.0.1:1');
    await baseUrl.fill(studio.service.url);
    for (const [feedId, words] of [
      ['bakery', /Found: \d+ posts\./],
      ['library club', /Found: 130 posts or more in library, \d+ posts in club\./],
      ['nobody', 'has no workspace “nobody”'],
      ['trouble-403', 'refuses workspace “trouble-403” (403)'],
      ['trouble-object', 'not as a workspace service does'],
      ['', 'Enter the id of a workspace'],
    ] as const) {
      await page.getByLabel('feed-id', { exact: true }).fill(feedId);
      await expect(answer).toContainText(words);
    }
  });

  test('gets around by the keyboard alone', async ({ page, open }) => {
    const stage = await open(FEED);
    await page.keyboard.press('Tab');
    await expect(page.getByRole('button', { name: 'Skip to the stage' })).toBeFocused();

    const attributes = page.getByRole('tab', { name: 'Attributes' });
    await attributes.focus();
    await page.keyboard.press('ArrowRight');
    await expect(page.getByRole('tab', { name: 'Style' })).toBeFocused();
    await expect(page.getByRole('heading', { name: 'Custom properties' })).toBeVisible();
    await page.keyboard.press('End');
    await expect(page.getByRole('tab', { name: 'Posts' })).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowRight'); // from the last one to the first
    await expect(page.getByRole('tablist').filter({ hasText: 'Posts' }).getByRole('tab').first()).toBeFocused();

    const handle = page.getByRole('slider', { name: 'Width of the stage' });
    await handle.focus();
    const before = await stage.evaluate(() => innerWidth);
    await page.keyboard.press('ArrowLeft');
    await expect.poll(() => stage.evaluate(() => innerWidth)).toBe(before - 8);
    await page.keyboard.press('Home');
    await expect.poll(() => stage.evaluate(() => innerWidth)).toBe(240);
  });
});

test.describe('a designer', () => {
  test('sees true widths, and drags one', async ({ page, open }) => {
    const stage = await open(FEED);
    for (const width of ['360', '768', '1280']) {
      await page.getByRole('radio', { name: width }).check();
      await expect.poll(() => stage.evaluate(() => innerWidth)).toBe(Number(width));
    }
    await expect(page.getByText(/1280 px at \d+%/)).toBeVisible();

    await page.getByRole('radio', { name: 'Free' }).check();
    const box = await page.getByRole('slider', { name: 'Width of the stage' }).boundingBox();
    if (!box) throw new Error('There is no handle.');
    const free = await stage.evaluate(() => innerWidth);
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x - 100, box.y + box.height / 2, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => stage.evaluate(() => innerWidth)).toBeLessThan(free - 150);
    await expect.poll(() => new URL(page.url()).searchParams.get('stage.width')).toMatch(/^\d+$/);
  });

  test('sees light and dark, both directions, and each language', async ({ page, open }) => {
    const stage = await open(FEED);
    const root = stage.locator('html');
    await page.getByRole('radio', { name: 'Dark', exact: true }).check();
    await expect(root).toHaveCSS('color-scheme', 'dark');
    const directions = page.getByLabel('Direction');
    await directions.selectOption('rtl');
    await expect(root).toHaveAttribute('dir', 'rtl');
    await directions.selectOption('auto');
    await expect(root).toHaveAttribute('dir', 'ltr');

    const languages = page.getByLabel('Language');
    await expect(languages.getByRole('option')).toHaveCount(LANGUAGES.length + 1); // English, too
    await languages.selectOption({ label: 'العربية' });
    await expect(root).toHaveAttribute('lang', 'ar');
    await expect(root).toHaveAttribute('dir', 'rtl');
    await expect(stage.getByRole('button', { name: 'عرض المزيد' })).toBeVisible();
  });

  test('tries a theme, and changes a color, a length and a font of it', async ({ page, open }) => {
    const stage = await open(FEED);
    await page.getByRole('tab', { name: 'Style' }).click();
    await page.getByRole('radio', { name: 'paper' }).check();
    await expect.poll(() => styleOf(stage, 'card', 'background-color')).toBe('rgb(251, 245, 233)');
    await expect(page.getByLabel('Pick --ws-surface')).toHaveValue('#fbf5e9');

    await page.getByLabel('Pick --ws-surface').fill('#00ff88');
    await expect.poll(() => styleOf(stage, 'card', 'background-color')).toBe('rgb(0, 255, 136)');
    await page.getByLabel('Slide --ws-radius').fill('2');
    await expect.poll(() => styleOf(stage, 'card', 'border-top-left-radius')).toBe('32px');
    await page.getByLabel('Family of --ws-font').selectOption({ label: 'Monospace' });
    await expect.poll(() => styleOf(stage, 'text', 'font-family')).toContain('ui-monospace');
    await expect.poll(() => new URL(page.url()).searchParams.get('--ws-radius')).toBe('2em');

    await page.getByRole('button', { name: 'Reset --ws-surface' }).click();
    await expect.poll(() => styleOf(stage, 'card', 'background-color')).toBe('rgb(251, 245, 233)');
  });

  test('points at a part, reads its selector, and writes CSS that shows as it is written', async ({ page, open }) => {
    const stage = await open('?stage.element=ws-feed&feed-id=software&page-size=3&layout=list');
    const inspect = page.getByRole('button', { name: 'Inspect' });
    await inspect.click();
    await page.keyboard.press('Escape');
    await expect(inspect).toHaveAttribute('aria-pressed', 'false');
    await inspect.click();
    const title = stage.getByText('Release 4.2: saved views');
    // A scroll takes the outline away, and may be told after the pointer has moved.
    await title.scrollIntoViewIfNeeded();
    await twoFrames(stage);
    // The link of the post lies over its title.
    await title.hover({ force: true });
    await expect(page.getByText('ws-feed::part(title)')).toBeVisible();
    await title.click({ force: true });

    const css = page.getByLabel('ws-feed::part(title)');
    await css.pressSequentially('color: rgb(1, 2, 3)');
    await expect.poll(() => styleOf(stage, 'title', 'color')).toBe('rgb(1, 2, 3)');
    await css.fill('colour: red');
    await expect(page.getByText('The browser does not understand colour: red')).toBeVisible();
    await css.fill('color: red } * { display: none');
    await expect(page.getByText('Declarations only')).toBeVisible();
    await expect(title).toBeVisible();

    await page.getByRole('button', { name: 'claps', exact: true }).focus();
    await expect(page.getByText('ws-feed::part(claps)').first()).toBeVisible();
  });

  test('builds a card out of the fields of a post', async ({ page, open }) => {
    const stage = await open('?stage.element=ws-feed&feed-id=software&page-size=3');
    await expect(stage.locator('article')).toHaveCount(3);
    await page.getByRole('tab', { name: 'Slots' }).click();
    await page.getByRole('button', { name: 'title', exact: true }).click();
    await expect(stage.locator('article h3').first()).toHaveText('Release 4.2: saved views');
    await page.getByRole('button', { name: 'publishedAt', exact: true }).click();
    await expect(stage.locator('article small').first()).toHaveText(/ago$/);
  });

  test('hears what fires, and calls what can be called', async ({ page, open }) => {
    const stage = await open('?stage.element=ws-feed&feed-id=software&page-size=3');
    await page.getByRole('tab', { name: 'Events' }).click();
    await expect(page.getByText('posts: 3 items, added: 3 items, hasMore: true')).toBeVisible();
    await page.getByRole('button', { name: 'loadMore()' }).click();
    await expect(stage.locator('article')).toHaveCount(6);
    await expect(page.getByText('posts: 6 items, added: 3 items, hasMore: true')).toBeVisible();
    await page.locator('summary', { hasText: 'ws-load' }).first().click();
    await expect(page.locator('details[open] pre')).toContainText('"feedName": "Tidewater Software"');

    await page.getByRole('tab', { name: 'Attributes' }).click();
    await page.getByLabel('feed-id', { exact: true }).fill('trouble-403');
    await expect(page.locator('summary', { hasText: 'ws-error' })).toContainText('error: http');
    const told = page.getByRole('alert').filter({ hasText: 'Only you see this: <ws-feed> Cannot load "trouble-403"' });
    await expect(told).toBeVisible();
    await page.getByLabel('feed-id', { exact: true }).fill('bakery');
    await expect(stage.locator('article').first()).toBeVisible();
    await expect(told).toBeHidden();
  });
});

test('an attribute that is new in the manifest has a control, without a change to the studio', async ({ page }) => {
  const values = { type: { text: "'glad' | 'sad'" }, default: 'glad', values: ['glad', 'sad'] };
  const mood = JSON.stringify({ name: 'mood', fieldName: 'mood', description: 'How it feels.', ...values });
  const studio = await startStudio([
    {
      name: 'new-attribute',
      transform: (code, id) =>
        id.endsWith('virtual:manifest') ? code.replaceAll('"attributes":[', `$&${mood},`) : null,
    },
  ]);
  try {
    await page.goto(studio.url + FEED);
    const stage = await stageOf(page);
    await page.getByRole('radio', { name: 'sad' }).check();
    await expect(stage.locator('ws-feed')).toHaveAttribute('mood', 'sad');
    await expect.poll(() => new URL(page.url()).searchParams.get('mood')).toBe('sad');
  } finally {
    await studio.close();
  }
});

test('a link runs no script, whatever it says', async ({ page, open }) => {
  const hit = 'top.hit=1';
  const html = `<p slot="header">Hello<img src=x onerror="${hit}"><svg onload="${hit}"></svg></p><script>${hit}</script><a slot="header" href="javascript:${hit}">link</a><iframe srcdoc="<script>${hit}</script>"></iframe>`;
  const card = `<template slot="card"><b data-ws-text="feedName" onclick="${hit}"></b><img src=x onerror="${hit}"><script>${hit}</script></template>`;
  const query = new URLSearchParams({
    'stage.element': 'ws-feed',
    'feed-id': 'bakery',
    onclick: hit,
    'slot.header': html,
    'slot.card': card,
    'slot.': `<img src=x onerror="${hit}">`,
    'part.title': `color: red } </style><script>${hit}</script>`,
    '--ws-accent': `red;}</style><script>${hit}</script>`,
    'stage.lang': `"><script>${hit}</script>`,
    'stage.host': `../x"><script>${hit}</script>`,
  });
  const stage = await open(`?${query}`);
  await expect(stage.getByText('Hello')).toBeVisible();
  await expect(stage.locator('article b').first()).toHaveText('Copper Street Bakery');
  await stage.locator('article b').first().click();
  await page.getByRole('tab', { name: 'Slots' }).click();
  for (const frame of page.frames()) {
    expect(await frame.locator('[onclick], [onerror], [onload], [href^="javascript"]').count()).toBe(0);
  }
  expect(await page.evaluate(() => 'hit' in window)).toBe(false);
});

test('every story shows its element as it says', async ({ page, open }) => {
  const stage = await open();
  for (const { title, setting } of STORIES.flatMap((group) => group.stories)) {
    await page.getByRole('link', { name: title.replaceAll('`', ''), exact: true }).click();
    const element = stage.locator(`[data-place] > ${setting.tag}`).first();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title.replaceAll('`', ''));
    const shown = await element.evaluate((one) =>
      Object.fromEntries(one.getAttributeNames().map((name) => [name, one.getAttribute(name)])),
    );
    const { baseUrl, attributes } = setting;
    const written = baseUrl ? { 'base-url': baseUrl, ...attributes } : attributes;
    expect(withoutVisit(shown), title).toBe(withoutVisit(written));
  }
});
