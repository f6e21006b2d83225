import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import packageJson from '../../package.json' with { type: 'json' };
import { DEFAULT_SETTING, type Setting, writeSetting } from '../../demo/setting/setting.ts';
import { fromEleventy } from '../demo/snippets/read-back.ts';
import { expect, test } from './studio-site.ts';

// One worker builds the studio for all.
test.describe.configure({ mode: 'default' });

/** A look that each form has to carry: a preset that was changed, a part, a fallback, a card of the owner's own. */
const SETTING: Setting = {
  ...DEFAULT_SETTING,
  tag: 'ws-feed',
  attributes: { 'feed-id': 'bakery', 'page-size': '3', heading: 'Bread & “rolls” {{ daily }}' },
  preset: 'paper',
  properties: { '--ws-radius': '2rem' },
  parts: { card: 'border-style: dashed; letter-spacing: 2px' },
  slots: {
    '': '<a href="https://example.com/news?a=1&amp;b=2">Read our news</a>',
    card: '<template slot="card"><h3 part="headline" data-ws-text="text"></h3><img data-ws-src="media.0.src" alt=""></template>',
  },
};

/** What the copies of a feed have to have in common. */
async function lookOf(feed: Locator): Promise<unknown> {
  await expect(feed.locator('article')).toHaveCount(3);
  return {
    heading: await feed.locator('[part=heading]').textContent(),
    words: await feed.locator('[part=headline]').allTextContents(),
    pictures: await feed
      .locator('article img')
      .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).alt)),
    fallback: await feed.locator('> a').evaluate((link) => link.outerHTML),
    styles: await feed.locator('article').evaluateAll((cards) =>
      cards.map((card) => {
        const { backgroundColor, borderRadius, borderStyle, fontFamily, letterSpacing } = getComputedStyle(card);
        return { backgroundColor, borderRadius, borderStyle, fontFamily, letterSpacing };
      }),
    ),
  };
}

const stageOf = (page: Page, tag = 'ws-feed'): Locator => page.frameLocator('iframe').locator(tag);

/** Opens the studio, and keeps what it copies. */
async function openStudio(page: Page, url: string, setting: Setting): Promise<void> {
  await page.addInitScript(() => {
    const copied: string[] = [];
    Object.assign(globalThis, { copied });
    Object.defineProperty(navigator, 'clipboard', {
      value: { writeText: async (text: string) => void copied.push(text) },
    });
  });
  await page.goto(`${url}${writeSetting(setting)}&stage.dock=code`);
  await expect(stageOf(page, setting.tag)).toBeVisible();
}

/** Takes a form from the page: each of its blocks, by its button. */
async function take(page: Page, form: string, options: readonly string[] = []): Promise<string[]> {
  await page.getByRole('tab', { name: form, exact: true }).click();
  const code = page.locator('studio-code');
  for (const option of options) await code.getByLabel(option, { exact: true }).check();
  const buttons = code.getByRole('button', { name: /^Copy/ });
  const count = await buttons.count();
  for (let index = 0; index < count; index++) {
    await code.locator('.block').nth(index).getByRole('button').click();
    await expect(code.getByRole('status')).toHaveText(/^Copied: ./);
  }
  return page.evaluate((many) => (globalThis as unknown as { copied: string[] }).copied.slice(-many), count);
}

const OPTIONS = ['Integrity', 'Preload and reserve space', 'Fallback'];

/** How the tool of each form makes a page of it; the blocks are those of its tab. */
const PAGES: readonly (readonly [
  name: string,
  form: string,
  options: readonly string[],
  make: (blocks: readonly string[], filesUrl: string) => string | Promise<string>,
])[] = [
  ['HTML', 'HTML', [], ([page = '']) => page],
  ['HTML with all options', 'HTML', OPTIONS, ([page = '']) => page],
  ['the classic script', 'Classic script', [], ([page = '']) => page],
  ['the classic script with all options', 'Classic script', OPTIONS, ([page = '']) => page],
  ['WordPress, by a block of HTML', 'WordPress', [], (blocks) => blocks.at(-1) ?? ''],
  ['Hugo', 'Hugo', [], ([shortcode = '']) => shortcode],
  ['Eleventy', 'Eleventy', [], ([config = '']) => fromEleventy(config)],
];

