import { AxeBuilder } from '@axe-core/playwright';
import { expect } from '@playwright/test';
import { test } from './studio-fixtures.ts';

test('a translator sees what a language lacks, and copies its file', async ({ page, studio, complaints, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${studio.url}translate.html`);
  const show = async (tag: string): Promise<void> => {
    await page.getByLabel('Language').fill(tag);
    await page.getByRole('button', { name: 'Show' }).click();
  };
  await show('no language');
  await expect(page.getByRole('status')).toContainText('is not a language tag');
  await show('pl');
  await expect(page.getByText('Nothing is missing.')).toBeVisible();
  await expect(page.getByText('The button that shares a post.')).toBeVisible();

  await page.getByLabel('share', { exact: true }).fill('');
  await page.getByLabel('found, few').fill('kilka postów');
  await expect(page.getByText('1 missing: displayed in English.')).toBeVisible();
  await expect(page.getByText('It has no placeholder, but English has {count}, in few.')).toBeVisible();
  expect((await new AxeBuilder({ page }).analyze()).violations).toEqual([]);

  await page.getByRole('button', { name: 'Only missing messages' }).click();
  await expect(page.locator('textarea')).toHaveCount(1);
  await page.getByRole('button', { name: 'Copy the file' }).click();
  await expect(page.getByRole('status')).toContainText('src/content/languages/pl.ts');
  const file = await page.evaluate(() => navigator.clipboard.readText());
  expect(file).toContain("  copied: 'Skopiowano link',\n");
  expect(file).not.toContain('  share:');
  expect(complaints).toEqual([]);
});
