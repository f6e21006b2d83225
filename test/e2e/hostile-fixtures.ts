import { expect, type Page } from '@playwright/test';
import { CLOBBERED } from '../hostile/clobbering.ts';
import { PAYLOADS } from '../hostile/payloads.ts';
import { ALLOWED, type AllowedContent } from '../support/allowed-content.ts';
import { compareWords } from '../support/compare-words.ts';
import { findTurned } from '../support/find-turned.ts';
import { hostileItem, SHAPE_NAMES } from '../support/hostile-posts.ts';
import { startHostileService } from '../support/hostile-service.ts';
import type { Served } from '../support/serve.ts';
import { inspectFeed } from '../support/inspect-feed.ts';
import { compareNames, readNames } from '../support/page-names.ts';
import { showFeeds, type Showing, type Shown } from '../support/show-feeds.ts';
import { startSilentProxy } from '../support/silent-proxy.ts';
import { picturesIn, type Watch, watchPage } from '../support/watch-page.ts';
import { tellExceptions } from './fixtures.ts';
import { moduleTag, pageOf, test as base } from './hosted.ts';

export const TAGS = ['ws-public-posts', 'ws-feed', 'ws-embed'] as const;

/** Functions that a page is given, as text, before its own scripts. They refer to nothing outside of themselves. */
const IN_PAGE = { inspectFeed, compareWords, findTurned, showFeeds, readNames, compareNames };
/** The global object of such a page. */
export type Given = typeof globalThis & { inPage: typeof IN_PAGE & { before: Map<string, unknown> } };

const GIVEN = `(${tellExceptions})(); globalThis.inPage = { ${Object.entries(IN_PAGE).map(([name, code]) => `${name}: ${code}`)} }`;

const PICTURES = picturesIn(SHAPE_NAMES.flatMap((shape) => PAYLOADS.map((payload) => hostileItem(shape, payload))));

export interface VisitOptions {
  readonly body?: string;
  readonly headers?: (service: string) => Record<string, string>;
  /** The messages that the page may have on its console. */
  readonly says?: RegExp;
  /** More texts. Those that are addresses may be requested as images and videos. */
  readonly pictures?: readonly string[];
}

interface Visit {
  readonly service: Served;
  /** Displays feeds, and expects only allowed content in them. */
  show(showing: Showing, allowed?: AllowedContent): Promise<Shown>;
  /** Expects that nothing ran, opened, requested what it should not, navigated, or took a name of the page. */
  expectNothingHappened(): Promise<void>;
}

interface Fixtures {
  /** Opens a page with the built script in it, against a service whose every word attacks. */
  visit(options?: VisitOptions): Promise<Visit>;
}

/** Holds requests by https before they are sent: a connection that the proxy never makes delays all images by 30 s. */
async function holdSecure(page: Page): Promise<void> {
  await (await page.context().newCDPSession(page)).send('Fetch.enable', { patterns: [{ urlPattern: 'https://*' }] });
}

async function open(page: Page, site: { url: string }, watch: Watch, service: Served): Promise<Visit> {
  await holdSecure(page);
  await page.addInitScript({ content: GIVEN });
  await page.goto(site.url);
  await expect.poll(() => page.evaluate(() => customElements.get('ws-embed') !== undefined)).toBe(true);
  await page.evaluate((names) => {
    const { inPage } = globalThis as Given;
    inPage.before = inPage.readNames(names);
  }, CLOBBERED);
  return {
    service,
    async show(showing, allowed = ALLOWED) {
      const shown = await page.evaluate(
        ([showing, allowed]) => (globalThis as Given).inPage.showFeeds(showing, allowed),
        [showing, allowed] as const,
      );
      expect(shown.faults.slice(0, 20)).toEqual([]);
      return shown;
    },
    async expectNothingHappened() {
      const changed = await page.evaluate((names) => {
        const { before, compareNames, readNames } = (globalThis as Given).inPage;
        return compareNames(before, readNames(names));
      }, CLOBBERED);
      expect(changed, 'names of the page').toEqual([]);
      expect((await watch.faults()).slice(0, 20)).toEqual([]);
    },
  };
}

export const test = base.extend<Fixtures>({
  // No request leaves this machine: those to other hosts go to a proxy that never answers, so that no image fails, and is
  // removed, before the feeds are inspected.
  // oxlint-disable-next-line no-empty-pattern
  proxy: async ({}, use) => {
    const proxy = await startSilentProxy();
    await use({ server: proxy.url, bypass: '127.0.0.1' });
    await proxy.close();
  },
  visit: async ({ page, site }, use) => {
    const service = await startHostileService();
    await use(({ body = '', headers, pictures = [], ...options } = {}) => {
      site.setPage(
        pageOf(`<link rel="icon" href="/dist/icon">${moduleTag(service.url)}`, body),
        headers?.(service.url),
      );
      const own = [site.url, `${service.url}/`];
      const watch = watchPage(page, { own, pictures: [...PICTURES, ...pictures], ...options });
      return open(page, site, watch, service);
    });
    await service.close();
  },
});

/** The attributes with which an element displays a workspace of the hostile service, 30 posts at once. */
export function showing(tag: (typeof TAGS)[number], feedId: string): Record<string, string> {
  // A thousand requests at once may take their time.
  const common = { loading: 'eager', timeout: '120000' };
  if (tag === 'ws-public-posts') return { ...common, 'feed-id': feedId, limit: '30' };
  const paged = { ...common, 'page-size': '30' };
  return tag === 'ws-feed' ? { ...paged, 'feed-id': feedId } : { ...paged, 'embed-id': feedId, org: 'valley' };
}

export { expect } from '@playwright/test';