for (const [name, form, options, make] of PAGES) {
  test(`an empty page with ${name} shows what the stage shows`, async ({
    page,
    site,
    service,
    serveStudio,
    complaints,
  }) => {
    const studio = await serveStudio(service.url);
    await openStudio(page, studio, SETTING);
    const shown = await lookOf(stageOf(page));
    const blocks = await take(page, form, options);
    site.setPage(`<link rel="icon" href="data:,">${await make(blocks, `${studio}ws-widgets@${packageJson.version}/`)}`);
    service.clearRequests();
    await page.goto(site.url);
    expect(await lookOf(page.locator('ws-feed'))).toEqual(shown);
    // A hint that missed the element's request would make two.
    expect(service.requests()).toHaveLength(1);
    expect(complaints).toEqual([]);
  });
}

/** What each form without the element says of the setting: no slot but the fallback. */
const PLAIN: Setting = {
  ...SETTING,
  slots: { '': '<a href="https://example.com/news?a=1&amp;b=2">Read our news</a>' },
  preset: '',
  properties: {},
  parts: {},
};

for (const block of [0, 1]) {
  test(`a frame shows the posts of the stage, as block ${block} has it`, async ({
    page,
    site,
    service,
    serveStudio,
    complaints,
  }) => {
    const studio = await serveStudio(service.url);
    await openStudio(page, studio, PLAIN);
    const blocks = await take(page, 'Frame');
    site.setPage(`<!doctype html><link rel="icon" href="data:,">${blocks[block]}`);
    await page.goto(site.url);
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('article')).toHaveCount(3);
    await expect(frame.locator('[part=heading]')).toHaveText('Bread & “rolls” {{ daily }}');
    const fits = () =>
      page.locator('iframe').evaluate((iframe) => iframe.clientHeight !== 600 && iframe.style.height !== '');
    if (block === 0) await expect.poll(fits).toBe(true);
    else expect(await fits()).toBe(false);
    expect(complaints).toEqual([]);
  });

  test(`a <div> with data attributes shows the posts of the stage, as block ${block} has it`, async ({
    page,
    site,
    service,
    serveStudio,
    complaints,
  }) => {
    await openStudio(page, await serveStudio(service.url), PLAIN);
    const blocks = await take(page, 'Data attributes');
    site.setPage(`<!doctype html><link rel="icon" href="data:,">${blocks[block]}`);
    await page.goto(site.url);
    const feed = page.locator('div > ws-feed');
    await expect(feed.locator('article')).toHaveCount(3);
    await expect(feed.locator('[part=heading]')).toHaveText('Bread & “rolls” {{ daily }}');
    await expect(feed.locator('> a')).toHaveAttribute('href', 'https://example.com/news?a=1&b=2');
    expect(complaints).toEqual([]);
  });
}

const OTHERS: readonly (readonly [tag: string, attributes: Setting['attributes']])[] = [
  ['ws-public-posts', { 'feed-id': 'bakery club', limit: '4', layout: 'grid' }],
  ['ws-embed', { 'embed-id': 'town', org: 'valley', 'page-size': '4' }],
  ['ws-post-card', {}],
];

for (const [tag, attributes] of OTHERS) {
  test(`an empty page with <${tag}> shows what the stage shows`, async ({
    page,
    site,
    service,
    serveStudio,
    complaints,
  }) => {
    const wordsOf = async (element: Locator): Promise<string[]> => {
      await expect(element.locator('[part=text]')).toHaveCount(tag === 'ws-post-card' ? 1 : 4);
      return element.locator('[part=text]').allTextContents();
    };
    await openStudio(page, await serveStudio(service.url), { ...DEFAULT_SETTING, tag, attributes });
    const shown = await wordsOf(stageOf(page, tag));
    const [code = ''] = await take(page, 'HTML', OPTIONS);
    site.setPage(`<link rel="icon" href="data:,">${code}`);
    await page.goto(site.url);
    expect(await wordsOf(page.locator(tag))).toEqual(shown);
    expect(complaints).toEqual([]);
  });
}

