import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, pathsOf, test as base } from './fixtures.ts';

// Pages that were written from llms.txt alone; test/docs.test.ts looks at their names.

const read = (name: string): string => readFileSync(join(import.meta.dirname, 'llms', name), 'utf8');

const test = base.extend<{ visit(name: string): Promise<void>; fill(text: string): string }>({
  /** With the addresses that are asked for. */
  fill: async ({ service }, use) =>
    use((text) => text.replaceAll('https://api.example', service.url).replaceAll('https://cdn.example', '/dist')),
  visit: async ({ page, site, fill, complaints }, use) => {
    await use(async (name) => {
      site.setPage(fill(read(name)).replace('<head>', '<head><link rel="icon" href="data:,">'));
      await page.goto(site.url);
    });
    expect(complaints).toEqual([]);
  },
});

test('filtered posts come where the visitor agrees, and go where they take it back', async ({
  page,
  visit,
  service,
  requests,
}) => {
  await visit('consent.html');
  await expect(page.locator('ws-feed [part~=consent-button]')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Read our news' })).toBeVisible();
  expect(pathsOf(requests, service)).toEqual([]);
  await page.getByRole('button', { name: 'Accept all' }).click();
  const cards = page.locator('ws-feed [part~=card]');
  await expect(page.locator('#log')).toHaveText(/^consent:http\S+:true load:\d+\s*$/);
  const texts = await cards.allTextContents();
  expect(texts.length).toBeGreaterThan(2);
  expect(texts.filter((text) => !/bread|loaf|sourdough/i.test(text) || /closed/i.test(text))).toEqual([]);
  await page.getByRole('button', { name: 'Withdraw' }).click();
  await expect(cards).toHaveCount(0);
});

test('cards are made of templates, by parts and by the page’s own classes', async ({ page, visit }) => {
  await visit('template.html');
  await expect(page.locator('#one [part~=card]')).toHaveCount(4);
  await expect(page.locator('#one [part=headline]').first()).toHaveCSS('color', 'rgb(102, 51, 153)');
  await expect(page.getByText('No picture.')).toBeVisible();
  await expect(page.locator('#two .mine')).toHaveCount(3);
  await expect(page.locator('#two .mine').first()).toHaveCSS('background-color', 'rgb(238, 242, 255)');
});

test('a carousel has a theme, words in the language of the page and one of its own', async ({ page, visit }) => {
  await visit('carousel.html');
  await expect(page.locator('ws-public-posts [part~=card]')).toHaveCount(9);
  await expect(page.getByRole('button', { name: 'Vor', exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Aus dem Dorf', level: 2 })).toBeVisible();
  const card = page.locator('ws-public-posts [part~=card]').first();
  await expect(card).toHaveCSS('background-color', 'rgb(42, 26, 156)'); // of vivid.css, by night
});

test('a server renders posts', async ({ fill }, { project }) => {
  // In the folder of the package, which it imports by its name.
  const folder = join(import.meta.dirname, '../../test-results');
  const path = join(folder, `llms-${project.name}.mjs`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, fill(read('server.js')));
  const { server } = (await import(path)) as { server: Server };
  await new Promise<void>((resolve) => server.listen(0, resolve));
  const { port } = server.address() as AddressInfo;
  const html = await (await fetch(`http://127.0.0.1:${port}/`)).text();
  await new Promise((resolve) => server.close(resolve));
  expect(html.match(/<article/g)).toHaveLength(5);
});
