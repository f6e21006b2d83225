import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type Plugin, type UserWorkspaceConfig } from 'vitest/config';
import type { BrowserConfigOptions } from 'vitest/node';
import { findChromium } from './scripts/find-chromium.mjs';
import { findFirefox } from './scripts/find-firefox.mjs';
import { askedEngines } from './test/engines/asked-engines.ts';
import type { Engine } from './test/engines/engine.ts';
import { environment } from './test/engines/environment.ts';
import { firefox } from './test/engines/firefox-provider.ts';
import { webkitgtk } from './test/engines/webkit-provider.ts';
import { requestsOf } from './test/support/requests-command.ts';
import { RETRIES } from './test/support/retries.ts';

// @open-wc/testing imports a module that another test runner serves; nothing of it is used here.
const webDevServer: Plugin = {
  name: 'web-dev-server',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('__web-dev-server__web-socket.js') ? '\0web-dev-server' : null),
  load: (id) => (id === '\0web-dev-server' ? 'export const sendMessageWaitForResponse = async () => {};' : null),
};

export const TAGS = [{ name: 'deep', description: 'Run by `npm run test:deep` alone.' }];

/** The tests of the elements in an engine. */
const inBrowser = (name: string, browser: BrowserConfigOptions): UserWorkspaceConfig => ({
  plugins: [webDevServer],
  test: {
    name,
    include: [
      'test/{element,card,feed,layouts,designs,features,widgets,define}/**/*.test.ts',
      'test/**/*.browser.test.ts',
    ],
    exclude: ['test/**/*.node.test.ts'],
    retry: RETRIES,
    env: Object.fromEntries(['DEEP', 'FC_SEED', 'FC_TIMES'].map((name) => [name, process.env[name] ?? ''])),
    setupFiles: ['test/support/browser-setup.ts'],
    globalSetup: ['test/support/service-setup.ts'],
    browser: { enabled: true, headless: true, screenshotFailures: false, commands: { requestsOf }, ...browser },
  },
});

export const chromium = (): UserWorkspaceConfig =>
  inBrowser('chromium', {
    provider: playwright({
      launchOptions: {
        executablePath: findChromium() ?? '',
        args: ['--no-sandbox', '--lang=en-US'],
        env: environment(),
      },
    }),
    instances: [{ browser: 'chromium' }],
  });

const PROJECTS: Readonly<Record<Engine, () => UserWorkspaceConfig>> = {
  chromium,
  firefox: () =>
    inBrowser('firefox', {
      provider: firefox({ channel: 'moz-firefox', executablePath: findFirefox() ?? '', env: environment() }),
      instances: [{ browser: 'firefox' }],
    }),
  webkit: () => inBrowser('webkit', { provider: webkitgtk(), instances: [{ browser: 'webkit' }] }),
};

export default defineConfig({
  test: {
    tags: TAGS,
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          retry: RETRIES,
          include: [
            'test/*.test.ts',
            'test/{base,api,model,source,content,settings,demo,frame,edge,doctor}/**/*.test.ts',
            'test/**/*.node.test.ts',
          ],
          exclude: ['test/**/*.browser.test.ts'],
        },
      },
      ...askedEngines().map((engine) => PROJECTS[engine]()),
    ],
  },
});
