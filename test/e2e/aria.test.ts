import type { Locator, Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

const NOW = new Date('2026-01-02T12:00:00.000Z');

test.beforeEach(({ page }) => page.clock.setFixedTime(NOW));

const feedOf = (page: Page): Locator => page.locator('ws-feed, ws-public-posts');

test('posts that are loading make no noise: their shapes are not announced', async ({ page, open, service }) => {
  await page.route(`${service.url}/feeds/**`, () => new Promise<void>(() => {}));
  await open('<ws-public-posts feed-id="made-3"></ws-public-posts>');
  await expect(page.locator('ws-public-posts [part=skeleton]').first()).toBeVisible();
  expect(await feedOf(page).ariaSnapshot()).toBe('');
});

/** What is told of an element, by what it promises. */
const TOLD: Readonly<Record<string, readonly [body: string, told: string]>> = {
  'a failure is told, with a button': [
    '<ws-feed feed-id="trouble-429-long"></ws-feed>',
    `
    - /children: equal
    - paragraph: /The posts could not be loaded\\. .+/
    - button "Try again"`,
  ],
  'an empty feed is told in words, and as no feed': [
    '<ws-feed feed-id="empty"></ws-feed>',
    `
    - /children: equal
    - paragraph: There are no posts yet.`,
  ],
  'a feed is told as a feed of articles with names': [
    '<ws-public-posts feed-id="made-3" hide="date"></ws-public-posts>',
    `
    - /children: equal
    - feed "Made 0":
      - /children: equal
      - article "[0/0] A short post made for a test."
      - article "[0/1] A short post made for a test."
      - article "[0/2] A short post made for a test."`,
  ],
  'a heading is told before the posts, and names the feed': [
    '<ws-public-posts feed-id="made-1" hide="date" heading="What is new" heading-level="3"></ws-public-posts>',
    `
    - /children: equal
    - heading "What is new" [level=3]
    - feed "What is new":
      - article "[0/0] A short post made for a test."`,
  ],
  'the one workspace of a feed below a heading is told by that heading, not again by each card': [
    '<ws-public-posts feed-id="made-1" hide="date" heading="News of Made 0"></ws-public-posts>',
    `
    - feed:
      - article:
        - /children: equal
        - text: "[0/0] A short post made for a test."
        - img /^\\d+ claps?$/: /^\\d+$/
        - link "View post [0/0] A short post made for a test."`,
  ],
  'a broken setup is told, without a button that could not help': [
    '<ws-feed lang="en"></ws-feed>',
    `
    - /children: equal
    - paragraph: The posts could not be loaded.`,
  ],
  'a feed that grows has its button behind its posts': [
    '<ws-feed feed-id="made-3" page-size="2" hide="date"></ws-feed>',
    `
    - feed "Made 0":
      - article
      - article
    - button "Load more"`,
  ],
  'a card is told with its author, text, claps and link, and the age of its post': [
    '<ws-public-posts feed-id="made-1"></ws-public-posts>',
    `
    - article "[0/0] A short post made for a test. 2 days ago":
      - text: Made 0
      - time: 2 days ago
      - text: "[0/0] A short post made for a test."
      - img /^\\d+ claps?$/: /^\\d+$/
      - link "View post [0/0] A short post made for a test.":
        - /url: /.+made-0-0$/
        - text: View post`,
  ],
};

test(Object.keys(TOLD).join(', and '), async ({ page, open }) => {
  await page.setViewportSize({ width: 400, height: 700 });
  const all = Object.values(TOLD);
  await open(all.map(([body]) => body.replace(' ', ' loading="eager" ')).join(''));
  for (const [i, [, told]] of all.entries()) await expect.soft(feedOf(page).nth(i)).toMatchAriaSnapshot(told);
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
      - link "Order":
        - /url: https://example.com/order
      - img "1 clap": "1"
      - link "View post A title":
        - /url: https://example.com/1
        - text: View post
  `);
});

test('a carousel is told as a region of articles with their places and two buttons, the first one disabled', async ({
  page,
  open,
}) => {
  await page.setViewportSize({ width: 700, height: 700 });
  await open('<ws-public-posts feed-id="made-5" limit="5" layout="carousel" hide="date"></ws-public-posts>');
  await expect(feedOf(page).getByRole('button', { name: 'Next posts' })).toBeVisible();
  await expect(feedOf(page)).toMatchAriaSnapshot(`
    - /children: equal
    - region "Made 0":
      - button "Previous posts" [disabled]
      - paragraph
      - button "Next posts"
      - group "Made 0":
        - article "1 of 5, [0/0] A short post made for a test."
        - article "2 of 5, [0/1] A short post made for a test."
        - article "3 of 5, [0/2] A short post made for a test."
        - article "4 of 5, [0/3] A short post made for a test."
        - article "5 of 5, [0/4] A short post made for a test."
  `);
  // The snapshot does not know of it.
  await expect(feedOf(page).locator('article[inert]')).toHaveCount(3);
  await expect(feedOf(page).getByRole('feed')).toHaveCount(0);
});

test('a carousel that is left is told as a feed again, and nothing else', async ({ page, open }) => {
  await open('<ws-public-posts feed-id="made-3" layout="carousel" hide="date"></ws-public-posts>');
  await expect(feedOf(page).getByRole('region')).toBeVisible();
  await feedOf(page).evaluate((feed) => feed.setAttribute('layout', 'list'));
  await expect(feedOf(page)).toMatchAriaSnapshot(`
    - /children: equal
    - feed "Made 0":
      - /children: equal
      - article
      - article
      - article
  `);
  await expect(feedOf(page).getByRole('region')).toHaveCount(0);
  await expect(feedOf(page).getByRole('button')).toHaveCount(0);
});
