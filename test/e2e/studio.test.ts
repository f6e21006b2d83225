import type { Page } from '@playwright/test';
import { STORIES } from '../../demo/setting/stories/stories.ts';
import { choose, expect, field, param, stageOf, story, tab, test, title, undo } from './studio-fixtures.ts';

/** Attributes without what marks the visit in their ids, because the studio's visit is not ours. */
const withoutVisit = (attributes: object): string =>
  JSON.stringify(Object.entries(attributes).sort()).replaceAll(/~\w+/g, '');

const redo = (page: Page) => page.getByRole('button', { name: 'Redo' });
const reset = (page: Page) => page.getByRole('button', { name: 'Reset', exact: true });

test('a new user sees posts at once, finds a story; each shows its element', async ({ page, open, complaints }) => {
  const stage = await open();
  await expect(title(page)).toHaveText('Two lines of HTML');
  await expect(stage.locator('ws-public-posts article')).toHaveCount(6);
  const find = page.getByRole('searchbox', { name: 'Find a story or a setting' });
  await find.fill('masonry');
  await page.getByRole('link', { name: 'Masonry' }).click();
  await expect(page).toHaveTitle(/^Masonry/);
  await expect(stage.locator('ws-feed')).toHaveAttribute('layout', 'masonry');
  expect(param(page, 'layout')).toBe('masonry');
  await page.goBack();
  await expect(title(page)).toHaveText('Two lines of HTML');
  await expect(stage.locator('ws-public-posts article')).toHaveCount(6);
  expect(complaints).toEqual([]); // before the stories, some of which have their own

  await find.fill('');
  await page.getByText('States and faults').click(); // a group that is closed at first
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

test('an address restores what it was: after a reload, and from a copy', async ({ page, context, open, studio }) => {
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
});

test('Undo, Redo, the keys and Back take back each change', async ({ page, open }) => {
  const feed = (await open('?stage.element=ws-feed&feed-id=bakery&page-size=3')).locator('ws-feed');
  await expect(undo(page)).toBeDisabled();
  await expect(redo(page)).toBeDisabled();
  await choose(page, 'layout', 'grid');
  // In a text field, the keys undo only the text.
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
  await redo(page).click();
  await expect(feed).toHaveAttribute('layout', 'grid');
});

test('a translator loses no work to another language, and is asked before leaving', async ({ page, studio }) => {
  await page.goto(`${studio.url}translate.html`);
  const posts = page.getByRole('textbox', { name: 'posts', exact: true });
  for (const [tag, text] of [
    ['gl', ''],
    ['no', 'Innlegg'],
    ['gl', 'Novas'],
  ] as const) {
    await page.getByLabel('Language').fill(tag);
    await page.getByRole('button', { name: 'Show' }).click();
    await expect(posts).toHaveValue(text);
    await posts.fill('Novas');
  }
  const [dialog] = await Promise.all([page.waitForEvent('dialog'), page.close({ runBeforeUnload: true })]);
  expect(dialog.type()).toBe('beforeunload');
});
