import type { Page } from '@playwright/test';
import { expect, field, stageOf, story, tab, test } from './studio-fixtures.ts';

const FEED = '?stage.element=ws-feed&feed-id=bakery&page-size=3';

test('the doctor and axe say in words what is wrong with the element on the stage, until it is mended', async ({
  page,
  open,
}) => {
  const stage = await open('?stage.element=ws-feed&page-size=3&design=social&stage.dock=doctor&--ws-muted=%23bbb');
  const doctor = page.locator('studio-doctor');
  await expect(doctor.getByRole('status')).toHaveText('1 finding.');
  await expect(doctor.getByRole('link', { name: 'WS-102' })).toHaveAttribute('href', './guides/errors.html#ws-102');
  await expect(doctor.locator('pre')).toContainText('feed-id="abc"');
  await field(page, 'feed-id').fill('bakery');
  await expect(stage.locator('article')).toHaveCount(3);
  await tab(page, 'Accessibility').click();
  const panel = page.locator('studio-accessibility');
  await expect(panel.getByText(/1 problem found/)).toBeVisible();
  await expect(panel.getByRole('heading', { name: /contrast/ })).toBeVisible();
  await expect(panel).toContainText(/Impact: serious\.\s+\d+ places, in date/);
  await panel.getByRole('button', { name: 'Outline on the stage' }).first().hover();
  await expect(page.getByText('ws-feed::part(date)', { exact: true })).toBeVisible();
  await tab(page, 'Style').click();
  await page.getByRole('button', { name: 'Reset --ws-muted' }).click();
  await expect(panel.getByText(/^No problems found: \d+ rules passed/)).toBeVisible();
  await tab(page, 'Doctor').click();
  await expect(doctor.getByRole('status')).toHaveText('Nothing is wrong.');
});

/** A red image of 20 by 10 pixels. */
const IMAGE = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAABQAAAAKCAIAAAA7N+mxAAAAFUlEQVR42mP4z8BANmIY1TyqmRACADFExzlExWpRAAAAAElFTkSuQmCC',
  'base64',
);

const POSTS = `${FEED}&stage.tab=posts`;
/** The panel: other panels have fields of these names. */
const own = (page: Page) => page.locator('studio-posts');

test('one’s own posts are displayed in every story, and leave the tab for nobody', async ({
  page,
  open,
  studio,
  complaints,
}) => {
  const leaks: string[] = [];
  page.context().on('request', (request) => {
    const { host, protocol } = new URL(request.url());
    const isForeign = protocol.startsWith('http') && host !== new URL(studio.url).host;
    if (isForeign || request.method() !== 'GET' || request.url().includes('posts=')) leaks.push(request.url());
  });
  // Posts without pictures: those of others are requested at some moment after the posts are displayed.
  const stage = await open(`${POSTS.replace('bakery', 'choir&hide=avatar')}&stage.dock=code`);
  await expect(stage.locator('article')).toHaveCount(3);
  leaks.length = 0;
  await own(page).getByRole('button', { name: 'Add a post' }).click();
  await expect(stage.locator('article')).toHaveCount(1);
  for (const [name, value] of [
    ['Title', 'Summer party'],
    ['Text', 'Come on <b>Saturday</b>.'],
    ['Claps', '12'],
    ['Date', '2026-07-01T12:00'],
    ['Link to the post', 'https://example.org/party'],
    ['Alternative text', 'A red box'],
  ] as const)
    await own(page).getByLabel(name, { exact: true }).fill(value);
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
    await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(20);
  };
  await check();
  await expect(page.getByText('Your own posts are displayed only in the studio')).toBeVisible();
  await expect(page.locator('studio-code pre')).not.toContainText('Summer');
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
