import type { Page } from '@playwright/test';
import { hasTurn } from '../support/deep.ts';
import { exceptionsIn, expect, test } from './fixtures.ts';

// Attacks that are neither a payload of a post nor a fault of the service. SECURITY.md has the result of each.

const FEED = '<ws-feed feed-id="made-40" page-size="10" loading="eager"><p>Our news</p></ws-feed>';

const cards = (page: Page) => page.locator('ws-feed article');

/** Names that a visitor's comment may give to its elements, if the page allows that: they hide the document's own. */
const HIDDEN =
  'querySelector querySelectorAll createElement createTreeWalker importNode currentScript baseURI adoptedStyleSheets visibilityState';

for (const [i, name] of HIDDEN.split(' ').entries()) {
  const tag = hasTurn(i, 3) ? [] : ['@deep'];
  test(`an image called ${name} throws nothing, and leaves words`, { tag }, async ({ page, open, complaints }) => {
    await open(`<img name="${name}" alt=""><embed name="${name}">${FEED.replace('made-40"', 'bakery" lightbox')}`);
    const isReadable = async (): Promise<boolean> =>
      (await cards(page).first().isVisible()) || (await page.getByText('Our news').isVisible());
    await expect.poll(isReadable).toBe(true);
    const image = page.locator('ws-feed [part=image]').first();
    if (await image.isVisible()) await image.click();
    await page.keyboard.press('Escape');
    expect(exceptionsIn(complaints)).toEqual([]);
  });
}

test('a frame that is taken away mid-request leaves nothing that throws', async ({ page, open, site, complaints }) => {
  await open('<iframe></iframe>');
  const frame = `<script type="module" src="${site.url}/dist/ws-widgets.js"></script>${FEED}`;
  for (let i = 0; i < 10; i++) {
    await page.evaluate((html) => {
      const next = document.createElement('iframe');
      next.srcdoc = html;
      document.querySelector('iframe')?.replaceWith(next);
      return new Promise(requestAnimationFrame);
    }, frame);
  }
  await page.evaluate((feed) => {
    document.querySelector('iframe')?.remove();
    document.body.innerHTML = feed;
  }, FEED);
  await expect(cards(page)).toHaveCount(10);
  expect(exceptionsIn(complaints)).toEqual([]);
});
