import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { parse } from 'yaml';
import { expect, test } from './fixtures.ts';

test.beforeEach(({ page }) => page.clock.setFixedTime(new Date('2026-01-02T12:00:00.000Z')));

const feedOf = (page: Page): Locator => page.locator('ws-feed, ws-public-posts');

test('posts that are loading make no noise: their shapes are not announced', async ({ page, open, service }) => {
  await page.route(`${service.url}/feeds/**`, () => new Promise<void>(() => {}));
  await open('<ws-public-posts feed-id="made-3"></ws-public-posts>');
  await expect(page.locator('ws-public-posts [part=skeleton]').first()).toBeVisible();
  expect(await feedOf(page).ariaSnapshot()).toBe('');
});

/** What assistive technology is told of elements. The keys describe it in words. */
const TOLD = parse(readFileSync(join(import.meta.dirname, 'told.yml'), 'utf8')) as Readonly<
  Record<string, { readonly body: string; readonly told: string }>
>;

test(Object.keys(TOLD).join(', and '), async ({ page, open }) => {
  await page.setViewportSize({ width: 400, height: 700 });
  const all = Object.values(TOLD);
  await open(all.map(({ body }) => body.replace(' ', ' loading="eager" ')).join(''));
  for (const [i, { told }] of all.entries()) await expect.soft(feedOf(page).nth(i)).toMatchAriaSnapshot(told);
});

test('a card with all that a post can have is told in the order of sight', async ({ page, open, service }) => {
  const picture = `${service.url}/pictures/avatar-bakery.svg`;
  const post = {
    postId: '1',
    feedName: 'Bakery',
    feedImageUrl: picture,
    header: 'A title',
    postText: '<p>Some <strong>rich</strong> words.</p>',
    media: [{ type: 'image', src: picture, alt: 'A loaf' }],
    ctaLink: { label: 'Order', url: 'https://example.com/order' },
    claps: 1,
    postUrl: 'https://example.com/1',
  };
  await page.route(`${service.url}/feeds/**`, (route) => route.fulfill({ json: [post] }));
  await open('<ws-public-posts feed-id="made-1"></ws-public-posts>');
  await expect(feedOf(page).getByRole('article')).toMatchAriaSnapshot(`
    - article "A title":
      - img "A loaf"
      - text: Bakery
      - heading "A title" [level=2]
      - paragraph:
        - text: Some
        - strong: rich
        - text: words.
      - link "Order A title":
        - /url: https://example.com/order
        - text: Order
      - text: 1 clap
      - link "View post A title":
        - /url: https://example.com/1
        - text: View post
  `);
});
