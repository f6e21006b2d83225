import type { Frame, Locator, Page } from '@playwright/test';
import { type LocalService, type ServiceOptions, startService } from '../../demo/service/start-service.ts';
import { closedAfter } from '../support/closed-after.ts';
import { test as hosted } from './hosted.ts';
import { serveStudio } from './studio-site.ts';

export type Studio = Readonly<{ url: string; service: LocalService }>;

/** Starts the built studio, with a service of its own. Resolves to both, with a function that ends them. */
export async function startStudio(options: ServiceOptions = {}): Promise<Studio & { close(): Promise<void> }> {
  const service = await startService(options);
  const { url, close } = await serveStudio(service.url, true);
  return { url, service, close: async () => void (await Promise.all([close(), service.close()])) };
}

interface Fixtures {
  /** Opens the studio with this query, and waits for its stage. Resolves to the page on the stage. */
  open(search?: string): Promise<Frame>;
  /** Exceptions, and warnings and errors in the console, of the studio and of its stage. */
  complaints: string[];
  /** The URL of the studio as static files, whose service does not exist. */
  filesUrl: string;
}

export const test = hosted.extend<Fixtures, { studio: Studio }>({
  studio: [closedAfter(startStudio), { scope: 'worker' }],
  filesUrl: async ({}, use) => {
    const { url, close } = await serveStudio('http://127.0.0.1:1');
    await use(url);
    await close();
  },
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
      await fetch(`${studio.service.url}/sandbox/reset`, { method: 'POST' }); // removes what an earlier test published
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

export const story = (page: Page, name: string): Locator => page.getByRole('link', { name, exact: true });
/** The names of some tabs are followed by how much is set in them. */
export const tab = (page: Page, name: string): Locator =>
  page.getByRole('tab', { name: new RegExp(`^${name}(?: .*)?$`) });
export const field = (page: Page, name: string): Locator => page.getByLabel(name, { exact: true });
export const title = (page: Page): Locator => page.getByRole('heading', { level: 1 });
export const undo = (page: Page): Locator => page.getByRole('button', { name: 'Undo' });
export const param = (page: Page, name: string): string | null => new URL(page.url()).searchParams.get(name);

/** Chooses a word within its attribute, because some attributes have the same words. */
export const choose = (page: Page, attribute: string, word: string): Promise<void> =>
  page.getByRole('radiogroup', { name: attribute }).getByRole('radio', { name: word, exact: true }).check();

export { expect } from '@playwright/test';
