import type { Page } from '@playwright/test';
import { STORIES } from '../../demo/setting/stories/stories.ts';
import { choose, expect, field, param, stageOf, story, tab, test, title, undo } from './studio-fixtures.ts';

/** Each visit has ids of its own, and the studio's visit is another than ours. */
const withoutVisit = (attributes: object): string =>
  JSON.stringify(Object.entries(attributes).sort()).replaceAll(/~\w+/g, '');

const FEED = '?stage.element=ws-feed&feed-id=bakery&page-size=3';

const redo = (page: Page) => page.getByRole('button', { name: 'Redo' });
const reset = (page: Page) => page.getByRole('button', { name: 'Reset', exact: true });

test('a new user sees posts at once, finds a story by its name, and each shows its element as it says', async ({
  page,
  open,
  complaints,
}) => {
  const stage = await open();
  await expect(title(page)).toHaveText('Two lines of HTML');
  await expect(stage.locator('ws-public-posts article')).toHaveCount(12);
  const find = page.getByRole('searchbox', { name: 'Find a story or a setting' });
  await find.fill('masonry');
  await page.getByRole('link', { name: 'Masonry' }).click();
  await expect(page).toHaveTitle(/^Masonry/);
  await expect(stage.locator('ws-feed')).toHaveAttribute('layout', 'masonry');
  expect(param(page, 'layout')).toBe('masonry');
  await page.goBack();
  await expect(title(page)).toHaveText('Two lines of HTML');
  await expect(stage.locator('ws-public-posts article')).toHaveCount(12);
  expect(complaints).toEqual([]); // of which some stories have their own

  await find.fill('');
  for (const { title: written, setting } of STORIES.flatMap((group) => group.stories)) {
    const name = written.replaceAll('`', '');
    await story(page, name).click();
    await expect(title(page)).toHaveText(name);
    const shown = await stage
      .locator(`[data-place] > ${setting.tag}`)
      .first()
      .evaluate((one) => Object.fromEntries(one.getAttributeNames().map((name) => [name, one.getAttribute(name)])));
    const { baseUrl, attributes } = setting;
    const said = baseUrl ? { 'base-url': baseUrl, ...attributes } : attributes;
    expect(withoutVisit(shown), name).toBe(withoutVisit(said));
  }
});

test('what stands behind the address of a service is told in words, and nothing is handed out that cannot work', async ({
  page,
  open,
  studio,
}) => {
  await open(`${FEED}&stage.dock=code`);
  const baseUrl = field(page, 'base-url');
  const answer = page.locator('#answer');
  const code = page.locator('studio-code');
  await expect(answer).toContainText('local service');
  for (const written of ['example', 'ftp://api.example', 'javascript:alert(1)']) {
    await baseUrl.fill(written);
    await expect(answer).toHaveText('This is not an http(s) address. Write it as https://api.example');
    await baseUrl.press('Tab');
    await expect(code.getByText('There is no code yet')).toBeVisible();
    await expect(code.locator('.block')).toHaveCount(0);
  }
  await baseUrl.fill('http://127.0.0.1:1');
  await expect(answer).toContainText('There is no answer from 127.0.0.1:1');
  await page.route('https://api.mycompany.com/**', (route) => route.abort());
  await baseUrl.fill('api.mycompany.com');
  await baseUrl.press('Tab');
  await expect(baseUrl).toHaveValue('https://api.mycompany.com');
  await baseUrl.fill(new URL(studio.service.url).host); // a host gets its scheme
  await baseUrl.press('Tab');
  await expect(baseUrl).toHaveValue(studio.service.url);
  await expect(code.locator('pre')).toContainText(`data-base-url="${studio.service.url}"`);
  for (const [feedId, words] of [
    ['bakery', /Found: \d+ posts\./],
    ['library club', /Found: 130 posts or more in library, \d+ posts in club\./],
    ['nobody', 'has no workspace “nobody”'],
    ['trouble-403', 'refuses workspace “trouble-403” (403)'],
    ['trouble-object', 'not as a workspace service does'],
    ['', 'Enter the id of a workspace'],
  ] as const) {
    await field(page, 'feed-id').fill(feedId);
    await expect(answer).toContainText(words);
  }
  await expect(code.getByText('feed-id is missing')).toBeVisible();
  await field(page, 'feed-id').fill('bakery');
  await expect(code.locator('.block')).toHaveCount(1);
  const files = code.getByLabel('Files at');
  await files.fill('cdn.mycompany.com/ws');
  await expect(code.locator('pre')).toContainText('src="https://cdn.mycompany.com/ws/ws-widgets.js"');
  await files.fill('javascript:alert(1)');
  await expect(code.getByText('is not an http(s) address')).toBeVisible();
  await expect(code.locator('.block')).toHaveCount(0);
});

