import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { PAYLOADS } from '../hostile/payloads.ts';
import { renderWidget, SCRIPT } from '../support/built-server.ts';
import { ALLOWED } from '../support/allowed-content.ts';
import { hasTurn } from '../support/deep.ts';
import { hostileItem, type Shape, SHAPE_NAMES } from '../support/hostile-posts.ts';
import { BATCH, BATCHES } from '../support/hostile-service.ts';
import { inspectFeed } from '../support/inspect-feed.ts';
import { recordDialogs } from '../support/record-dialogs.ts';
import { untilTaken } from '../support/watch-handover.ts';
import { expect, test } from './fixtures.ts';
import { LAYOUT_NAMES } from '../support/names.ts';

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('every layout is complete, and shows nothing that takes a script', async ({ page, open, service }) => {
    const rendered = await Promise.all(
      LAYOUT_NAMES.map((layout) => {
        const settings = { baseUrl: service.url, feedId: 'bakery', layout, share: true, search: true };
        return renderWidget('ws-feed', settings as never, { lang: 'de' });
      }),
    );
    await open(rendered.map(({ html }) => html).join(''), { head: SCRIPT });
    await expect(page.locator('ws-feed')).toHaveCount(LAYOUT_NAMES.length);
    for (const feed of await page.locator('ws-feed').all()) {
      await expect(feed.locator('article')).toHaveCount(10);
      await expect(feed.locator('[part=text]').first()).toBeVisible();
      await expect(feed.locator('time').first()).toHaveText(/\d+\.\d+\.\d{4}/);
      await expect(feed.locator('a[part=link]').first()).toHaveText('Beitrag ansehen');
      await expect(feed.locator('button, input').filter({ visible: true })).toHaveCount(0);
    }
  });
});

test('the example of docs/servers.md serves posts', async ({ service }, { project }) => {
  const guide = readFileSync(join(import.meta.dirname, '../../docs/servers.md'), 'utf8');
  const [, code = ''] = /```js\n([^]*?)```/.exec(guide) ?? [];
  // Within the folder of the package, because the example imports it by its name.
  const folder = join(import.meta.dirname, '../../test-results');
  const path = join(folder, `guide-${project.name}.mjs`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(path, code.replace('https://api.example', service.url).replace('8080', '0'));
  const { server } = (await import(path)) as { server: Server };
  const { port } = server.address() as AddressInfo;
  const page = await (await fetch(`http://127.0.0.1:${port}/`)).text();
  await new Promise((resolve) => server.close(resolve));
  expect(page.match(/<article/g)).toHaveLength(10);
});

const policyOf = (styles: string, service: string): Record<string, string> => ({
  'content-security-policy': `default-src 'none'; script-src 'self'; style-src ${styles}; connect-src ${service}; img-src ${service} data:; require-trusted-types-for 'script'; trusted-types lit-html dompurify ws-widgets 'allow-duplicates'`,
});

test('styles with a nonce, or by a link, keep a strict policy', async ({ page, open, service, complaints }) => {
  const settings = { baseUrl: service.url, feedId: 'bakery', layout: 'carousel', design: 'note' } as const;
  const inline = await renderWidget('ws-feed', settings, { lang: 'en', nonce: 'abc' });
  const again = await renderWidget('ws-feed', settings);
  expect(again.inlineStyles, 'in the order of the first time').toEqual(inline.inlineStyles);
  const linked = await renderWidget('ws-feed', settings, { lang: 'en', styles: '/dist/ws-widgets.css' });
  for (const [html, styles] of [
    [inline.html, "'self' 'nonce-abc'"],
    [linked.html, "'self'"],
  ] as const) {
    await open(html, { head: SCRIPT, headers: policyOf(styles, new URL(service.url).origin) });
    await untilTaken(page);
    expect(await page.locator('ws-feed [part=feed]').evaluate((feed) => getComputedStyle(feed).display)).toBe('grid');
  }
  expect(complaints).toEqual([]);
});

/** Expects as many posts in each element as `counts` says, only allowed content in them, and that nothing ran. */
async function expectHarmless(page: Page, counts: readonly number[]): Promise<void> {
  // The server's styles are not part of the posts, and stay until the script takes over.
  const faults = await page.evaluate<string[]>(
    `[...document.querySelectorAll('ws-public-posts')].flatMap((host) => {
      const styles = host.shadowRoot.querySelector('[data-elements]');
      styles?.remove();
      const faults = (${inspectFeed})(host, ${JSON.stringify(ALLOWED)});
      if (styles) host.shadowRoot.prepend(styles);
      return faults;
    })`,
  );
  expect(faults.slice(0, 5)).toEqual([]);
  expect(await page.evaluate(() => '__hacked' in globalThis)).toBe(false);
  const countCards = (all: Element[]) => all.map((one) => one.shadowRoot?.querySelectorAll('article').length);
  expect(await page.locator('body > ws-public-posts').evaluateAll(countCards)).toEqual(counts);
  expect(await page.locator('body > *').count()).toBe(counts.length);
}

// Over the rounds, each payload is in each field.
for (const round of SHAPE_NAMES.keys()) {
  const tag = hasTurn(round, SHAPE_NAMES.length) ? [] : ['@deep'];
  test(`no payload runs as it was rendered, and hydrated, round ${round + 1}`, { tag }, async ({ page, open }) => {
    const dialogs = recordDialogs(page);
    await page.route(/^(?!http:\/\/127\.0\.0\.1)/, (route) => route.abort());
    const rendered = await Promise.all(
      BATCHES.map((payloads, i) => {
        const shape = SHAPE_NAMES[(i + round) % SHAPE_NAMES.length] as Shape;
        const fetch = () => Promise.resolve(Response.json(payloads.map((payload) => hostileItem(shape, payload))));
        const settings = { baseUrl: 'https://api.test', feedId: `batch-${i}`, limit: BATCH, loading: 'eager' } as const;
        return renderWidget('ws-public-posts', settings, { lang: 'en', fetch });
      }),
    );
    expect(rendered.flatMap(({ error }) => error ?? [])).toEqual([]);
    const counts = rendered.map(({ posts }) => posts.length);
    expect(counts.reduce((sum, count) => sum + count)).toBeGreaterThan(PAYLOADS.length / 2);
    await open(rendered.map(({ html }) => html).join(''), { head: '' });
    await expectHarmless(page, counts);
    await page.addScriptTag({ type: 'module', url: '/dist/ws-widgets.js' });
    await expect(page.locator('ws-public-posts:is(:state(ready), :state(empty))')).toHaveCount(counts.length);
    await expectHarmless(page, counts);
    expect(dialogs).toEqual([]);
  });
}
