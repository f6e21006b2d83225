import type { Frame, Page } from '@playwright/test';
import { expect, stageOf, test } from './studio-fixtures.ts';

test.describe.configure({ timeout: 90_000 });

const story = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
const color = (page: Page) => page.getByLabel('Color', { exact: true });
const element = (stage: Frame) => stage.locator('[data-place] > *').first();

/** What the page on the stage computes a custom property of the element to. */
const property = (stage: Frame, name: string): Promise<string> =>
  element(stage).evaluate((one, of) => getComputedStyle(one).getPropertyValue(of), name);

async function openBrand(page: Page): Promise<void> {
  await page.getByRole('tab', { name: 'Style' }).click();
  await expect(color(page)).toBeVisible();
}

test('a look stays in every story and in this browser, is undone, and goes by Reset', async ({
  page,
  context,
  open,
  studio,
  complaints,
}) => {
  const stage = await open();
  await openBrand(page);
  await color(page).pressSequentially('#b3261e');
  await page.getByRole('radio', { name: 'Square' }).check();
  await page.getByRole('radio', { name: 'Roomy' }).check();
  await page.getByRole('checkbox', { name: 'Filled buttons' }).check();
  await page.getByRole('tab', { name: 'Attributes' }).click();
  await page.getByRole('radiogroup', { name: 'layout' }).getByRole('radio', { name: 'auto', exact: true }).check();

  const check = async (on: Frame): Promise<void> => {
    await expect.poll(() => property(on, '--ws-accent')).toMatch(/^light-dark\(#b3261e, #/);
    expect(await property(on, '--ws-radius')).toBe('0em');
    expect(await property(on, '--ws-padding')).toBe('1.5em');
  };
  for (const name of ['Masonry', 'With rich text and a button', 'A feed that grows']) {
    await story(page, name).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
    await check(stage);
    await expect(element(stage)).not.toHaveAttribute('layout');
  }
  await expect(page.getByText('Your own look replaces the story’s until you reset it.')).toBeVisible();
  await expect(stage.locator('[part=more]')).toHaveCSS('background-color', 'rgb(179, 38, 30)');
  await expect(stage.locator('[part=more]')).toHaveCSS('color', 'rgb(255, 255, 255)');
  // A card has no space between the posts: the feed has it again.
  for (const [tag, gap] of [
    ['ws-post-card', ''],
    ['ws-feed', '1.75em'],
  ] as const) {
    await page.getByLabel('Element').selectOption(tag);
    await expect(stage.locator(`[data-place] > ${tag}`)).toBeAttached();
    await check(stage);
    expect(await property(stage, '--ws-gap')).toBe(gap);
  }
  await page.reload();
  await check(await stageOf(page));

  // At the next visit, and by a link to somebody whose browser keeps another one.
  const other = await context.newPage();
  await other.goto(studio.url);
  await check(await stageOf(other));
  const link = page.url().replace('b3261e', '006400');
  await other.goto(link);
  await story(other, 'Masonry').click();
  const linked = await stageOf(other);
  await expect.poll(() => property(linked, '--ws-accent')).toContain('#006400');
  await other.goto(studio.url);
  await check(await stageOf(other));
  await other.close();

  await page.getByRole('button', { name: 'Reset', exact: true }).click();
  const reset = await stageOf(page);
  await expect.poll(() => property(reset, '--ws-accent')).toBe('');
  await expect(element(reset)).toHaveAttribute('layout', 'grid');
  await story(page, 'Masonry').click();
  await expect(element(reset)).toHaveAttribute('layout', 'masonry');
  expect(await property(reset, '--ws-accent')).toBe('');
  for (let step = 0; step < 2; step++) await page.getByRole('button', { name: 'Undo' }).click();
  await check(reset);
  await page.goBack();
  await page.getByRole('button', { name: 'Redo' }).click();
  await check(reset);
  for (let step = 0; step < 2; step++) await page.getByRole('button', { name: 'Redo' }).click();
  await expect.poll(() => property(reset, '--ws-accent')).toBe('');
  await page.goto(studio.url);
  await expect(element(await stageOf(page))).toHaveAttribute('layout', 'grid');
  expect(await property(await stageOf(page), '--ws-accent')).toBe('');
  // A card asks for nothing, and has no id for a feed.
  expect(complaints.filter((one) => !one.includes('"feed-id" is missing'))).toEqual([]);
});

test('a brand is on the stage at each letter, and an invalid color is reported', async ({ page, open }) => {
  const stage = await open('?stage.element=ws-feed&feed-id=bakery&page-size=3');
  await openBrand(page);
  await color(page).pressSequentially('tomatoish');
  await expect(page.getByText('“tomatoish” is not a color')).toBeVisible();
  expect(await property(stage, '--ws-accent')).toContain('#ff6347');
  await color(page).fill('');
  await expect.poll(() => property(stage, '--ws-accent')).toBe('');
  await color(page).pressSequentially('#FFCC00');
  await page.getByLabel('Font', { exact: true }).pressSequentially('Fira Sans');
  await expect(page.getByLabel('Font', { exact: true })).toHaveValue('Fira Sans');
  await expect(page.getByText(/#ffcc00 has a contrast of 1\.5\s:\s1, which is too little/)).toBeVisible();
  await expect(page.locator('studio-brand').getByRole('row')).toHaveCount(6);

  const link = stage.locator('article [part=link]').first();
  await expect(stage.locator('article [part=text]').first()).toHaveCSS('font-family', /Fira Sans/);
  await expect(link).toHaveCSS('color', 'rgb(144, 115, 16)');
  await page.getByRole('radio', { name: 'Dark', exact: true }).check();
  await expect(link).toHaveCSS('color', 'rgb(255, 204, 0)');
});

test('a browser that stores nothing is said to, and the look lasts as long as the tab', async ({ page, open }) => {
  await page.addInitScript(() => Object.defineProperty(window, 'localStorage', { get: () => null }));
  const stage = await open('?stage.story=grid&stage.element=ws-feed&feed-id=club&layout=grid&page-size=9');
  await openBrand(page);
  await page.getByRole('radio', { name: 'Square' }).check();
  await expect(page.getByText('your look is lost when you close the tab')).toBeVisible();
  await story(page, 'Masonry').click();
  await expect.poll(() => property(stage, '--ws-radius')).toBe('0em');
});
