import { defineConfig } from '@playwright/test';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { RETRIES } from '../support/retries.ts';

// The plugin in a real WordPress, with a database of its own in a folder of its own. `npm run build` comes first.
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: '../../test-results/cms',
  workers: 1, // each has a WordPress and a database
  timeout: 120_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  retries: RETRIES,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'UTC',
    launchOptions: { executablePath: findChromium() ?? '', args: ['--no-sandbox'] },
  },
});
