import { expect, test } from './fixtures.ts';

const TAGS = ['ws-public-posts', 'ws-feed', 'ws-embed', 'ws-post-card'];

const FEEDS = [
  ['ws-public-posts', 'feed-id="made-3"'],
  ['ws-feed', 'feed-id="made-3"'],
  ['ws-embed', 'embed-id="join-made-3" org="valley"'],
] as const;

for (const [tag, setup] of FEEDS) {
  test(`${tag}.js registers <${tag}> alone and shows posts, having asked for no other file`, async ({
    page,
    open,
    site,
    service,
    complaints,
  }) => {
    await open(`<${tag} ${setup}></${tag}>`, {
      head: `<script type="module" src="/dist/${tag}.js" data-base-url="${service.url}"></script>`,
    });
    await expect(page.locator('article')).toHaveCount(3);
    expect(site.asked.filter((file) => file.endsWith('.js') && !/^(controls|prose)-/.test(file))).toEqual([
      `${tag}.js`,
    ]);
    expect(await page.evaluate((tags) => tags.filter((name) => customElements.get(name)), TAGS)).toEqual([tag]);
    expect(complaints).toEqual([]);
  });
}

test('ws-post-card.js registers <ws-post-card> alone and shows the post that it is given', async ({ page, open }) => {
  await open('<ws-post-card></ws-post-card>', {
    head: '<script type="module" src="/dist/ws-post-card.js"></script>',
  });
  await page
    .locator('ws-post-card')
    .evaluate((card) => Object.assign(card, { post: { postText: 'A post of our own.' } }));
  await expect(page.getByText('A post of our own.')).toBeVisible();
  expect(await page.evaluate((tags) => tags.filter((name) => customElements.get(name)), TAGS)).toEqual([
    'ws-post-card',
  ]);
});

test('the files of two elements, and the script with all of them, get on with one another', async ({
  page,
  open,
  service,
  complaints,
}) => {
  const scripts = ['ws-feed', 'ws-public-posts', 'ws-widgets'].map(
    (name) => `<script type="module" src="/dist/${name}.js" data-base-url="${service.url}"></script>`,
  );
  await open('<ws-feed feed-id="made-3"></ws-feed><ws-public-posts feed-id="made-2"></ws-public-posts>', {
    head: scripts.join(''),
  });
  await expect(page.locator('ws-feed article')).toHaveCount(3);
  await expect(page.locator('ws-public-posts article')).toHaveCount(2);
  expect(complaints).toEqual([]);
});
