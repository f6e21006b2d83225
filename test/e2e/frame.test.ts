import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FrameLocator, Page } from '@playwright/test';
import { closedAfter } from '../support/closed-after.ts';
import { type HostSite, startHostSite } from '../support/host-site.ts';
import { recordDialogs } from '../support/record-dialogs.ts';
import { allowEveryOrigin, expect, test as base } from './fixtures.ts';
import hostileQueries from './hostile-queries.json' with { type: 'json' };

interface Fixtures {
  /** The site with the files of dist. Its origin is neither the page's nor the service's. */
  files: HostSite;
  /** The URL of a frame with this query, escaped for an attribute. */
  srcOf(query: Query): string;
  /** Opens a page of the site with a frame, and `beside` after it. Resolves to what is in the frame. */
  openFrame(query: Query, options?: { beside?: string; fits?: boolean }): Promise<FrameLocator>;
  /** Opens a frame with a feed of three posts, and waits for them. */
  openFeed(more?: Query, options?: { beside?: string; fits?: boolean }): Promise<FrameLocator>;
}

type Query = Readonly<Record<string, string>>;

const FEED = { element: 'ws-feed', 'feed-id': 'bakery', 'page-size': '3' };
/** The height of a frame without the script, and before the script runs. */
const FIXED_PX = 400;

const test = base.extend<Fixtures>({
  files: closedAfter(startHostSite),
  srcOf: async ({ files, service }, use) => {
    await use((query) => {
      const src = `${files.url}dist/frame.html?${new URLSearchParams({ 'base-url': service.url, ...query })}`;
      return src.replaceAll('&', '&amp;');
    });
  },
  openFrame: async ({ page, site, files, srcOf }, use) => {
    await use(async (query, { beside = '', fits = true } = {}) => {
      const frame = `<iframe src="${srcOf(query)}" title="News" style="width: 100%; height: ${FIXED_PX}px; border: 0"></iframe>`;
      const script = fits ? `<script src="${files.url}dist/ws-frame.js" async></script>` : '';
      site.setPage(`<!doctype html><link rel="icon" href="data:,"><body>${frame}${beside}${script}`);
      await page.goto(site.url);
      return page.frameLocator('iframe').first();
    });
  },
  openFeed: async ({ openFrame }, use) => {
    await use(async (more, options) => {
      const frame = await openFrame({ ...FEED, ...more }, options);
      await expect(frame.locator('article')).toHaveCount(3);
      return frame;
    });
  },
});

const heightOf = (frame: FrameLocator): Promise<number> => frame.locator(':root').evaluate(() => innerHeight);

/** The height of what is in the frame. */
const contentHeight = (frame: FrameLocator): Promise<number> =>
  frame.locator('body').evaluate((body) => Math.ceil(body.getBoundingClientRect().height));

const expectToFit = (frame: FrameLocator): Promise<void> =>
  expect.poll(async () => (await heightOf(frame)) - (await contentHeight(frame))).toBe(0);

/** Answers all requests to a hostile host with a page that runs a script. */
const serveEvil = (page: Page, script: string): Promise<unknown> =>
  page.route('https://evil.example/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: `<script>${script}</script>` }),
  );

/** Records the messages that the page gets. */
async function keepMessages(page: Page): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(() => {
    const kept: unknown[] = [];
    Object.assign(globalThis, { kept });
    addEventListener('message', ({ data }) => kept.push(data));
  });
  return () => page.evaluate(() => (globalThis as unknown as { kept: unknown[] }).kept);
}

test('a frame keeps to its policy, and is as high as its posts', async ({ openFeed, complaints }) => {
  const frame = await openFeed();
  await expect.poll(() => heightOf(frame)).toBe(await contentHeight(frame));
  const before = await heightOf(frame);
  expect(before).toBeGreaterThan(FIXED_PX);

  await frame.getByRole('button', { name: 'Load more' }).click();
  await expect(frame.locator('article')).toHaveCount(6);
  await expect.poll(() => heightOf(frame)).toBeGreaterThan(before + 100);
  await expectToFit(frame);
  expect(complaints).toEqual([]);
});

