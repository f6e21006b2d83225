import { defineConfig } from '@playwright/test';
import { findHeadlessChromium } from '../../scripts/find-chromium.mjs';
import { PLAYWRIGHT_LIMITS } from '../support/limits.ts';

// The plugin in a real WordPress, with a database of its own in a folder of its own. `npm run build` comes first.
export default defineConfig({
  ...PLAYWRIGHT_LIMITS,
  testDir: import.meta.dirname,
  outputDir: '../../test-results/cms',
  workers: 1, // each has a WordPress and a database
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    locale: 'en-US',
    timezoneId: 'UTC',
    launchOptions: { executablePath: findHeadlessChromium() ?? '', args: ['--no-sandbox'] },
  },
});
