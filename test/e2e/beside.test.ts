import { some } from '../support/deep.ts';
import { Gate } from '../support/gate.ts';
import { shiftsDuring, watchShifts } from '../support/watch-shifts.ts';
import { expect, test } from './fixtures.ts';

const CORE = /\/core-[\da-f]{8}\.js$/;

for (const [asked, part] of some([
  ['', 'more'],
  // In the other designs, the footer is at the end of a card, and begins some pixels earlier with the share button.
  ['search lightbox share design="social"', 'search-field'],
  ['refresh-every="15" measure all-href="https://example.com/all"', 'more'],
  ['messages=\'{"more": "Older"}\'', 'more'],
])) {
  test(`posts are displayed before what they do not need, which moves nothing: ${asked}`, async ({ page, open }) => {
    await watchShifts(page);
    const others = await Gate.on(page, /\/dist\/(?!core-|masonry-)[\w-]+-[\da-f]{8}\.js$/);
    const opened = open(
      `<ws-feed feed-id="bakery" page-size="3" hide="image" ${asked}></ws-feed><footer>Below</footer>`,
    );
    await expect(page.locator('article')).toHaveCount(3);
    await expect(page.locator(`[part=${part}]`)).toHaveCount(0);
    const shifts = await shiftsDuring(page, async () => {
      await others.open();
      await opened; // in Firefox, a page is not loaded before its imports are
      await expect(page.locator(`[part=${part}]`)).toBeVisible();
    });
    expect(shifts).toEqual([]);
  });
}

for (const [tag, look, fallback] of some([
  ['ws-public-posts', 'limit="6"', 'Read our news'],
  ['ws-feed', 'page-size="4" layout="grid" heading="News"', ''],
  ['ws-public-posts', 'limit="5" layout="compact" theme="light"', ''],
] as const)) {
  test(`the first file keeps the space of <${tag} ${look}>: nothing moves later`, async ({ page, open, service }) => {
    await watchShifts(page);
    const core = await Gate.on(page, CORE);
    const answers = await Gate.on(page, `${service.url}/feeds/**`);
    const ran = page.waitForRequest(CORE);
    const opened = open(`<${tag} feed-id="bakery" ${look}>${fallback}</${tag}><footer>Below</footer>`);
    await ran;
    await expect.poll(() => page.locator(tag).evaluate((element) => element.clientHeight)).toBeGreaterThan(300);
    const shifts = await shiftsDuring(page, async () => {
      await core.open();
      await opened;
      await expect(page.locator('[part=skeleton]').first()).toBeAttached();
    });
    expect(shifts).toEqual([]);
    await answers.open();
    await expect(page.locator('article').first()).toBeVisible();
  });
}
