import type { Page } from '@playwright/test';
import { expect, stageOf, test as base } from './studio-fixtures.ts';

/** Requests that go anywhere but to the studio, or send something. */
const test = base.extend<{ leaks: string[] }>({
  leaks: [
    async ({ page, studio }, use) => {
      const leaks: string[] = [];
      page.context().on('request', (request) => {
        const { host, protocol } = new URL(request.url());
        const isForeign = protocol.startsWith('http') && host !== new URL(studio.url).host;
        if (isForeign || request.method() !== 'GET' || request.url().includes('posts=')) leaks.push(request.url());
      });
      await use(leaks);
    },
    { auto: true },
  ],
});

test.describe.configure({ timeout: 90_000 });

const START = '?stage.element=ws-feed&feed-id=bakery&page-size=3&stage.tab=posts';

/** A red image of 20 by 10 pixels. */
const IMAGE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAABQAAAAKCAIAAAA7N+mxAAAAFUlEQVR42mP4z8BANmIY1TyqmRACADFExzlExWpRAAAAAElFTkSuQmCC',
  'base64',
);

/** The panel: other panels have fields of these names. */
const own = (page: Page) => page.locator('studio-posts');

const story = (page: Page, name: string) => page.getByRole('link', { name, exact: true });

test('posts are displayed in every story, and leave the tab for nobody', async ({ page, open, leaks, complaints }) => {
  // Posts without pictures: those of others are requested at some moment after the posts are displayed.
  const stage = await open(START.replace('bakery', 'choir&hide=avatar'));
  await expect(stage.locator('article')).toHaveCount(3);
  leaks.length = 0;
  await own(page).getByRole('button', { name: 'Add a post' }).click();
  await expect(stage.locator('article')).toHaveCount(1);
  await own(page).getByLabel('Title', { exact: true }).fill('Summer party');
  await own(page).getByLabel('Text', { exact: true }).fill('Come on <b>Saturday</b>.');
  await own(page).getByLabel('Claps').fill('12');
  await own(page).getByLabel('Date').fill('2026-07-01T12:00');
  await own(page).getByLabel('Link to the post').fill('https://example.org/party');
  await own(page).getByLabel('Alternative text').fill('A red box');
  await own(page)
    .getByLabel('Or an image file')
    .setInputFiles({ name: 'red.png', mimeType: 'image/png', buffer: IMAGE });

  const check = async (): Promise<void> => {
    const article = (await stageOf(page)).locator('article').first();
    await expect(article.getByText('Summer party')).toBeVisible();
    await expect(article.locator('[part=claps]')).toContainText('12');
    await expect(article.locator('[part=link]')).toHaveAttribute('href', 'https://example.org/party');
    const image = article.locator('[part=image]');
    await expect(image).toHaveAttribute('alt', 'A red box');
    await expect.poll(() => image.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBe(20);
  };
  await check();
  for (const name of ['Masonry', 'Two lines of HTML', 'With a video', 'Carousel']) {
    await story(page, name).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await check();
  }
  await page.reload();
  await check();
  expect(leaks).toEqual([]);
  expect(complaints).toEqual([]);
});

test('posts that are pasted can be edited, undone, and removed', async ({ page, open }) => {
  const stage = await open(START);
  await page.getByRole('radio', { name: 'Paste JSON' }).check();
  const json = own(page).getByLabel('Posts as JSON');
  await json.fill('{ "items": [{ "postText": "One" }, ');
  await json.blur();
  await expect(page.getByText('This is not JSON')).toBeVisible();
  await json.fill('{ "items": [{ "postId": "1", "postText": "One" }, { "postId": "2", "postText": "Two" }] }');
  await json.blur();
  await expect(stage.locator('article [part=text]')).toHaveText(['One', 'Two']);
  await expect(page.getByRole('tab', { name: 'Posts' })).toContainText('2');

  await page.getByRole('radio', { name: 'Write' }).check();
  await own(page).getByLabel('Text', { exact: true }).first().fill('First');
  await expect(stage.locator('article [part=text]')).toHaveText(['First', 'Two']);
  await page.locator('summary', { hasText: 'Two' }).click();
  await own(page).getByRole('button', { name: 'Move up' }).last().click();
  await expect(stage.locator('article [part=text]')).toHaveText(['Two', 'First']);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(stage.locator('article [part=text]')).toHaveText(['First', 'Two']);

  await own(page).getByRole('button', { name: 'Remove all' }).click();
  await expect(stage.getByText('Copper Street Bakery').first()).toBeVisible();
});

test('a link holds posts that are short, and says where it does not', async ({ page, context, open }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(START);
  const paste = async (posts: readonly object[]): Promise<string> => {
    await page.getByRole('radio', { name: 'Paste JSON' }).check();
    await own(page).getByLabel('Posts as JSON').fill(JSON.stringify(posts));
    await own(page).getByLabel('Posts as JSON').blur();
    await expect(page.getByRole('tab', { name: 'Posts' })).toContainText(String(posts.length));
    await page.getByRole('button', { name: /^Cop/ }).first().click();
    await expect(page.locator('studio-share')).toContainText('Copied');
    return page.evaluate(() => navigator.clipboard.readText());
  };
  const link = await paste([{ title: 'Über uns', text: 'Grüße & 👋' }]);
  expect(new URL(link).search).not.toContain('ber');
  const other = await context.newPage();
  await other.goto(link);
  await expect((await stageOf(other)).locator('article')).toContainText('Grüße & 👋');
  await other.close();

  const long = await paste([{ title: 'Long', text: 'words '.repeat(3000) }]);
  await expect(page.locator('studio-share')).toContainText('too long for a link');
  expect(new URL(long).hash).toBe('');
  await page.reload();
  await expect((await stageOf(page)).locator('article').first()).toContainText('Long');
});

test('the code says that the posts are the studio’s alone', async ({ page, open }) => {
  await open(`${START}&stage.dock=code#posts=${Buffer.from('[{"title":"Mine"}]').toString('base64url')}`);
  await expect(page.getByText('Your own posts are displayed only in the studio')).toBeVisible();
  await expect(page.locator('studio-code pre')).not.toContainText('Mine');
});
