import type { Locator, Page } from '@playwright/test';
import { DEFAULT_SETTING, type Setting, writeSetting } from '../../demo/setting/setting.ts';
import { fromEleventy } from '../demo/snippets/read-back.ts';
import { expect, tab, test as base } from './studio-fixtures.ts';
import { serveStudio } from './studio-site.ts';

/** A look that the code must reproduce in each form: a changed preset, a part, a fallback, an owner's card. */
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

/** What must be the same in all copies of a feed. */
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

const onStage = (page: Page, tag = 'ws-feed'): Locator => page.frameLocator('iframe').locator(tag);

interface Fixtures {
  /** The URL of the studio as static files, which uses the service of the test. */
  builtUrl: string;
  /** Opens it with a setting, and records what it copies to the clipboard. */
  openStudio(setting: Setting, url?: string): Promise<void>;
  /** Opens a page of another site with this code in it, beside the studio. Resolves to the page and its complaints. */
  paste(code?: string): Promise<{ page: Page; complaints: readonly string[] }>;
}

const test = base.extend<Fixtures>({
  builtUrl: async ({ service }, use) => {
    const { url, close } = await serveStudio(service.url);
    await use(url);
    await close();
  },
  openStudio: async ({ page, builtUrl }, use) => {
    await page.addInitScript(() => {
      const copied: string[] = [];
      Object.assign(globalThis, { copied });
      const writeText = async (text: string) => void copied.push(text);
      Object.defineProperty(navigator, 'clipboard', { value: { writeText } });
    });
    await use(async (setting, url = builtUrl) => {
      await page.goto(`${url}${writeSetting(setting)}&stage.dock=code`);
      await expect(onStage(page, setting.tag)).toBeVisible();
    });
  },
  paste: async ({ context, site }, use) => {
    const other = await context.newPage();
    const complaints: string[] = [];
    other.on('pageerror', ({ message }) => complaints.push(message));
    other.on('console', (line) => ['error', 'warning'].includes(line.type()) && complaints.push(line.text()));
    await use(async (code) => {
      complaints.length = 0;
      site.setPage(`<!doctype html><link rel="icon" href="data:,">${code}`);
      await other.goto(site.url);
      return { page: other, complaints };
    });
  },
});

/** Copies the code of a form from the page: each of its blocks, by its button. */
async function take(page: Page, form: string, options: readonly string[] = []): Promise<string[]> {
  await tab(page, form).click();
  const code = page.locator('studio-code');
  for (const option of options) await code.getByLabel(option, { exact: true }).check();
  const count = await code.getByRole('button', { name: /^Copy/ }).count();
  for (let index = 0; index < count; index++) {
    await code.locator('.block').nth(index).getByRole('button').click();
    await expect(code.getByRole('status')).toHaveText(/^Copied: ./);
  }
  return page.evaluate((many) => (globalThis as unknown as { copied: string[] }).copied.slice(-many), count);
}

const OPTIONS = ['Integrity', 'Preload and reserve space', 'Fallback'];
type Make = (blocks: readonly string[]) => string | Promise<string> | undefined;

/** How the tool of each form makes a page of its code: from the first block in its tab, where there is no `make`. */
const PAGES: readonly (readonly [form: string, options?: readonly string[], make?: Make])[] = [
  ['HTML'],
  ['Classic script'],
  ['WordPress', [], (blocks) => blocks.at(-1)], // a block of HTML
  ['Hugo'],
  ['Eleventy', [], ([config = '']) => fromEleventy(config)],
  ['HTML', OPTIONS],
  ['Classic script', OPTIONS],
];

test('a page with each form of the code shows what the stage shows', async ({ page, service, openStudio, paste }) => {
  await openStudio(SETTING);
  await expect(page.locator('studio-records')).toHaveText(`These posts come from ${new URL(service.url).host}.`);
  const shown = await lookOf(onStage(page));
  for (const [form, options = [], make = (blocks: readonly string[]) => blocks[0]] of PAGES) {
    await test.step(`${form} ${options.join()}`, async () => {
      const code = await make(await take(page, form, options));
      service.clearRequests();
      const pasted = await paste(code);
      expect(await lookOf(pasted.page.locator('ws-feed'))).toEqual(shown);
      // If a preload hint did not match the element's request, there would be two.
      expect(service.requests()).toHaveLength(1);
      expect(pasted.complaints).toEqual([]);
    });
  }
});