test('a frame tells no height before its element is there', async ({ page, openFeed }) => {
  const messages = await keepMessages(page);
  await page.route('**/dist/core-*', async (route) => {
    await page.waitForLoadState(); // then the page asks
    await page.evaluate(() => new Promise(requestAnimationFrame));
    await route.continue();
  });
  await expectToFit(await openFeed());
  const [first] = (await messages()) as { height: number }[];
  expect(first?.height).toBeGreaterThan(100);
});

test('another page of posts fits in the frame, with focus rings', async ({ page, openFeed, complaints }) => {
  const frame = await openFeed({ more: 'links', layout: 'compact' });
  const leftOf = (card: Element): number => card.getBoundingClientRect().left;
  expect(await frame.locator('article').first().evaluate(leftOf)).toBe(4); // its ring is as wide
  const content = 'iframe { box-sizing: border-box; padding: 9px; border-block: solid !important }';
  await page.addStyleTag({ content });
  await frame.getByRole('link', { name: 'Next posts' }).click();
  await expect(frame.getByRole('link', { name: 'Previous posts' })).toBeVisible();
  await expectToFit(frame);
  expect(complaints).toEqual([]);
});

test('the page believes no height but that of a frame from where its src says', async ({ page, openFeed }) => {
  const say = `parent.postMessage({ type: 'ws-widgets:height', height: 9999 }, '*');`;
  await serveEvil(page, say + say.replace('9999', '-1'));
  const evil = (path: string): string => `<iframe src="https://evil.example/${path}" height="50"></iframe>`;
  const messages = await keepMessages(page);
  const frame = await openFeed({}, { beside: `${evil('advertisement')}<p></p>` });
  // From the page itself and then, below, from a frame that was navigated away from its src.
  for (const height of [9999, '9999', Infinity, NaN, -5, null])
    await page.evaluate((height) => postMessage({ type: 'ws-widgets:height', height }, '*'), height);
  await expect.poll(async () => (await messages()).length).toBeGreaterThanOrEqual(8);
  await expectToFit(frame);
  await expect(page.locator('iframe').nth(1)).not.toHaveAttribute('style');

  const fitting = await heightOf(frame);
  const before = (await messages()).length;
  await frame.locator('body').evaluate(() => location.assign('https://evil.example/frame.html'));
  await expect.poll(async () => (await messages()).length).toBeGreaterThanOrEqual(before + 2);
  expect(await heightOf(frame)).toBe(fitting);
});

test('a frame tells its height to the page around it alone', async ({ page, openFeed, service }) => {
  const messages = await keepMessages(page);
  const ask = `parent.frames[0].postMessage({ type: 'ws-widgets:fit' }, '*');`;
  await serveEvil(page, "addEventListener('message', ({ data }) => { document.title += data.type; });");
  const frame = await openFeed({}, { fits: false, beside: '<iframe src="https://evil.example/"></iframe>' });
  expect(await heightOf(frame)).toBe(FIXED_PX);
  const sibling = page.frames().find((one) => one.url().startsWith('https://evil.example'));
  await sibling?.evaluate(ask);
  await frame.locator('body').evaluate(() => postMessage({ type: 'ws-widgets:fit' }, '*'));
  for (const other of [{ type: 'ws-widgets:other' }, null])
    await page.evaluate((message) => frames[0]?.postMessage(message, '*'), other);
  await frame.getByRole('button', { name: 'Load more' }).click();
  await expect(frame.locator('article')).toHaveCount(6);
  expect(await messages()).toEqual([]);

  await page.evaluate(() => frames[0]?.postMessage({ type: 'ws-widgets:fit' }, '*'));
  await expect.poll(async () => (await messages()).length).toBeGreaterThan(0);
  expect((await messages())[0]).toEqual({ type: 'ws-widgets:height', height: await contentHeight(frame) });
  expect(await sibling?.title()).toBe('');
  expect(service.requests()).toHaveLength(2);
});

