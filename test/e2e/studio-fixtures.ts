import { type Frame, type Page, test as base } from '@playwright/test';
import type { Plugin } from 'vite';
import { type LocalService, type ServiceOptions, startService } from '../../demo/service/start-service.ts';
import { serveDemo } from '../../scripts/serve-demo.ts';
import { isEngine } from '../engines/engine.ts';

export interface Studio {
  readonly url: string;
  readonly service: LocalService;
}

/** Starts the studio from its sources, with a service of its own. Resolves to it and to what ends both. */
export async function startStudio(
  plugins: readonly Plugin[] = [],
  options: ServiceOptions = {},
): Promise<Studio & { close(): Promise<void> }> {
  const service = await startService(options);
  const server = await serveDemo({ serviceUrl: service.url, port: 0, plugins, watches: false });
  const [url = ''] = server.resolvedUrls?.local ?? [];
  return { url, service, close: async () => void (await Promise.all([server.close(), service.close()])) };
}

interface Fixtures {
  /** Skips the engines that nobody builds pages in. */
  skips: void;
  /** Opens the studio with this query, and waits for its stage. Resolves to the page on the stage. */
  open(search?: string): Promise<Frame>;
  /** Exceptions, and warnings and errors in the console, of the studio and of its stage. */
  complaints: string[];
}

export const test = base.extend<Fixtures, { studio: Studio }>({
  studio: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const studio = await startStudio();
      await use(studio);
      await studio.close();
    },
    { scope: 'worker' },
  ],
  skips: [
    // oxlint-disable-next-line no-empty-pattern
    async ({}, use, { project, skip }) => {
      skip(isEngine(project.name) && project.name !== 'chromium', 'The studio is a tool for those who build pages.');
      await use();
    },
    { auto: true },
  ],
  complaints: async ({ page }, use) => {
    const complaints: string[] = [];
    page.on('pageerror', ({ message }) => complaints.push(message));
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) complaints.push(message.text());
    });
    await use(complaints);
  },
  open: async ({ page, studio }, use) => {
    await use(async (search = '') => {
      await page.goto(studio.url + search);
      return stageOf(page);
    });
  },
});

/** The page on the stage, once there is an element on it. */
export async function stageOf(page: Page): Promise<Frame> {
  const handle = await page.locator('iframe').elementHandle();
  const frame = await handle?.contentFrame();
  if (!frame) throw new Error('The studio has no stage.');
  await frame.locator('[data-place] > *').first().waitFor({ state: 'attached' });
  return frame;
}

export { expect } from '@playwright/test';
