import { type EnginePage, overDriver, overPlaywright } from '../../engines/engine-page.ts';
import { startWebkit } from '../../engines/start-webkit.ts';
import { moduleTag, pageOf, test as hosted } from '../hosted.ts';
import { watch, type Watched } from './watch.ts';

interface Fixtures {
  enginePage: EnginePage;
  /** Opens a page of the site with this in its body, watched from its start. */
  show(body: string, opening?: { head?: string; headers?: Record<string, string> }): Promise<void>;
  /** What the page has complained of until now. */
  watched(): Promise<Watched>;
}

interface Engine {
  newPage(): Promise<EnginePage>;
}

export const test = hosted.extend<Fixtures, { engine: Engine }>({
  engine: [
    async ({ playwright, browserName }, use) => {
      if (browserName === 'webkit') {
        const { driver, stop } = await startWebkit();
        await use({ newPage: async () => overDriver(driver) });
        await stop();
      } else {
        const browser = await playwright[browserName].launch();
        await use({ newPage: async () => overPlaywright(await browser.newPage()) });
        await browser.close();
      }
    },
    { scope: 'worker' },
  ],
  enginePage: async ({ engine }, use) => use(await engine.newPage()),
  show: async ({ enginePage, site, service }, use) => {
    await use(async (body, { head, headers } = {}) => {
      // An icon that the policy of any of these pages lets through.
      const icon = `<link rel="icon" href="${service.url}/pictures/avatar-bakery.svg">`;
      site.setScript('/watch.js', `(${watch})()`);
      site.setPage(pageOf(`${icon}<script src="/watch.js"></script>${head ?? moduleTag(service.url)}`, body), headers);
      await enginePage.open(site.url);
    });
  },
  watched: async ({ enginePage }, use) => use(() => enginePage.run(() => window.watched, undefined)),
});

export { expect } from '@playwright/test';
