import { LAYOUT_NAMES } from '../support/names.ts';
import { decodeImages } from '../support/decode-images.ts';
import { hasTurn, some } from '../support/deep.ts';
import { Gate } from '../support/gate.ts';
import { twoFrames } from '../support/two-frames.ts';
import { watchShifts } from '../support/watch-shifts.ts';
import { expect, test } from './fixtures.ts';

/** Of any shape: their frames are as they were. */
test('images of odd shapes move nothing when they arrive, nor when they are marked', async ({ page, open }) => {
  const shiftsSince = await watchShifts(page);
  const images = await Gate.on(page, '**/pictures/**');
  await open('<ws-public-posts feed-id="odd" limit="30" layout="grid" design="social"></ws-public-posts>');
  await expect(page.locator('article')).toHaveCount(16);
  await twoFrames(page);
  const renderedAtMs = await page.evaluate(() => performance.now());
  await images.open();
  await page.locator('[part=image]').evaluateAll((all) => {
    for (const image of all) (image as HTMLImageElement).loading = 'eager'; // of which some are broken
  });
  await expect(page.locator('[data-shape=icon]')).toHaveCount(1);
  await expect(page.locator('canvas').first()).toBeAttached();
  await twoFrames(page);
  expect(await shiftsSince(renderedAtMs)).toEqual([]);
});

/** How high a carousel is depends on what is in view: what is below it may move, once. */
const CAROUSEL = 'layout="carousel" style="margin-block-end: 100vh"';

for (const [look, widths] of [
  ['', [360, 1280]],
  ['hide="image"', [360, 1280]],
  ['layout="grid"', [360, 960, 1280, 1920]], // a column, three, four, and six
  ['layout="grid" featured', [768, 1280]],
  ['layout="masonry"', [960, 1920]],
  [CAROUSEL, [1920]],
] as const) {
  for (const [i, width] of widths.entries()) {
    const tag = hasTurn(i, widths.length) ? [] : ['@deep'];
    test(
      `posts take the space that is reserved for them, and stay there: ${width} px ${look}`,
      { tag },
      async ({ page, open, service }) => {
        await page.setViewportSize({ width, height: 800 });
        // A machine so slow that few cards come at a time.
        const client = await page.context().newCDPSession(page);
        await client.send('Emulation.setCPUThrottlingRate', { rate: 4 });
        const shiftsSince = await watchShifts(page);
        const answers = await Gate.on(page, `${service.url}/feeds/**`);
        await open(
          `<ws-public-posts feed-id="bakery" limit="12" ${look}></ws-public-posts><footer>Below the posts</footer>`,
        );
        // The answer comes when the reserved space was painted.
        await expect(page.locator('[part=skeleton]').first()).toBeAttached();
        await twoFrames(page);
        const reservedAtMs = await page.evaluate(() => performance.now());
        await answers.open();
        await expect(page.locator('article')).toHaveCount(12);
        await decodeImages(page.locator('[part=image]'));
        await twoFrames(page);
        expect(await shiftsSince(reservedAtMs)).toEqual([]);
      },
    );
  }
}

for (const look of some([...LAYOUT_NAMES.map((name) => `layout="${name}"`), 'layout="grid" featured'])) {
  test(`the shapes of posts stay where they are when the styles of these come: ${look}`, async ({
    page,
    open,
    service,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 });
    const shiftsSince = await watchShifts(page);
    const answers = await Gate.on(page, `${service.url}/feeds/**`);
    const modules = await Gate.on(page, /\/dist\/(?!core|ws-widgets).*\.js/);
    await open(`<ws-public-posts feed-id="bakery" limit="12" ${look}></ws-public-posts>`);
    await expect(page.locator('[part=skeleton]')).toHaveCount(12);
    await twoFrames(page);
    const paintedAtMs = await page.evaluate(() => performance.now());
    await modules.open();
    await page.waitForLoadState('load');
    await twoFrames(page);
    await answers.open();
    await expect(page.locator('article')).toHaveCount(12);
    expect(await shiftsSince(paintedAtMs)).toEqual([]);
  });
}

test('posts that come before the elements are defined have their "Read more" from the first paint on', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 412, height: 800 });
  const shiftsSince = await watchShifts(page);
  const core = await Gate.on(page, '**/core-*.js');
  const answer = page.waitForResponse('**/feeds/**');
  await open(
    '<ws-public-posts feed-id="software" limit="8" lines="3"></ws-public-posts><footer>Below the posts</footer>',
  );
  await (await answer).finished();
  await twoFrames(page);
  const reservedAtMs = await page.evaluate(() => performance.now());
  await core.open();
  await expect(page.locator('.read-more').first()).toBeInViewport();
  await expect(page.locator('article')).toHaveCount(8);
  await decodeImages(page.locator('[part=image]'));
  await twoFrames(page);
  expect(await shiftsSince(reservedAtMs)).toEqual([]);
});