test('a theme that was changed is saved, and holds in place of the preset', async ({
  page,
  site,
  service,
  serveStudio,
}) => {
  const studio = await serveStudio(service.url);
  await openStudio(page, studio, SETTING);
  const shown = await lookOf(stageOf(page));
  await page.getByRole('tab', { name: 'CSS', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save paper-changed.css' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('paper-changed.css');
  const theme = readFileSync(await download.path(), 'utf8');
  const [plain = ''] = await take(page, 'HTML');
  site.setPage(`<style>${theme}</style>${plain.replace(/<link[^>]*>|<style>[^]*?<\/style>/g, '')}`);
  await page.goto(site.url);
  expect(await lookOf(page.locator('ws-feed'))).toEqual(shown);
});

test('what was changed about the look is handed out as CSS, and nothing else', async ({
  page,
  service,
  serveStudio,
}) => {
  const studio = await serveStudio(service.url);
  await openStudio(page, studio, SETTING);
  expect(await take(page, 'CSS')).toEqual([
    `<link rel="stylesheet" href="${studio}ws-widgets@${packageJson.version}/themes/paper.css">`,
    'ws-feed {\n  --ws-radius: 2rem;\n}\nws-feed::part(card) {\n  border-style: dashed;\n  letter-spacing: 2px;\n}',
  ]);
  await page.goto(`${studio}${writeSetting({ ...SETTING, preset: '', properties: {}, parts: {} })}&stage.dock=code`);
  await page.getByRole('tab', { name: 'CSS', exact: true }).click();
  await expect(page.locator('studio-code')).toContainText('Nothing is changed');
  await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0);
});

test('the files are where the visitor says, in each form', async ({ page, service, serveStudio }) => {
  await openStudio(page, await serveStudio(service.url), SETTING);
  await page.getByLabel('Files at').fill('https://files.example/ws');
  for (const form of ['HTML', 'Classic script', 'WordPress', 'Hugo', 'Eleventy']) {
    expect((await take(page, form)).join('\n')).toContain('"https://files.example/ws/themes/paper.css"');
  }
});

test('the forms are chosen by the keyboard', async ({ page, service, serveStudio }) => {
  await openStudio(page, await serveStudio(service.url), SETTING);
  const tab = (name: string): Locator => page.getByRole('tab', { name, exact: true });
  await tab('HTML').focus();
  await page.keyboard.press('ArrowRight');
  await expect(tab('Classic script')).toBeFocused();
  await expect(page.locator('studio-code pre')).toContainText('ws-widgets.iife.js');
  await page.keyboard.press('End');
  await expect(tab('CSS')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab('HTML')).toBeFocused();
});

test('a link hands out no script, whatever stands in it', async ({ page, service, serveStudio }) => {
  const slots = {
    '': '<p onclick="alert(1)">Words</p><script>alert(1)</script><a href="javascript:alert(1)">Link</a>',
    empty: '<iframe slot="empty" srcdoc="<script>alert(1)</script>"></iframe>',
  };
  await openStudio(page, await serveStudio(service.url), { ...SETTING, slots });
  for (const form of ['HTML', 'React', 'Vue', 'Svelte', 'Angular', 'WordPress', 'Hugo', 'Eleventy']) {
    const code = (await take(page, form)).join('\n');
    expect(code).toContain('Words');
    expect(code).not.toContain('alert');
  }
});

test.describe('without a service', () => {
  /** Where nobody listens. */
  const NOBODY = 'http://127.0.0.1:1';

  test('the studio shows recorded posts with their images, and says so', async ({ page, serveStudio }) => {
    await openStudio(page, await serveStudio(NOBODY), { ...SETTING, slots: {}, parts: {} });
    const feed = stageOf(page);
    await expect(feed.locator('article')).toHaveCount(3);
    await expect(page.locator('studio-records')).toHaveText('No service answers: these posts are recorded ones.');
    const picture = feed.locator('article [part=image]').first();
    await expect.poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth)).toBeGreaterThan(0);
    await feed.getByRole('button', { name: /more/i }).click();
    await expect(feed.locator('article')).toHaveCount(6);
    const permalink = await feed.locator('article [part=link]').first().getAttribute('href');
    await page.goto(permalink ?? '');
    await expect(page.locator('h1')).toBeVisible();
    await expect
      .poll(() => page.locator('header img').evaluate((image) => (image as HTMLImageElement).naturalWidth))
      .toBeGreaterThan(0);
  });

  test('trouble is what it is with one', async ({ page, serveStudio }) => {
    const attributes = { 'feed-id': 'trouble-403', 'page-size': '1' };
    await openStudio(page, await serveStudio(NOBODY), { ...SETTING, attributes, slots: {} });
    await expect(stageOf(page)).toContainText('The service answered with an error.');
  });

  test('no recorded service is handed out', async ({ page, serveStudio }) => {
    await openStudio(page, await serveStudio(NOBODY), SETTING);
    await expect(page.locator('studio-code pre')).toContainText('https://api.example');
  });
});

test('with a service, the built studio shows its posts, and says whose they are', async ({
  page,
  service,
  serveStudio,
}) => {
  await openStudio(page, await serveStudio(service.url), SETTING);
  await expect(stageOf(page).locator('article')).toHaveCount(3);
  await expect(page.locator('studio-records')).toHaveText(`These posts come from ${new URL(service.url).host}.`);
  expect(service.requests().some((path) => path.startsWith('/feeds/bakery/posts'))).toBe(true);
});
