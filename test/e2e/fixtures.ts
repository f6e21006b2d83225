import type { ConsoleMessage, Page, Request } from '@playwright/test';
import { moduleTag, pageOf, test as hosted } from './hosted.ts';

interface Fixtures {
  /** Opens a page of the site with this in its body. */
  open(body: string, options?: { head?: string; headers?: Record<string, string> }): Promise<void>;
  /** Exceptions of the page, and warnings and errors on its console. */
  complaints: string[];
  /** Every request of the page, including those that follow a redirect. */
  requests: Request[];
}

/** Runs in a page, and logs its exceptions to the console, because a driver may report other things as exceptions too. */
export function tellExceptions(): void {
  addEventListener('error', ({ message }) => console.error(`exception: ${message}`));
  addEventListener('unhandledrejection', ({ reason }) => console.error(`exception: ${reason}`));
}

/** The exceptions among a page's complaints. */
export const exceptionsIn = (complaints: readonly string[]): string[] =>
  complaints.filter((line) => line.startsWith('exception'));

/** The paths of all that a page requested of a service, including images. */
export const pathsOf = (requests: readonly Request[], service: { readonly url: string }): string[] =>
  requests.flatMap((request) => (request.url().startsWith(service.url) ? [new URL(request.url()).pathname] : []));

/** Lets pages of every origin read what has such URLs: that of a page in a sandbox is opaque. */
export const allowEveryOrigin = (page: Page, urls: RegExp): Promise<unknown> =>
  page.route(urls, async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, headers: { ...response.headers(), 'access-control-allow-origin': '*' } });
  });

export const test = hosted.extend<Fixtures>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      const isComplaint = (message: ConsoleMessage) => ['error', 'warning'].includes(message.type());
      await page.addInitScript(tellExceptions);
      page.on('pageerror', ({ message }) => complaints.push(message));
      page.on('console', (message) => isComplaint(message) && complaints.push(message.text()));
      await use(complaints);
    },
    { auto: true },
  ],
  requests: async ({ page }, use) => {
    const requests: Request[] = [];
    page.on('request', (request) => requests.push(request));
    await use(requests);
  },
  open: async ({ page, site, service }, use) => {
    await use(async (body, { head, headers } = {}) => {
      site.setPage(pageOf(`<link rel="icon" href="data:,">${head ?? moduleTag(service.url)}`, body), headers);
      await page.goto(site.url);
    });
  },
});

export { expect } from '@playwright/test';
