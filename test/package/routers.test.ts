import { comeBack } from '../support/come-back.ts';
import { postRequests } from '../support/watch-handover.ts';
import { expect, test } from './fixtures.ts';
import { run } from './run.ts';
import { withSite } from './with-site.ts';

for (const name of ['react', 'vue', 'svelte', 'next', 'astro'])
  test(`in routers/${name}, a place is found again`, { tag: '@deep' }, async ({ page, copyExample, install }) => {
    const folder = copyExample(`../test/package/routers/${name}`);
    await install(folder);
    await run(folder, 'npm run build');
    await withSite(folder, 'dist', async (url) => {
      const requested = postRequests(page);
      const leave = async (): Promise<void> => {
        await page.getByRole('link', { name: 'Next page' }).evaluate((next: HTMLElement) => next.click());
        await expect(page.getByText('Elsewhere')).toBeVisible();
      };
      await page.goto(url);
      await page.evaluate(() => Object.assign(globalThis, { wasLoaded: true }));
      for (let visit = 0; visit < 3; visit++) {
        await expect(page.locator('ws-feed article')).toHaveCount(3);
        await leave();
        await page.getByRole('link', { name: 'News' }).click();
      }
      expect(requested.filter((one) => new URL(one).pathname.endsWith('/posts'))).toHaveLength(1);
      await comeBack(page, 50, leave);
      expect(await page.evaluate(() => 'wasLoaded' in globalThis)).toBe(true);
    });
  });
