import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type Plugin } from 'vitest/config';
import { findChromium } from './scripts/find-chromium.mjs';

// @open-wc/testing imports a module that another test runner serves; nothing of it is used here.
const webDevServer: Plugin = {
  name: 'web-dev-server',
  enforce: 'pre',
  resolveId: (id) => (id.endsWith('__web-dev-server__web-socket.js') ? '\0web-dev-server' : null),
  load: (id) => (id === '\0web-dev-server' ? 'export const sendMessageWaitForResponse = async () => {};' : null),
};

export default defineConfig({
  test: {
    projects: [
      {
        test: {
          name: 'node',
          environment: 'node',
          include: ['test/*.test.ts', 'test/{base,api,model,source,content,demo}/**/*.test.ts'],
          exclude: ['test/**/*.browser.test.ts'],
        },
      },
      {
        plugins: [webDevServer],
        test: {
          name: 'browser',
          include: ['test/elements/**/*.test.ts', 'test/define/**/*.test.ts', 'test/**/*.browser.test.ts'],
          setupFiles: ['test/support/browser-setup.ts'],
          globalSetup: ['test/support/service-setup.ts'],
          browser: {
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({ launchOptions: { executablePath: findChromium() ?? '', args: ['--no-sandbox'] } }),
            instances: [{ browser: 'chromium' }],
          },
        },
      },
    ],
  },
});
