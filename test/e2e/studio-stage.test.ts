import { expect, field, tab, test } from './studio-fixtures.ts';

test('panels say what is wrong with an element or an answer', async ({ page, open, studio }) => {
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
  await page.route(/bakery\/posts/, (route) => route.fulfill({ json: [] }));
  await tab(page, 'Attributes').click();
  await field(page, 'base-url').fill(studio.url);
  await expect(page.locator('studio-service')).toContainText('it sent no list of posts');
});