test('an address restores exactly what it was: after a reload, and from a link that was copied', async ({
  page,
  context,
  open,
  studio,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open();
  await story(page, 'Masonry').click();
  await tab(page, 'Attributes').click();
  await choose(page, 'layout', 'grid');
  await field(page, 'heading').fill('News');
  await field(page, 'Page').selectOption('shop');
  await page.getByRole('radio', { name: '360' }).check();
  await tab(page, 'Style').click();
  await page.getByRole('radio', { name: 'paper' }).check();
  await tab(page, 'Code').click();
  await tab(page, 'Vue').click();
  await expect.poll(() => param(page, 'stage.form')).toBe('vue');

  const check = async (one: Page): Promise<void> => {
    const stage = await stageOf(one);
    await expect(title(one)).toHaveText('Masonry');
    await expect(one).toHaveTitle(/^Masonry/);
    await expect(story(one, 'Masonry')).toHaveAttribute('aria-current', 'page');
    for (const name of ['Style', 'Vue']) await expect(tab(one, name)).toHaveAttribute('aria-selected', 'true');
    await expect(one.getByText('Posts.vue').first()).toBeVisible();
    await expect(one.getByRole('radio', { name: 'paper' })).toBeChecked();
    await expect(stage.locator('ws-feed[layout=grid][heading=News]')).toBeVisible();
    await expect(stage.getByText('From the bakehouse')).toBeVisible();
    expect(await stage.evaluate(() => innerWidth)).toBe(360);
  };
  await check(page);
  await page.reload();
  await check(page);
  await page.getByRole('button', { name: 'Copy link' }).click();
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link.startsWith(studio.url)).toBe(true);
  const other = await context.newPage();
  await other.goto(link);
  await check(other);
  await reset(other).click();
  await expect(other.getByRole('radio', { name: 'none' })).toBeChecked();
  await expect(reset(other)).toBeHidden();

  // A story that is opened by its address is that story when it is edited.
  const href = await story(other, 'Fails twice, then works').getAttribute('href');
  await other.goto(studio.url + href);
  await expect(title(other)).toHaveText('Fails twice, then works');
  await expect(reset(other)).toBeHidden();
  await tab(other, 'Attributes').click();
  await field(other, 'heading').fill('News');
  await expect(reset(other)).toBeVisible();
  await expect(title(other)).toHaveText('Fails twice, then works');
});

test('Undo, Redo, the keys and Back take back each change', async ({ page, open }) => {
  const stage = await open(FEED);
  const feed = stage.locator('ws-feed');
  await expect(undo(page)).toBeDisabled();
  await expect(redo(page)).toBeDisabled();
  await choose(page, 'layout', 'grid');
  // Where text is written, the keys undo the text alone.
  await field(page, 'heading').press('Control+z');
  await expect(feed).toHaveAttribute('layout', 'grid');
  await page.getByRole('radio', { name: 'dark', exact: true }).check();
  await field(page, 'heading').pressSequentially('News', { delay: 60 });
  await field(page, 'heading').blur();
  await expect(feed).toHaveAttribute('heading', 'News');
  await tab(page, 'Style').click();

  // A word that is typed is one change.
  await undo(page).click();
  await expect(feed).not.toHaveAttribute('heading');
  await expect(feed).toHaveAttribute('theme', 'dark');
  await page.goBack();
  await expect(feed).not.toHaveAttribute('theme');
  await expect(feed).toHaveAttribute('layout', 'grid');
  await title(page).click();
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
  await tab(page, 'Attributes').click();
  await choose(page, 'layout', 'compact');
  await expect(redo(page)).toBeDisabled();
});
