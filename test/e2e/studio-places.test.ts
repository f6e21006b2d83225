import type { Page } from '@playwright/test';
import { expect, stageOf, test } from './studio-fixtures.ts';

test.describe.configure({ timeout: 90_000 });

const title = (page: Page) => page.getByRole('heading', { level: 1 });
const story = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const param = (page: Page, name: string): string | null => new URL(page.url()).searchParams.get(name);
const undo = (page: Page) => page.getByRole('button', { name: 'Undo' });
const redo = (page: Page) => page.getByRole('button', { name: 'Redo' });
const reset = (page: Page) => page.getByRole('button', { name: 'Reset', exact: true });

test('what was set about the source stays when stories change, until it is reset', async ({ page, open, studio }) => {
  const stage = await open('?stage.element=ws-feed&feed-id=bakery&page-size=3');
  await story(page, 'A feed that grows').click();
  await page.getByLabel('base-url', { exact: true }).fill(studio.service.url);
  await page.getByLabel('feed-id', { exact: true }).fill('museum');
  await expect(stage.locator('ws-feed')).toHaveAttribute('feed-id', 'museum');

  for (const name of ['Masonry', 'Two lines of HTML', 'German']) {
    await story(page, name).click();
    await expect(title(page)).toHaveText(name);
    await expect(stage.locator('[data-place] > *')).toHaveAttribute('feed-id', 'museum');
    expect(param(page, 'base-url')).toBe(studio.service.url);
  }

  // A story of what fails shows what fails, and the next one has the posts again.
  await story(page, 'No such workspace').click();
  await expect(stage.locator('[data-place] > *')).toHaveAttribute('feed-id', 'nobody');
  await expect(page.getByText('Your own posts are back with the next story.')).toBeVisible();
  await story(page, 'Grid').click();
  await expect(stage.locator('[data-place] > *')).toHaveAttribute('feed-id', 'museum');

  await page.reload();
  const reloaded = await stageOf(page);
  await expect(reloaded.locator('[data-place] > *')).toHaveAttribute('feed-id', 'museum');
  await story(page, 'Masonry').click();
  await expect(reloaded.locator('[data-place] > *')).toHaveAttribute('feed-id', 'museum');

  await page.getByRole('button', { name: 'Back to the made-up posts' }).click();
  await expect(reloaded.locator('[data-place] > *')).toHaveAttribute('feed-id', 'club');
  await story(page, 'Grid').click();
  await expect(reloaded.locator('[data-place] > *')).toHaveAttribute('feed-id', 'club');
  expect(param(page, 'base-url')).toBeNull();
});

test.describe('an address restores exactly what it was', () => {
  test('the story, its reset, and what is open: after a reload, and from a link', async ({ page, context, open }) => {
    await open();
    await story(page, 'Masonry').click();
    await page.getByRole('tab', { name: 'Style' }).click();
    await page.getByRole('radio', { name: 'paper' }).check();
    await page.getByRole('tab', { name: 'Code' }).click();
    await page.getByRole('tab', { name: 'Vue' }).click();
    await expect.poll(() => param(page, 'stage.form')).toBe('vue');

    const check = async (one: Page): Promise<void> => {
      await stageOf(one);
      await expect(title(one)).toHaveText('Masonry');
      await expect(one).toHaveTitle(/^Masonry/);
      await expect(story(one, 'Masonry')).toHaveAttribute('aria-current', 'page');
      await expect(one.getByRole('tab', { name: 'Style' })).toHaveAttribute('aria-selected', 'true');
      await expect(one.getByRole('tab', { name: 'Vue' })).toHaveAttribute('aria-selected', 'true');
      await expect(one.getByText('Posts.vue').first()).toBeVisible();
      await expect(one.getByRole('radio', { name: 'paper' })).toBeChecked();
      await expect(reset(one)).toBeVisible();
    };
    await check(page);
    await page.reload();
    await check(page);
    const other = await context.newPage();
    await other.goto(page.url());
    await check(other);
    await reset(other).click();
    await expect(other.getByRole('radio', { name: 'none' })).toBeChecked();
    await expect(reset(other)).toBeHidden();
  });

  test('a story that is opened by its address is that story when it is edited', async ({ page, open, studio }) => {
    await open();
    const href = await story(page, 'Fails twice, then works').getAttribute('href');
    await page.goto(studio.url + href);
    await expect(title(page)).toHaveText('Fails twice, then works');
    await expect(reset(page)).toBeHidden();
    await page.getByLabel('heading', { exact: true }).fill('News');
    await expect(reset(page)).toBeVisible();
    await page.reload();
    await expect(title(page)).toHaveText('Fails twice, then works');
    await expect(reset(page)).toBeVisible();
  });
});

