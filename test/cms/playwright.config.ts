import { defineConfig } from '@playwright/test';
import { findHeadlessChromium } from '../../scripts/find-chromium.mjs';
import { LEFT_OUT, RETRIES, TEST_TIMEOUT_MS, WAIT_TIMEOUT_MS } from '../support/limits.ts';

// The plugin in a real WordPress, with a database of its own in a folder of its own. `npm run build` comes first.
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: '../../test-results/cms',
  workers: 1, // each has a WordPress and a database
  timeout: TEST_TIMEOUT_MS,
  expect: { timeout: WAIT_TIMEOUT_MS },
  forbidOnly: true,
  retries: RETRIES,
  grepInvert: LEFT_OUT,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'UTC',
    launchOptions: { executablePath: findHeadlessChromium() ?? '', args: ['--no-sandbox'] },
  },
});
