import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { expect, test as base } from './fixtures.ts';

const root = join(import.meta.dirname, '../..');
const CDN = 'https://cdn.example/';

/** The built command, which serves frames, and the files of dist at the URL that the command is given for them. */
const test = base.extend<{ edgeUrl: string }>({
  edgeUrl: async ({ service, page }, use) => {
    await page.route(`${CDN}**`, (route) =>
      route.fulfill({
        path: join(root, 'dist', new URL(route.request().url()).pathname),
        headers: { 'access-control-allow-origin': '*', 'content-type': 'text/javascript' },
      }),
    );
    const command = ['bin/ws-widgets-edge.js', '--base-url', service.url, '--port', '0'];
    const edge = spawn(process.execPath, [...command, '--script-url', `${CDN}ws-widgets.js`], { cwd: root });
    const [line] = (await once(createInterface(edge.stdout), 'line')) as [string];
    await use(/http:\S+$/.exec(line)?.[0] ?? '');
    edge.kill();
    await once(edge, 'exit');
  },
});

const frameOf = (edgeUrl: string): string =>
  `<iframe src="${edgeUrl}/frame?element=ws-feed&feed-id=bakery&page-size=3&loading=eager" style="width: 100%; border: 0"></iframe>`;

test('a frame of the edge shows posts at once, and fits', async ({ page, site, service, edgeUrl, complaints }) => {
  site.setPage(
    `<!doctype html><link rel="icon" href="data:,"><body>${frameOf(edgeUrl)}<script src="/dist/ws-frame.js" async></script>`,
  );
  await page.goto(site.url);
  const frame = page.frameLocator('iframe');
  const heightOf = (): Promise<number> => page.locator('iframe').evaluate((iframe) => iframe.clientHeight);
  await expect(frame.locator('ws-feed:state(ready)')).toHaveCount(1);
  await expect(frame.locator('article')).toHaveCount(3);
  expect(service.requests()).toEqual(['/feeds/bakery/posts?$offset=0&$limit=3']); // the edge's own
  await expect.poll(heightOf).toBeGreaterThan(300);
  const before = await heightOf();

  await frame.getByRole('button', { name: 'Load more' }).click();
  await expect(frame.locator('article')).toHaveCount(6);
  await expect.poll(heightOf).toBeGreaterThan(before);
  expect(service.requests()).toHaveLength(2);
  expect(complaints).toEqual([]);
});
