import { expect, test } from './studio-fixtures.ts';

test.describe.configure({ timeout: 90_000 });

test('the doctor says what is wrong with the element on the stage, with the tag to write, until it is mended', async ({
  page,
  open,
}) => {
  await open('?stage.element=ws-feed&page-size=3');
  await page.getByRole('tab', { name: 'Doctor' }).click();
  const panel = page.locator('studio-doctor');
  await expect(panel.getByRole('status')).toHaveText('1 finding.');
  await expect(panel.getByRole('link', { name: 'WS-102' })).toHaveAttribute('href', './guides/errors.html#ws-102');
  await expect(panel.locator('pre')).toContainText('feed-id="abc"');
  await page.getByLabel('feed-id', { exact: true }).fill('bakery');
  await expect(panel.getByRole('status')).toHaveText('Nothing is wrong.');
});
