import { type ConsoleMessage, test as base } from '@playwright/test';
import { type LocalService, startService } from '../../demo/service/start-service.ts';
import { type HostSite, startHostSite } from '../support/host-site.ts';

interface Fixtures {
  /** A service of the test's own. */
  service: LocalService;
  site: HostSite;
  /** Opens a page of the site with this in its body. */
  open(body: string, options?: { head?: string; headers?: Record<string, string> }): Promise<void>;
  /** Exceptions of the page, and warnings and errors on its console. */
  complaints: string[];
}

export const test = base.extend<Fixtures>({
  service: async ({}, use) => {
    const service = await startService();
    await use(service);
    await service.close();
  },
  site: async ({}, use) => {
    const site = await startHostSite();
    await use(site);
    await site.close();
  },
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      const isComplaint = (message: ConsoleMessage) => ['error', 'warning'].includes(message.type());
      page.on('pageerror', (error) => complaints.push(`exception: ${error.message}`));
      page.on('console', (message) => isComplaint(message) && complaints.push(message.text()));
      await use(complaints);
    },
    { auto: true },
  ],
  open: async ({ page, site, service }, use) => {
    await use(async (body, { head, headers } = {}) => {
      const script = `<script type="module" src="/dist/ws-widgets.js" data-base-url="${service.url}"></script>`;
      const start =
        '<!doctype html><html lang="en"><meta charset="utf-8"><link rel="icon" href="data:,"><title>Host</title>';
      site.setPage(`${start}${head ?? script}<body>${body}`, headers);
      await page.goto(site.url);
    });
  },
});

export { expect } from '@playwright/test';
