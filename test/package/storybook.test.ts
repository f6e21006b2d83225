import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { elementsOf, type Manifest } from '../../scripts/manifest/schema.ts';
import { expect, test } from './fixtures.ts';
import { run } from './run.ts';
import { withSite } from './with-site.ts';

const manifest = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../dist/custom-elements.json'), 'utf8'),
) as Manifest;
const elements = elementsOf(manifest);

/** A story of an element that hands in no rows of its own: Storybook makes them from the manifest. */
const plainStory = (tag: string): string => `export default { title: '${tag}', component: '${tag}' };
export const Plain = {};
`;

interface Row {
  readonly description: string;
  readonly table: { readonly category: string };
}

/** The rows of Storybook's table, by their stories. */
const readRows = (page: Page): Promise<Record<string, { readonly argTypes: Record<string, Row> }>> =>
  page.evaluate(() => {
    const page = globalThis as unknown as { __STORYBOOK_PREVIEW__: { extract(): Promise<never> } };
    return page.__STORYBOOK_PREVIEW__.extract();
  });

/** Sets what the table has for some attributes, as a person does, and looks at what the feed displays then. */
async function useControls(page: Page): Promise<void> {
  const story = page.frameLocator('#storybook-preview-iframe');
  const choose = (name: string, word: string): Promise<unknown> =>
    page.locator(`#control-${name}`).selectOption({ label: word });
  const turnOn = async (name: string): Promise<void> => {
    await page.locator(`#set-${name}`).click(); // from unset to off
    await page.locator(`label[for=control-${name}]`).click();
  };

  await expect(story.locator('ws-feed article')).toHaveCount(3);
  await expect(story.getByRole('button', { name: 'Older posts' })).toBeVisible();
  await choose('more', 'none');
  await expect(story.getByRole('button', { name: 'Older posts' })).toBeHidden();
  await page.locator('#set-heading').click();
  await page.locator('#control-heading').fill('From the bakery');
  await expect(story.getByRole('heading', { name: 'From the bakery' })).toBeVisible();
  await choose('date', 'absolute');
  await expect(story.locator('ws-feed [part=date]').first()).not.toContainText('ago');
  await turnOn('search');
  await expect(story.locator('ws-feed [part=search]')).toBeVisible();
  await turnOn('share');
  await expect(story.locator('ws-feed [part=share]')).toHaveCount(3);
  await page.locator('#control-pageSize').fill('2');
  await expect(story.locator('ws-feed article')).toHaveCount(2);
  await choose('consent', 'click');
  await expect(story.locator('ws-feed [part=consent]')).toBeVisible();
}

test(
  'examples/storybook is built, its controls set attributes, and no part or slot hides one',
  { tag: '@deep' },
  async ({ page, browser, copyExample, install }) => {
    const folder = copyExample('storybook');
    for (const { tagName } of elements)
      writeFileSync(join(folder, `stories/${tagName}.stories.js`), plainStory(tagName));
    await install(folder);
    await run(folder, 'npm run build');
    await withSite(folder, 'storybook-static', async (url) => {
      await page.goto(`${url}iframe.html?id=news--list&viewMode=story`);
      await expect(page.locator('ws-feed article')).toHaveCount(3);
      const rows = await readRows(page);
      for (const { tagName, attributes } of elements) {
        const shown = attributes.map(({ name }) => {
          const { description, table } = rows[`${tagName}--plain`]?.argTypes[name] ?? {};
          return { name, description, category: table?.category };
        });
        const category = 'attributes';
        expect(shown).toEqual(attributes.map(({ name, description }) => ({ name, description, category })));
      }

      // Beside the page that is watched: Storybook's own warns of Storybook 11.
      const around = await browser.newPage({ viewport: { width: 1280, height: 1600 } });
      await around.goto(`${url}?path=/story/news--list`);
      await useControls(around);
      await around.close();
    });
  },
);
