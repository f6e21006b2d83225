import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import packageJson from '../../package.json' with { type: 'json' };
import { expect, test } from './fixtures.ts';
import { attempt, run } from './run.ts';
import { withServer } from './with-server.ts';
import { withSite } from './with-site.ts';

const dist = join(import.meta.dirname, '../../dist');

/** Expects what each example shows: three cards from the template, the owner's words on the button, the line of an event. */
async function expectFeed(page: Page): Promise<void> {
  const words = page.locator('ws-feed article [part=words]');
  await expect(words).toHaveText([/rye/, /Croissants/, /four in the morning/]);
  await expect(page.locator('output')).toHaveText('3 posts');
  await expect(page.getByRole('link', { name: 'Read it there' }).first()).toHaveAttribute('href', /^http/);
  await page.getByRole('button', { name: 'Older posts' }).click();
  await expect(words).toHaveCount(6);
  await expect(page.locator('output')).toHaveText('6 posts');
}

const PROJECTS = {
  vite: { typed: 'src/main.ts', right: 'detail.posts', wrong: 'detail.items' },
  react: { typed: 'src/App.tsx', right: 'layout="list"', wrong: 'layout="gird"' },
  vue: { typed: 'src/App.vue', right: 'layout="list"', wrong: 'layout="gird"' },
  svelte: { typed: 'src/App.svelte', right: 'layout="list"', wrong: 'layout="gird"' },
  angular: { typed: 'src/app.ts', right: 'detail.posts', wrong: 'detail.items' },
};

for (const [name, { typed, right, wrong }] of Object.entries(PROJECTS)) {
  const tag = name === 'vite' ? [] : '@deep';
  test(`examples/${name} builds, shows a feed, and is typed`, { tag }, async ({ page, copyExample, install }) => {
    const folder = copyExample(name);
    await install(folder);
    await run(folder, 'npm run --if-present check');
    await run(folder, 'npm run build');
    await withSite(folder, 'dist', async (url) => {
      await page.goto(url);
      await expectFeed(page);
    });

    const path = join(folder, typed);
    const source = readFileSync(path, 'utf8');
    expect(source).toContain(right);
    writeFileSync(path, source.replace(right, wrong));
    const { ok, said } = await attempt(folder, name === 'angular' ? 'npm run build' : 'npm run check');
    expect(ok).toBe(false);
    expect(said).toContain(/\w+(?="?$)/.exec(wrong)?.[0]);
  });
}

test(
  'with the oldest Lit and DOMPurify, a program has no second one',
  { tag: '@deep' },
  async ({ page, copyExample, install }) => {
    const own = { lit: '3.3.0', dompurify: '3.4.0' };
    const folder = copyExample('vite');
    const edit = (file: string, change: (text: string) => string): void =>
      writeFileSync(join(folder, file), change(readFileSync(join(folder, file), 'utf8')));
    edit('package.json', (text) => text.replace('"dependencies": {', `$&${JSON.stringify(own).slice(1, -1)},`));
    const head = '<link rel="icon" href="data:," /><script type="module" src="/src/main.ts"></script>';
    edit('index.html', () => `${head}<ws-post-card></ws-post-card>`);
    edit('src/main.ts', () => {
      const text = '<p onclick="alert(1)">Hall <b>closed</b><script>alert(1)</script></p>';
      return `import 'ws-widgets/ws-post-card'; document.querySelector('ws-post-card')!.post = ${JSON.stringify({ text })};`;
    });
    await install(folder);
    expect(existsSync(join(folder, 'node_modules/ws-widgets/node_modules'))).toBe(false);
    await run(folder, 'npm run build');
    await withSite(folder, 'dist', async (url) => {
      await page.goto(url);
      await expect(page.locator('[part=text]')).toHaveText('Hall closed');
      expect(await page.locator('[part=text]').innerHTML()).not.toMatch(/onclick|<script/);
      await expect(page.locator('[part=text] b')).toHaveText('closed');
    });
  },
);

test('examples/html shows a feed by the script tag alone', async ({ page, copyExample }) => {
  const cdn = `https://cdn.example/ws-widgets@${packageJson.version}/`;
  await page.route(`${cdn}**`, (route) =>
    route.fulfill({
      path: join(dist, route.request().url().slice(cdn.length)),
      headers: { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' },
    }),
  );
  await withSite(copyExample('html'), '.', async (url) => {
    await page.goto(url);
    await expectFeed(page);
  });
});

test('examples/edge-worker builds, and serves posts in workerd', { tag: '@deep' }, async ({ copyExample, install }) => {
  const folder = copyExample('edge-worker');
  await install(folder);
  await run(folder, 'npm run check');
  await run(folder, 'npm run build');
  await withServer(folder, ['start.js'], async (url) => {
    const response = await fetch(new URL('/widget?feed-id=bakery&limit=3', url));
    expect((await response.text()).match(/<article/g)).toHaveLength(3);
    expect((await fetch(new URL('/widget?feed-id=museum', url))).status).toBe(400);
  });
});

test('examples/node reads posts by import and by require, without types of a DOM', async ({ copyExample, install }) => {
  const folder = copyExample('node');
  await install(folder);
  await run(folder, 'npm run check');
  const lines = (await run(folder, 'node main.js')).trim().split('\n');
  expect(lines).toHaveLength(6);
  expect(lines[0]).toContain('rye');
  writeFileSync(join(folder, 'old.cjs'), "console.log(typeof require('ws-widgets/headless').feedPosts);");
  expect(await run(folder, 'node old.cjs')).toMatch(/^function/);
});
