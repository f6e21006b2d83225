import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import packageJson from '../../package.json' with { type: 'json' };
import { DEFAULT_SETTING, type Setting, writeSetting } from '../../demo/setting/setting.ts';
import { fromEleventy } from '../demo/snippets/read-back.ts';
import { expect, test as base } from './studio-site.ts';

const HEADING = 'Bread & “rolls” {{ daily }}';
const FALLBACK = '<a href="https://example.com/news?a=1&amp;b=2">Read our news</a>';

/** A look that each form has to carry: a preset that was changed, a part, a fallback, a card of the owner's own. */
const SETTING: Setting = {
  ...DEFAULT_SETTING,
  tag: 'ws-feed',
  attributes: { 'feed-id': 'bakery', 'page-size': '3', heading: HEADING },
  preset: 'paper',
  properties: { '--ws-radius': '2rem' },
  parts: { card: 'border-style: dashed; letter-spacing: 2px' },
  slots: {
    '': FALLBACK,
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
      .evaluateAll((images) => images.map((image) => image.getAttribute('alt'))),
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

interface Fixtures {
  /** Opens the built studio with a setting, and keeps what it copies. Returns its address. */
  openStudio(setting: Setting, serviceUrl?: string): Promise<string>;
  /** Opens a page of the site with this in it. */
  paste(code?: string): Promise<void>;
}

const test = base.extend<Fixtures>({
  openStudio: async ({ page, service, serveStudio }, use) => {
    await page.addInitScript(() => {
      const copied: string[] = [];
      Object.assign(globalThis, { copied });
      const writeText = async (text: string) => void copied.push(text);
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
    });
    await use(async (setting, serviceUrl = service.url) => {
      const url = await serveStudio(serviceUrl);
      await page.goto(`${url}${writeSetting(setting)}&stage.dock=code`);
      await expect(stageOf(page, setting.tag)).toBeVisible();
      return url;
    });
  },
  paste: async ({ page, site }, use) => {
    await use(async (code) => {
      site.setPage(`<!doctype html><link rel="icon" href="data:,">${code}`);
      await page.goto(site.url);
    });
  },
});

// One worker builds the studio for all.
test.describe.configure({ mode: 'default' });

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

/** How the tool of each form makes a page of it: of the first of the blocks of its tab, where nothing else is said. */
const PAGES: readonly (readonly [
  name: string,
  form: string,
  options?: readonly string[],
  make?: (blocks: readonly string[]) => string | Promise<string> | undefined,
])[] = [
  ['HTML', 'HTML'],
  ['HTML with all options', 'HTML', OPTIONS],
  ['the classic script', 'Classic script'],
  ['the classic script with all options', 'Classic script', OPTIONS],
  ['WordPress, by a block of HTML', 'WordPress', [], (blocks) => blocks.at(-1)],
  ['Hugo', 'Hugo'],
  ['Eleventy', 'Eleventy', [], ([config = '']) => fromEleventy(config)],
];

for (const [name, form, options = [], make = (blocks: readonly string[]) => blocks[0]] of PAGES) {
  test(`a page with ${name} shows what the stage shows`, async ({ page, service, openStudio, paste, complaints }) => {
    await openStudio(SETTING);
    const shown = await lookOf(stageOf(page));
    const code = await make(await take(page, form, options));
    service.clearRequests();
    await paste(code);
    expect(await lookOf(page.locator('ws-feed'))).toEqual(shown);
    // A hint that missed the element's request would make two.
    expect(service.requests()).toHaveLength(1);
    expect(complaints).toEqual([]);
  });
}

/** What each form without the element says of the setting: no slot but the fallback. */
const PLAIN: Setting = { ...SETTING, slots: { '': FALLBACK }, preset: '', properties: {}, parts: {} };

for (const block of [0, 1]) {
  test(`block ${block} of a frame shows the posts of the stage`, async ({ page, openStudio, paste, complaints }) => {
    await openStudio(PLAIN);
    await paste((await take(page, 'Frame'))[block]);
    const frame = page.frameLocator('iframe');
    await expect(frame.locator('article')).toHaveCount(3);
    await expect(frame.locator('[part=heading]')).toHaveText(HEADING);
    const fits = () =>
      page.locator('iframe').evaluate((iframe) => iframe.clientHeight !== 600 && iframe.style.height !== '');
    if (block === 0) await expect.poll(fits).toBe(true);
    else expect(await fits()).toBe(false);
    expect(complaints).toEqual([]);
  });

  test(`block ${block} of data attributes shows the same posts`, async ({ page, openStudio, paste, complaints }) => {
    await openStudio(PLAIN);
    await paste((await take(page, 'Data attributes'))[block]);
    const feed = page.locator('div > ws-feed');
    await expect(feed.locator('article')).toHaveCount(3);
    await expect(feed.locator('[part=heading]')).toHaveText(HEADING);
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
  test(`a page with <${tag}> shows what the stage shows`, async ({ page, openStudio, paste, complaints }) => {
    const wordsOf = async (element: Locator): Promise<string[]> => {
      await expect(element.locator('[part=text]')).toHaveCount(tag === 'ws-post-card' ? 1 : 4);
      return element.locator('[part=text]').allTextContents();
    };
    await openStudio({ ...DEFAULT_SETTING, tag, attributes });
    const shown = await wordsOf(stageOf(page, tag));
    await paste((await take(page, 'HTML', OPTIONS))[0]);
    expect(await wordsOf(page.locator(tag))).toEqual(shown);
    expect(complaints).toEqual([]);
  });
}

test('a theme that was changed is saved, and holds in place of the preset', async ({ page, openStudio, paste }) => {
  await openStudio(SETTING);
  const shown = await lookOf(stageOf(page));
  await page.getByRole('tab', { name: 'CSS', exact: true }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save paper-changed.css' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('paper-changed.css');
  const theme = readFileSync(await download.path(), 'utf8');
  const [plain = ''] = await take(page, 'HTML');
  await paste(`<style>${theme}</style>${plain.replace(/<link[^>]*>|<style>[^]*?<\/style>/g, '')}`);
  expect(await lookOf(page.locator('ws-feed'))).toEqual(shown);
});

test('what was changed about the look is handed out as CSS, and nothing else', async ({ page, openStudio }) => {
  const studio = await openStudio(SETTING);
  expect(await take(page, 'CSS')).toEqual([
    `<link rel="stylesheet" href="${studio}ws-widgets@${packageJson.version}/themes/paper.css">`,
    'ws-feed {\n  --ws-radius: 2rem;\n}\nws-feed::part(card) {\n  border-style: dashed;\n  letter-spacing: 2px;\n}',
  ]);
  await page.goto(`${studio}${writeSetting({ ...SETTING, preset: '', properties: {}, parts: {} })}&stage.dock=code`);
  await page.getByRole('tab', { name: 'CSS', exact: true }).click();
  await expect(page.locator('studio-code')).toContainText('Nothing is changed');
  await expect(page.getByRole('button', { name: /^Save/ })).toHaveCount(0);
});

test.describe('without a service', () => {
  /** Where nobody listens. */
  const NOBODY = 'http://127.0.0.1:1';
  const expectPicture = (picture: Locator): Promise<void> =>
    expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  test('the studio shows recorded posts with their images, and says so', async ({ page, openStudio }) => {
    await openStudio({ ...SETTING, slots: {}, parts: {} }, NOBODY);
    const feed = stageOf(page);
    await expect(feed.locator('article')).toHaveCount(3);
    await expect(page.locator('studio-records')).toHaveText('No service answers: these are recorded posts.');
    await expectPicture(feed.locator('article [part=image]').first());
    await feed.getByRole('button', { name: /more/i }).click();
    await expect(feed.locator('article')).toHaveCount(6);
    const permalink = await feed.locator('article [part=link]').first().getAttribute('href');
    await page.goto(permalink ?? '');
    await expect(page.locator('h1')).toBeVisible();
    await expectPicture(page.locator('header img'));
  });

  test('no recorded service is handed out', async ({ page, openStudio }) => {
    await openStudio(SETTING, NOBODY);
    await expect(page.locator('studio-code pre')).toContainText('https://api.example');
  });
});

test('with a service, the studio shows its posts, and says whose they are', async ({ page, service, openStudio }) => {
  await openStudio(SETTING);
  await expect(stageOf(page).locator('article')).toHaveCount(3);
  await expect(page.locator('studio-records')).toHaveText(`These posts come from ${new URL(service.url).host}.`);
  expect(service.requests().some((path) => path.startsWith('/feeds/bakery/posts'))).toBe(true);
});