test('in WordPress, a frame tells height and links with the secret alone', async ({ page, site, srcOf }) => {
  // A sandboxed page has an opaque origin: it gets modules only from hosts that allow any origin, nothing from this machine.
  await allowEveryOrigin(page, /\/(dist|feeds)\//);
  const messages = await keepMessages(page);
  const src = `${srcOf({ ...FEED, more: 'links' })}#?secret=a1B2`;
  site.setPage(`<link rel="icon" href="data:,"><iframe sandbox="allow-scripts" src="${src}" height="720"></iframe>`);
  await page.goto(site.url);
  const frame = page.frameLocator('iframe');
  await expect(frame.locator('article')).toHaveCount(3);
  const told = async (): Promise<unknown> => (await messages()).at(-1);
  // The frame may still grow: the last message has its height.
  await expect(async () => {
    expect(await told()).toEqual({ message: 'height', value: await contentHeight(frame), secret: 'a1B2' });
  }).toPass();

  const count = (await messages()).length;
  await page.evaluate(() => frames[0]?.postMessage({ message: 'ready', secret: 'other' }, '*'));
  await page.evaluate(() => frames[0]?.postMessage({ message: 'ready', secret: 'a1B2' }, '*'));
  await expect.poll(async () => (await messages()).length).toBe(count + 1);

  const link = frame.locator('article [part=link]').first();
  const value = await link.evaluate((it) => (it as HTMLAnchorElement).href);
  await link.click();
  await expect.poll(told).toEqual({ message: 'link', value, secret: 'a1B2' });
  await frame.getByRole('link', { name: 'Next posts' }).click();
  await expect.poll(told).toMatchObject({ message: 'height', secret: 'a1B2' });
  await expect(frame.getByRole('link', { name: 'Previous posts' })).toBeVisible();
  expect(page.context().pages()).toHaveLength(1);
  await page.unrouteAll({ behavior: 'ignoreErrors' }); // a frame that has just come may still load files
});

test('a hostile query runs nothing', async ({ page, openFrame, srcOf }) => {
  const dialogs = recordDialogs(page);
  const frames = Object.values<Query>(hostileQueries).map(
    (query) => `<iframe src="${srcOf({ ...FEED, ...query })}"></iframe>`,
  );
  await openFrame(FEED, { beside: frames.join(''), fits: false });
  for (const [i, name] of Object.keys(hostileQueries).entries()) {
    const element = page.frameLocator(`iframe >> nth=${i + 1}`).locator('body > ws-feed');
    await expect(element, name).toHaveCount(1);
    await expect.poll(() => element.evaluate((one) => 'state' in one && one.state)).toMatch(/ready|error/);
    const foreign = await element.evaluate((one) => {
      const all = [one, ...(one.shadowRoot?.querySelectorAll('*') ?? [])];
      const links = all.filter((node) => node instanceof HTMLAnchorElement);
      return {
        children: one.childElementCount,
        handlers: all.flatMap((node) => node.getAttributeNames()).filter((name) => /^(on|style$)/.test(name)),
        protocols: links.map(({ protocol }) => protocol).filter((protocol) => !/^(https?|mailto):$/.test(protocol)),
        scripts: document.querySelectorAll('script').length,
      };
    });
    expect(foreign, name).toEqual({ children: 0, handlers: [], protocols: [], scripts: 3 });
  }
  expect(await page.evaluate(() => 'hacked' in window)).toBe(false);
  expect(dialogs).toEqual([]);
});

test('a frame asks no other host than the service that it names', async ({ openFeed }) => {
  const frame = await openFeed();
  const violated = await frame.locator('body').evaluate(
    () =>
      new Promise<string>((resolve) => {
        addEventListener('securitypolicyviolation', (event) => resolve(event.effectiveDirective), { once: true });
        fetch('https://elsewhere.example/').then(
          () => resolve('nothing'),
          () => undefined, // it is refused, or there is no such host: the event tells which
        );
      }),
  );
  expect(violated).toBe('connect-src');
});

test('a copy that names its service serves no other', async ({ page, site, files, service, complaints }) => {
  const html = readFileSync(join(import.meta.dirname, '../../dist/frame.html'), 'utf8');
  const meta = `<meta name="ws-base-url" content="${service.url}">`;
  files.setPage(html.replace('<title>', `${meta}<title>`).replaceAll('"./', '"/dist/'));
  const query = String(new URLSearchParams({ 'feed-id': 'bakery', limit: '2', 'base-url': 'https://evil.example' }));
  site.setPage(`<link rel="icon" href="data:,"><iframe src="${files.url}?${query.replaceAll('&', '&amp;')}"></iframe>`);
  await page.goto(site.url);
  await expect(page.frameLocator('iframe').locator('article')).toHaveCount(2);
  expect(complaints).toEqual([expect.stringContaining('"base-url"')]);
});
