import type { ConsoleMessage } from '@playwright/test';
import { pageOf, test as hosted } from './hosted.ts';

interface Fixtures {
  /** Opens a page of the site with this in its body. */
  open(body: string, options?: { head?: string; headers?: Record<string, string> }): Promise<void>;
  /** Exceptions of the page, and warnings and errors on its console. */
  complaints: string[];
}

export const test = hosted.extend<Fixtures>({
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      const isComplaint = (message: ConsoleMessage) => ['error', 'warning'].includes(message.type());
      // For `pageerror` is also what Firefox has to say on its own.
      await page.addInitScript(() => {
        addEventListener('error', ({ message }) => console.error(`exception: ${message}`));
        addEventListener('unhandledrejection', ({ reason }) => console.error(`exception: ${reason}`));
      });
      page.on('pageerror', ({ message }) => complaints.push(message));
      page.on('console', (message) => isComplaint(message) && complaints.push(message.text()));
      await use(complaints);
    },
    { auto: true },
  ],
  open: async ({ page, site, service }, use) => {
    await use(async (body, { head, headers } = {}) => {
      const script = `<script type="module" src="/dist/ws-widgets.js" data-base-url="${service.url}"></script>`;
      site.setPage(pageOf(`<link rel="icon" href="data:,">${head ?? script}`, body), headers);
      await page.goto(site.url);
    });
  },
});

export { expect } from '@playwright/test';