test('Undo, Redo, the keys and Back take back each change', async ({ page, open }) => {
  const stage = await open('?stage.element=ws-feed&feed-id=bakery&page-size=3');
  const feed = stage.locator('ws-feed');
  await expect(undo(page)).toBeDisabled();
  await expect(redo(page)).toBeDisabled();

  await page.getByRole('radiogroup', { name: 'layout' }).getByRole('radio', { name: 'grid', exact: true }).check();
  // Where text is written, the keys undo the text alone.
  await page.getByLabel('heading', { exact: true }).press('Control+z');
  await expect(feed).toHaveAttribute('layout', 'grid');
  await page.getByRole('radio', { name: 'dark', exact: true }).check();
  await page.getByLabel('heading', { exact: true }).pressSequentially('News', { delay: 60 });
  await page.getByLabel('heading', { exact: true }).blur();
  await expect(feed).toHaveAttribute('heading', 'News');
  await page.getByRole('tab', { name: 'Style' }).click();

  // A word that is typed is one change.
  await undo(page).click();
  await expect(feed).not.toHaveAttribute('heading');
  await expect(feed).toHaveAttribute('theme', 'dark');
  await page.goBack();
  await expect(feed).not.toHaveAttribute('theme');
  await expect(feed).toHaveAttribute('layout', 'grid');
  await page.getByRole('heading', { level: 1 }).click();
  await page.keyboard.press('Control+z');
  await expect(feed).not.toHaveAttribute('layout');
  await expect(undo(page)).toBeDisabled();

  await page.keyboard.press('Control+Shift+z');
  await expect(feed).toHaveAttribute('layout', 'grid');
  await redo(page).click();
  await expect(feed).toHaveAttribute('theme', 'dark');
  await page.goForward();
  await expect(feed).toHaveAttribute('heading', 'News');
  await expect(redo(page)).toBeDisabled();

  // After a reload as well, and a new change ends what could be redone.
  await undo(page).click();
  await expect(feed).not.toHaveAttribute('heading');
  await page.reload();
  const reloaded = (await stageOf(page)).locator('ws-feed');
  await expect(redo(page)).toBeEnabled();
  await undo(page).click();
  await expect(reloaded).not.toHaveAttribute('theme');
  await page.getByRole('tab', { name: 'Attributes' }).click();
  await page.getByRole('radiogroup', { name: 'layout' }).getByRole('radio', { name: 'compact', exact: true }).check();
  await expect(redo(page)).toBeDisabled();
});

test('a host gets its scheme, and nothing is handed out that cannot work', async ({ page, open, studio }) => {
  await open('?stage.element=ws-feed&feed-id=bakery&page-size=3&stage.dock=code');
  const baseUrl = page.getByLabel('base-url', { exact: true });
  const code = page.locator('studio-code');
  await baseUrl.fill(new URL(studio.service.url).host);
  await baseUrl.press('Tab');
  await expect(baseUrl).toHaveValue(studio.service.url);
  await expect(page.locator('#answer')).toContainText('Found:');
  await expect(code.locator('pre')).toContainText(`data-base-url="${studio.service.url}"`);
  await page.route('https://api.mycompany.com/**', (route) => route.abort());
  await baseUrl.fill('api.mycompany.com');
  await baseUrl.press('Tab');
  await expect(baseUrl).toHaveValue('https://api.mycompany.com');
  await expect(code.locator('pre')).toContainText('data-base-url="https://api.mycompany.com"');

  await baseUrl.fill('mycompany');
  await baseUrl.press('Tab');
  await expect(code.getByText('There is no code yet')).toBeVisible();
  await expect(code.locator('.block')).toHaveCount(0);
  await baseUrl.fill('');
  await page.getByLabel('feed-id', { exact: true }).fill('');
  await expect(code.getByText('feed-id is missing')).toBeVisible();
  await page.getByLabel('feed-id', { exact: true }).fill('bakery');
  await expect(code.locator('.block')).toHaveCount(1);

  const files = code.getByLabel('Files at');
  await files.fill('cdn.mycompany.com/ws');
  await expect(code.locator('pre')).toContainText('src="https://cdn.mycompany.com/ws/ws-widgets.js"');
  await files.fill('javascript:alert(1)');
  await expect(code.getByText('is not an http(s) address')).toBeVisible();
  await expect(code.locator('.block')).toHaveCount(0);
});
