import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { HOSTS } from '../../demo/setting/setting.ts';
import { watchShifts } from '../support/watch-shifts.ts';
import { expect, test } from './studio-fixtures.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const DOCK_TABS = ['Code', 'Events', 'Accessibility', 'Doctor', 'Spoken', 'Publish'];
const FEED = '?stage.element=ws-feed&feed-id=software&page-size=3&part.title=color:red';

const STAGE: { fromShadowDom: [string, string, string, string] } = {
  fromShadowDom: ['studio-app', 'studio-stage', 'studio-frame', 'iframe'],
};

/** All of the page, the stage included; one region of the studio, without the pages on the stage; or these alone. */
async function findViolations(page: Page, region?: string): Promise<string[]> {
  const builder = new AxeBuilder({ page }).withTags(RULES);
  // The heading of the whole page is the studio's.
  if (region === 'stage') builder.include({ fromFrames: [STAGE, 'html'] }).disableRules('page-has-heading-one');
  else if (region) builder.include({ fromShadowDom: ['studio-app', region] }).exclude(STAGE);
  const { violations, passes } = await builder.analyze();
  expect(passes.length).toBeGreaterThan(5); // else it was not looked into, and nothing is proved
  return violations.map(
    ({ id, nodes }) => `${id}: ${JSON.stringify(nodes.map(({ target, failureSummary }) => [target, failureSummary]))}`,
  );
}

test.describe.configure({ timeout: 120_000 });

for (const [width, scheme] of [
  [1280, 'light'],
  [768, 'dark'],
  [360, 'light'],
] as const) {
  test(`no panel keeps anybody out, at ${width} px, ${scheme}`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    const stage = await open(FEED);
    await expect(stage.locator('ws-feed article')).toHaveCount(3);
    expect(await findViolations(page)).toEqual([]);
    for (const tab of ['Guide', 'Style', 'Parts', 'Slots', 'Posts', ...DOCK_TABS]) {
      await page.getByRole('tab', { name: tab }).click();
      await page.evaluate(() => scrollTo(0, 0));
      if (tab === 'Parts') await page.getByRole('button', { name: 'title', exact: true }).click();
      if (tab === 'Posts') await page.getByRole('button', { name: 'Add a post' }).click();
      if (tab === 'Publish') {
        await page.getByRole('button', { name: 'Publish', exact: true }).click();
        await expect(page.getByRole('region', { name: 'Answer' })).toBeVisible();
      }
      if (tab === 'Style') {
        await page.locator('#color').fill('#ffcc00');
        await page.locator('#color').blur();
      }
      if (tab === 'Spoken') await expect(page.locator('.dock').getByRole('option').first()).toBeVisible();
      if (tab === 'Accessibility') await expect(page.getByText(/problems? found|No problems found/)).toBeVisible();
      if (tab === 'Doctor') await expect(page.getByText('Nothing is wrong.')).toBeVisible();
      expect(await findViolations(page, DOCK_TABS.includes(tab) ? '.dock' : 'aside'), tab).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}

for (const scheme of ['light', 'dark'] as const) {
  test(`the three steps, a comparison and a question keep nobody out, ${scheme}`, async ({ page, open, studio }) => {
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    await open('?stage.tab=guide&stage.element=ws-feed&feed-id=software&page-size=3');
    for (const step of ['The look', 'The code']) {
      await page.getByRole('button', { name: step }).last().click();
      expect(await findViolations(page, 'aside'), step).toEqual([]);
    }
    await page.getByLabel('Compare').selectOption('schemes');
    await expect(page.frameLocator('iframe').last().locator('article')).toHaveCount(3);
    expect(await findViolations(page, 'main')).toEqual([]);
    await page.goto(`${studio.url}?stage.element=ws-feed&feed-id=a&base-url=https://example.org&stage.dock=code`);
    await expect(page.getByRole('button', { name: 'Allow' })).toBeVisible();
    expect(await findViolations(page)).toEqual([]);
  });
}

for (const host of HOSTS) {
  test(`the ${host} page keeps nobody out, and fits a phone`, async ({ page, open }) => {
    const stage = await open(`?stage.element=ws-feed&feed-id=software&page-size=3&stage.host=${host}`);
    await expect(stage.locator('ws-feed article')).toHaveCount(3);
    for (const scheme of ['Light', 'Dark']) {
      await page.getByRole('radio', { name: scheme, exact: true }).check();
      expect(await findViolations(page, 'stage'), scheme).toEqual([]);
    }
    await page.getByRole('radio', { name: '360' }).check();
    await expect.poll(() => stage.evaluate(() => innerWidth)).toBe(360);
    expect(await stage.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
}

for (const width of [360, 768, 1280]) {
  test(`nothing moves while the studio comes up, at ${width} px`, async ({ page, open }) => {
    await page.setViewportSize({ width, height: 800 });
    const shiftsSince = await watchShifts(page);
    const stage = await open(FEED);
    await expect(stage.locator('ws-feed article')).toHaveCount(3);
    await page.getByRole('tab', { name: 'Style' }).click();
    const moved = (await shiftsSince()).reduce((sum, { value }) => sum + value, 0);
    expect(moved).toBeLessThan(0.01);
  });
}
