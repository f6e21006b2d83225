import { LAYOUT_NAMES } from '../support/names.ts';
import { decodeImages } from '../support/decode-images.ts';
import { hasTurn, some } from '../support/deep.ts';
import { Gate } from '../support/gate.ts';
import { twoFrames } from '../support/two-frames.ts';
import { shiftsDuring, watchShifts } from '../support/watch-shifts.ts';
import { expect, test } from './fixtures.ts';
import { moduleTag, pageOf } from './hosted.ts';

test.beforeEach(({ page }) => watchShifts(page));

const LOOKS = [
  ['', 360],
  ['', 1280],
  ['hide="image"', 360],
  ['hide="image"', 1280],
  ...[360, 960, 1280, 1920].map((width) => ['layout="grid"', width] as const), // a column, three, four, and six
  ['layout="grid" featured', 768],
  ['layout="grid" featured', 1280],
  ['layout="masonry"', 960],
  ['layout="masonry"', 1920],
  // The height of a carousel depends on the cards in view: what is below it may move, once.
  ['layout="carousel" style="margin-block-end: 100vh"', 1920],
] as const;

for (const [i, [look, width]] of LOOKS.entries()) {
  const name = `posts take the space that is reserved for them, and stay there: ${width} px ${look}`;
  test(name, { tag: hasTurn(i, 4) ? [] : ['@deep'] }, async ({ page, open, service }) => {
    await page.setViewportSize({ width, height: 800 });
    // A machine so slow that only a few cards are rendered at a time.
    const client = await page.context().newCDPSession(page);
    await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
    const answers = await Gate.on(page, `${service.url}/feeds/**`);
    await open(
      `<ws-public-posts feed-id="bakery" limit="12" ${look}></ws-public-posts><footer>Below the posts</footer>`,
    );
    // The answer comes after the reserved space has been painted.
    await expect(page.locator('[part=skeleton]').first()).toBeAttached();
    const shifts = await shiftsDuring(page, async () => {
      await answers.open();
      await expect(page.locator('article')).toHaveCount(12);
      await decodeImages(page.locator('[part=image]'));
    });
    expect(shifts).toEqual([]);
  });
}

for (const look of some([...LAYOUT_NAMES.map((name) => `layout="${name}"`), 'layout="grid" featured'])) {
  test(`the shapes of posts stay where they are when their styles come: ${look}`, async ({ page, open, service }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const answers = await Gate.on(page, `${service.url}/feeds/**`);
    const modules = await Gate.on(page, /\/dist\/(?!core|ws-widgets).*\.js/);
    await open(`<ws-public-posts feed-id="bakery" limit="12" ${look}></ws-public-posts>`);
    await expect(page.locator('[part=skeleton]')).toHaveCount(12);
    const shifts = await shiftsDuring(page, async () => {
      await modules.open();
      await page.waitForLoadState('load');
      await twoFrames(page);
      await answers.open();
      await expect(page.locator('article')).toHaveCount(12);
    });
    expect(shifts).toEqual([]);
  });
}

test('posts that come before their elements have "Read more" at the first paint', async ({ page, open }) => {
  await page.setViewportSize({ width: 412, height: 800 });
  const core = await Gate.on(page, '**/core-*.js');
  const answer = page.waitForResponse('**/feeds/**');
  await open(
    '<ws-public-posts feed-id="software" limit="8" lines="3"></ws-public-posts><footer>Below the posts</footer>',
  );
  await (await answer).finished();
  const shifts = await shiftsDuring(page, async () => {
    await core.open();
    await expect(page.locator('.read-more').first()).toBeInViewport();
    await expect(page.locator('article')).toHaveCount(8);
    await decodeImages(page.locator('[part=image]'));
  });
  expect(shifts).toEqual([]);
});

for (const look of [...LAYOUT_NAMES.map((name) => `layout="${name}"`), 'design="overlay"', 'layout="grid" featured'])
  test(
    `a feed rests beside a scroll bar in a window of any width: ${look}`,
    { tag: '@deep' },
    async ({ playwright, site, service }) => {
      const browser = await playwright.chromium.launch({ ignoreDefaultArgs: ['--hide-scrollbars'] });
      const page = await browser.newPage({ viewport: { width: 685, height: 100 } });
      site.setPage(pageOf(moduleTag(service.url), `<ws-feed feed-id="bakery" page-size="8" ${look}></ws-feed>`));
      await page.goto(site.url);
      await expect(page.locator('article')).toHaveCount(8);
      await decodeImages(page.locator('[part=image]'));
      /** The heights of the page over some frames, each with the width that the scroll bar and the margins take. */
      const heights = async (): Promise<string[]> => {
        const seen = new Set<string>();
        for (let i = 0; i < 20; i++)
          seen.add(
            await page.evaluate(() => `${document.body.offsetHeight} ${innerWidth - document.body.offsetWidth}`),
          );
        return [...seen];
      };
      expect(await heights()).toEqual([expect.stringMatching(/ 31$/)]);
      for (let width = 450; width < 1300; width += 37) {
        await page.setViewportSize({ width, height: 9000 });
        await expect.poll(heights).toHaveLength(1);
        const height = parseInt((await heights())[0] ?? '') + 13; // 3 px too low, because the margins of the page take 16 px
        await page.setViewportSize({ width, height });
        await expect.poll(heights, `${width} x ${height} px`).toHaveLength(1);
      }
      await browser.close();
    },
  );
