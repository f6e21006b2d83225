import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exceptionsIn, expect, test } from './fixtures.ts';
import { test as withoutPage } from './hosted.ts';

const dist = join(import.meta.dirname, '../../dist');
const hashes = JSON.parse(readFileSync(join(dist, 'integrity.json'), 'utf8')) as Record<string, string>;
/** The files that the first file imports, and those that these import on demand. */
const imported = Object.keys(hashes).filter((file) => /^[^/]+-[\da-f]{8}\.js$/.test(file));

const RICH = 'ws-feed [part=text] strong';

const hashOf = (content: string | Buffer): string => `sha384-${createHash('sha384').update(content).digest('base64')}`;

const importMap = (integrity: Record<string, string>): string => {
  const byUrl = Object.fromEntries(Object.entries(integrity).map(([file, hash]) => [`/dist/${file}`, hash]));
  return `<script type="importmap">${JSON.stringify({ integrity: byUrl })}</script>`;
};

/** An import map that has a wrong hash for one of the imported files. */
function mapWithout(name: string): string {
  const files = imported.filter((file) => file.startsWith(`${name}-`));
  expect(files).toHaveLength(1);
  return importMap(Object.fromEntries(files.map((file) => [file, hashOf('another file')])));
}

const tag = (service: string, attributes: string): string =>
  `<script data-base-url="${service}" crossorigin ${attributes}></script>`;

const moduleTag = (service: string): string =>
  tag(service, `type="module" src="/dist/ws-widgets.js" integrity="${hashes['ws-widgets.js']}"`);

withoutPage('integrity.json has the hash of every file of dist', () => {
  const files = readdirSync(dist, { recursive: true, withFileTypes: true }).filter((entry) => entry.isFile());
  const paths = files.map(({ parentPath, name }) => join(parentPath, name).slice(dist.length + 1));
  expect(Object.keys(hashes).sort()).toEqual(paths.filter((path) => path !== 'integrity.json').sort());
  for (const [path, hash] of Object.entries(hashes)) expect(hash).toBe(hashOf(readFileSync(join(dist, path))));
});

const POLICY = { 'Integrity-Policy': 'blocked-destinations=(script style)' };

test('the import map lets all of it run under an Integrity-Policy', async ({ page, open, service, complaints }) => {
  const map = readFileSync(join(dist, 'importmap.json'), 'utf8').replaceAll(
    /https:\/\/cdn\.example\/[^/]+\//g,
    '/dist/',
  );
  const lost: string[] = [];
  await page.route(/\/prose-[\da-f]{8}\.js$/, (route) => (lost.push(route.request().url()), route.abort()));
  const feed = '<ws-feed feed-id="software" layout="carousel" search share page-size="3"></ws-feed>';
  const head = `<script type="importmap">${map}</script>${moduleTag(service.url)}`;
  await open(feed, { head, headers: POLICY });
  await expect(page.locator(RICH).first()).toBeVisible();
  await page.getByRole('button', { name: 'Load more' }).click();
  await expect(page.locator('ws-feed article')).toHaveCount(6);
  await expect(page.getByRole('searchbox')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Next' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Share/ }).first()).toBeAttached();
  expect(lost).toHaveLength(1);
  expect(complaints.join('\n')).not.toMatch(/WS-|block/i);

  await open(feed, { head: moduleTag(service.url), headers: POLICY });
  await expect.poll(() => complaints.join('\n')).toContain('WS-601');
});

test('a changed lazy module does not run: the feed does without', async ({ page, open, service, complaints }) => {
  await open('<ws-feed feed-id="software"></ws-feed>', { head: mapWithout('prose') + moduleTag(service.url) });
  await expect(page.locator('ws-feed article').first()).toBeVisible();
  await expect(page.locator(RICH)).toHaveCount(0);
  expect(complaints.join('\n')).toContain('integrity');
  expect(exceptionsIn(complaints)).toEqual([]);
});
