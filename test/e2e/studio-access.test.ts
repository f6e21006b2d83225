import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { some } from '../support/deep.ts';
import { watchShifts } from '../support/watch-shifts.ts';
import { expect, tab as tabOf, test } from './studio-fixtures.ts';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
const PANEL_TABS = ['Attributes', 'Guide', 'Style', 'Parts', 'Slots', 'Posts'];
const DOCK_TABS = ['Code', 'Events', 'Accessibility', 'Doctor', 'Spoken', 'Publish'];

const STAGE: { fromShadowDom: [string, string, string, string] } = {
  fromShadowDom: ['studio-app', 'studio-stage', 'studio-frame', 'iframe'],
};

/** Checks the whole page, including the stage; or one region of the studio, without the pages on the stage; or only these. */
async function findViolations(page: Page, region?: string): Promise<string[]> {
  const builder = new AxeBuilder({ page }).withTags(RULES);
  // The level-one heading of the whole page is the studio's.
  if (region === 'stage') builder.include({ fromFrames: [STAGE, 'html'] }).disableRules('page-has-heading-one');
  else if (region) builder.include({ fromShadowDom: ['studio-app', region] }).exclude(STAGE);
  const { violations, passes } = await builder.analyze();
  expect(passes.length).toBeGreaterThan(5); // otherwise nothing was checked
  return violations.map(
    ({ id, nodes }) => `${id}: ${JSON.stringify(nodes.map(({ target, failureSummary }) => [target, failureSummary]))}`,
  );
}

/** Opens a tab, and what its panel can show. */
async function openTab(page: Page, tab: string): Promise<void> {
  await tabOf(page, tab).click();
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
  const words = page.getByText(/problems? found|No problems found|Nothing is wrong\.|refresh\(\)/);
  if (['Events', 'Accessibility', 'Doctor'].includes(tab)) await expect(words.filter({ visible: true })).toBeVisible();
}

for (const [width, colorScheme] of some([
  [1280, 'light'],
  [768, 'dark'],
  [320, 'light'],
] as const)) {
  test(`no panel keeps anybody out, and nothing moves as the studio comes up, at ${width} px, ${colorScheme}`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    const shiftsSince = await watchShifts(page);
    const stage = await open('?stage.element=ws-feed&feed-id=software&page-size=3&part.title=color:red');
    await expect(stage.locator('ws-feed article')).toHaveCount(3);
    expect((await shiftsSince()).reduce((sum, { value }) => sum + value, 0)).toBeLessThan(0.01);
    expect(await findViolations(page)).toEqual([]);
    for (const tab of [...PANEL_TABS, ...DOCK_TABS]) {
      await openTab(page, tab);
      expect(await findViolations(page, DOCK_TABS.includes(tab) ? '.dock' : 'aside'), tab).toEqual([]);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  });
}
