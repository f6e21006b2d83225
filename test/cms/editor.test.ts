import type { Page } from '@playwright/test';
import { some } from '../support/deep.ts';
import { apiRequests, expect, POST, test } from './fixtures.ts';

// Where there is less room, WordPress closes the settings when its list of blocks opens.
test.use({ viewport: { width: 1600, height: 1000 } });

const BLOCKS = [
  { title: 'Feed of posts', tag: 'ws-feed', fields: { Workspace: 'club' } },
  { title: 'Latest posts of a workspace', tag: 'ws-public-posts', fields: { Workspace: 'bakery' } },
  { title: 'Embedded workspaces', tag: 'ws-embed', fields: { 'Id of the embed': 'town', Organization: 'valley' } },
] as const;

interface Wp {
  readonly data: { select(store: string): { getBlocks(): readonly { readonly attributes: object }[] } };
}

const NEW_POST = 'post-new.php';
const HEADING = `Tom's "news" &amp; & <more> <3`;

const inspectorOf = (page: Page) => page.getByRole('region', { name: 'Editor settings' });

/** Inserts a block as people do: by its name in the list of blocks. */
async function insert(page: Page, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Toggle block inserter' }).click();
  await page.getByPlaceholder('Search', { exact: true }).fill(title);
  await page.getByRole('option', { name: title }).click();
  await page.getByRole('button', { name: 'Toggle block inserter' }).click();
}

/** Publishes what is in the editor, and returns its address. */
async function publish(page: Page): Promise<string> {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const panel = page.getByRole('region', { name: 'Editor publish' });
  await panel.getByRole('button', { name: 'Publish', exact: true }).click();
  const link = panel.getByRole('link', { name: 'View Post' });
  await expect(link).toBeVisible();
  return (await link.getAttribute('href')) ?? '';
}

test('an author inserts each block, sees posts, and publishes them', async ({ openAdmin, page, browser }) => {
  await openAdmin(NEW_POST, {}, 'author');
  await page.getByRole('textbox', { name: 'Add title' }).fill('News');
  for (const { title, tag, fields } of BLOCKS) {
    await insert(page, title);
    const block = page.getByRole('document', { name: `Block: ${title}` });
    for (const [name, value] of Object.entries(fields)) {
      await block.getByLabel(name, { exact: true }).click();
      await page.keyboard.type(value);
    }
    await page.keyboard.press('Enter');
    await expect(block).toBeFocused();
    await block.locator(tag).scrollIntoViewIfNeeded();
    await expect(block.locator(`${tag} [part~=card]`).first()).toBeVisible();
    await expect(block.locator('.components-notice')).toBeHidden();
    await inspectorOf(page).getByLabel('Heading', { exact: true }).pressSequentially(HEADING);
  }
  const url = await publish(page);
  const visitor = await browser.newPage();
  await visitor.goto(url);
  for (const { tag } of BLOCKS) {
    await visitor.locator(tag).scrollIntoViewIfNeeded();
    await expect(visitor.locator(`${tag} [part~=card]`).first()).toBeVisible();
    await expect(visitor.locator(`${tag} > ${POST}`).first()).toBeAttached();
    await expect(visitor.locator(tag)).toHaveAttribute('heading', HEADING);
  }
  await visitor.close();
  await page.reload();
  await expect(page.locator('ws-feed')).toHaveAttribute('heading', HEADING);
});

const ENDS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  Enter: (page) => page.keyboard.press('Enter'),
  'the button': (page) => page.getByRole('button', { name: 'Display the posts' }).click(),
  'the focus elsewhere': (page) => page.getByRole('textbox', { name: 'Add title' }).click(),
};

for (const [name, end] of some(Object.entries(ENDS))) {
  test(`an id that is typed in the block is taken whole, and by ${name}`, async ({ openAdmin, page, service }) => {
    await openAdmin(NEW_POST);
    await insert(page, 'Feed of posts');
    const block = page.getByRole('document', { name: 'Block: Feed of posts' });
    const field = block.getByLabel('Workspace', { exact: true });
    await page.addStyleTag({ content: '.wp-block-ws-widgets-feed { inline-size: 12em }' }); // as in one of three columns
    await field.click({ position: { x: 60, y: 9 } });
    service.clearRequests();
    await page.keyboard.type('bakery', { delay: 50 });
    await expect(field).toHaveValue('bakery');
    await expect(field).toBeFocused();
    expect(apiRequests(service)).toEqual([]);
    await end(page);
    await expect(page.locator('ws-feed [part~=card]').first()).toBeVisible();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
    expect(new Set(apiRequests(service).map((path) => path.split('/')[2]))).toEqual(new Set(['bakery']));
    await block.focus(); // its settings are those of the page while the title has the focus
    await inspectorOf(page).getByRole('button', { name: 'Remove Copper Street Bakery' }).press('Enter');
    await expect(inspectorOf(page).getByLabel('Workspace', { exact: true })).toBeFocused();
  });
}

test('a choice shows at once, and the default is written nowhere', async ({ openAdmin, page }) => {
  await openAdmin(NEW_POST, { feed_id: 'club', defaults: { layout: 'grid', search: 'true', hide: 'claps' } });
  await insert(page, 'Feed of posts');
  const inspector = inspectorOf(page);
  const feed = page.locator('ws-feed');
  await expect(feed).toHaveAttribute('layout', 'grid');
  await inspector.getByRole('radio', { name: 'Carousel' }).check();
  await expect(feed).toHaveAttribute('layout', 'carousel');
  await inspector.getByRole('radio', { name: 'Grid' }).check();
  await expect(feed).toHaveAttribute('layout', 'grid');
  await inspector.getByRole('checkbox', { name: 'Claps' }).uncheck(); // the site's defaults hide them
  await expect(feed.locator('[part~=claps]').first()).toBeVisible();
  await inspector.getByRole('button', { name: 'Posts', exact: true }).click();
  await inspector.getByLabel('From', { exact: true }).fill('2020-01-31');
  await expect(feed).toHaveAttribute('since', '2020-01-31');
  await inspector.getByRole('button', { name: 'Visitors', exact: true }).click();
  await inspector.getByRole('checkbox', { name: 'Search field' }).uncheck(); // the site's defaults have it
  await expect(feed).toHaveAttribute('search', 'false');
  const written = await page.evaluate(
    () => (window as unknown as { wp: Wp }).wp.data.select('core/block-editor').getBlocks()[0]?.attributes,
  );
  expect(written).toEqual({ hide: ' ', since: '2020-01-31', search: 'false' });
});

test('an author describes the images that have no description', async ({ openAdmin, page }) => {
  await openAdmin(NEW_POST, { feed_id: 'club', consent: 'click', defaults: { 'field-map': '{"alt":"nowhere"}' } });
  await insert(page, 'Feed of posts');
  await inspectorOf(page).getByRole('button', { name: 'Posts', exact: true }).click();
  const fields = inspectorOf(page).getByRole('group', { name: 'Images without a description' }).getByRole('textbox');
  await fields.first().pressSequentially('Two "players" & <a> ball');
  const images = page.locator('ws-feed').getByRole('img', { name: 'Two "players" & <a> ball', exact: true });
  await expect(images).toHaveCount(1);
  await fields.first().fill('');
  await expect(images).toHaveCount(0);
});

test('the names of posts are for those who may edit', async ({ setUp, page, wordpress }) => {
  await setUp();
  const answer = await page.request.get(`${wordpress.url}/?rest_route=/ws-widgets/v1/posts&tag=ws-feed&feed-id=club`);
  expect(answer.status()).toBe(401);
});
