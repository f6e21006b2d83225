import type { Page } from '@playwright/test';
import { expect, test } from './fixtures.ts';

// Where there is less room, WordPress closes the settings when its list of blocks opens.
test.use({ viewport: { width: 1600, height: 1000 } });

const BLOCKS = [
  { title: 'Feed of posts', tag: 'ws-feed', fields: { 'feed-id': 'club' } },
  { title: 'Latest posts of a workspace', tag: 'ws-public-posts', fields: { 'feed-id': 'bakery' } },
  { title: 'Embedded workspaces', tag: 'ws-embed', fields: { 'embed-id': 'town', org: 'valley' } },
] as const;

const NEW_POST = 'post-new.php';

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

for (const user of ['admin', 'author'] as const) {
  test(`the ${user} inserts each block, sees posts, and publishes them`, async ({ openAdmin, page, browser }) => {
    await openAdmin(NEW_POST, {}, user);
    await page.getByRole('textbox', { name: 'Add title' }).fill('News');
    for (const { title, tag, fields } of BLOCKS) {
      await insert(page, title);
      const block = page.getByRole('document', { name: `Block: ${title}` });
      await expect(block.getByText('The id is in the settings of your workspace')).toBeVisible();
      // What is wrong with an id is for those who can mend it.
      if (tag === 'ws-feed') {
        await inspectorOf(page).getByLabel('feed-id', { exact: true }).fill('nobody');
        await block.locator(tag).scrollIntoViewIfNeeded();
        await expect(block.locator('.components-notice')).toContainText('nobody: ');
        await expect(block.locator(tag).getByRole('status')).toHaveText('The posts could not be loaded.');
      }
      // Typing in the block takes it away from under the field as soon as nothing is missing.
      for (const [name, value] of Object.entries(fields)) {
        await inspectorOf(page).getByLabel(name, { exact: true }).fill(value);
      }
      await block.locator(tag).scrollIntoViewIfNeeded();
      await expect(block.locator(`${tag} [part~=card]`).first()).toBeVisible();
      await expect(block.locator('.components-notice')).toBeHidden();
    }
    const url = await publish(page);
    const visitor = await browser.newPage();
    await visitor.goto(url);
    for (const { tag } of BLOCKS) {
      await visitor.locator(tag).scrollIntoViewIfNeeded();
      await expect(visitor.locator(`${tag} [part~=card]`).first()).toBeVisible();
      await expect(visitor.locator(`${tag} > article`).first()).toBeAttached();
    }
    await visitor.close();
  });
}

test('the controls of the editor are the attributes, and a choice shows at once', async ({ openAdmin, page }) => {
  await openAdmin(NEW_POST, { defaults: { layout: 'grid' } });
  await insert(page, 'Feed of posts');
  const inspector = inspectorOf(page);
  await inspector.getByLabel('feed-id', { exact: true }).fill('club');
  const feed = page.locator('ws-feed');
  await expect(feed).toHaveAttribute('layout', 'grid');
  await inspector.getByRole('button', { name: 'Settings', exact: true }).click();
  await inspector.getByLabel('layout', { exact: true }).selectOption('carousel');
  await expect(feed).toHaveAttribute('layout', 'carousel');
  await inspector.getByLabel('heading', { exact: true }).fill('Our "news" & <more>');
  await expect(feed).toHaveAttribute('heading', 'Our "news" & <more>');
});

test('without an address, the block says what is missing and where to write it', async ({ openAdmin, page }) => {
  await openAdmin(NEW_POST, { base_url: '' });
  await insert(page, 'Feed of posts');
  const link = page.getByRole('link', { name: 'Set up the address of the service first.' });
  await expect(link).toHaveAttribute('href', /options-general\.php\?page=ws-widgets$/);
});
