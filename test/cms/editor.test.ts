import type { Page } from '@playwright/test';
import { apiRequests, expect, POST, test } from './fixtures.ts';

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
      for (const [name, value] of Object.entries(fields)) {
        await block.getByLabel(name, { exact: true }).click();
        await page.keyboard.type(value);
      }
      await page.keyboard.press('Enter');
      await expect(block).toBeFocused();
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
      await expect(visitor.locator(`${tag} > ${POST}`).first()).toBeAttached();
    }
    await visitor.close();
  });
}

const ENDS: Readonly<Record<string, (page: Page) => Promise<void>>> = {
  Enter: (page) => page.keyboard.press('Enter'),
  'the button': (page) => page.getByRole('button', { name: 'Display the posts' }).click(),
  'the button, by keys': async (page) => {
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
  },
  'the focus elsewhere': (page) => page.getByRole('textbox', { name: 'Add title' }).click(),
};

for (const [name, end] of Object.entries(ENDS)) {
  test(`an id that is typed in the block is taken whole, and by ${name}`, async ({ openAdmin, page, service }) => {
    await openAdmin(NEW_POST);
    await insert(page, 'Feed of posts');
    const block = page.getByRole('document', { name: 'Block: Feed of posts' });
    const field = block.getByLabel('feed-id', { exact: true });
    await field.click();
    service.clearRequests();
    await page.keyboard.type('bakery', { delay: 50 });
    await expect(field).toHaveValue('bakery');
    await expect(field).toBeFocused();
    expect(apiRequests(service)).toEqual([]);
    await end(page);
    await expect(page.locator('ws-feed')).toHaveAttribute('feed-id', 'bakery');
    await expect(page.locator('ws-feed [part~=card]').first()).toBeVisible();
    expect(await page.evaluate(() => document.activeElement === document.body)).toBe(false);
    expect(new Set(apiRequests(service).map((path) => path.split('/')[2]))).toEqual(new Set(['bakery']));
  });
}

test('an id that nobody has is told with its answer, until it is right', async ({ openAdmin, page }) => {
  await openAdmin(NEW_POST);
  await insert(page, 'Feed of posts');
  await page.getByRole('document', { name: 'Block: Feed of posts' }).getByLabel('feed-id', { exact: true }).click();
  await page.keyboard.type('nobody');
  await page.keyboard.press('Enter');
  const notice = page.locator('.components-notice');
  await expect(notice).toContainText('nobody: ');
  await inspectorOf(page).getByLabel('feed-id', { exact: true }).click();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('bakery');
  await expect(page.locator('ws-feed [part~=card]').first()).toBeVisible();
  await expect(notice).toBeHidden();
});

test('an id is typed in the settings with one request, once typing rests', async ({ openAdmin, page, service }) => {
  await openAdmin(NEW_POST);
  await insert(page, 'Feed of posts');
  const field = inspectorOf(page).getByLabel('feed-id', { exact: true });
  await field.click();
  service.clearRequests();
  await page.keyboard.type('bakery', { delay: 50 });
  await expect(page.locator('ws-feed [part~=card]').first()).toBeVisible();
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('club', { delay: 50 });
  await expect(page.locator('ws-feed')).toHaveAttribute('feed-id', 'club');
  await expect(page.locator('ws-feed [part~=card]').first()).toBeVisible();
  await expect(field).toBeFocused();
  const asked = new Set(apiRequests(service).map((path) => path.split('/')[2]));
  expect(asked).toEqual(new Set(['bakery', 'club']));
});

test('the controls of the editor are the attributes, and a choice shows at once', async ({ openAdmin, page }) => {
  await openAdmin(NEW_POST, { defaults: { layout: 'grid' } });
  await insert(page, 'Feed of posts');
  const inspector = inspectorOf(page);
  await inspector.getByLabel('feed-id', { exact: true }).pressSequentially('club');
  const feed = page.locator('ws-feed');
  await expect(feed).toHaveAttribute('layout', 'grid');
  await inspector.getByRole('button', { name: 'Settings', exact: true }).click();
  await inspector.getByLabel('layout', { exact: true }).selectOption('carousel');
  await expect(feed).toHaveAttribute('layout', 'carousel');
  await inspector.getByLabel('heading', { exact: true }).pressSequentially('Our "news" & <more>');
  await expect(feed).toHaveAttribute('heading', 'Our "news" & <more>');
});

test('a misspelt attribute of a shortcode is told while it is written', async ({ openAdmin, page }) => {
  await openAdmin(NEW_POST);
  await insert(page, 'Shortcode');
  await page.getByRole('textbox', { name: 'Shortcode text' }).click();
  await page.keyboard.type('[ws_feed feed-id=”club” layuot="grid"]');
  const notice = page.locator('.components-notice').getByText('Unknown attribute: layuot.');
  await expect(notice).toBeVisible();
  await expect(page.locator('.components-notice')).toHaveCount(1);
});

test('without an address, the block says what is missing and where to write it', async ({ openAdmin, page }) => {
  await openAdmin(NEW_POST, { base_url: '' });
  await insert(page, 'Feed of posts');
  const link = page.getByRole('link', { name: 'Set up the address of the service first.' });
  await expect(link).toHaveAttribute('href', /options-general\.php\?page=ws-widgets$/);
});
