import { defineConfig } from '@playwright/test';
import { findChromium } from '../../scripts/find-chromium.mjs';
import { RETRIES } from '../support/retries.ts';

// The package as npm hands it out, installed in folders that know nothing of this one. `npm run build` comes first.
export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: '../../test-results/package',
  workers: 2, // half of the time goes by in waiting for the registry
  timeout: 300_000,
  expect: { timeout: 15_000 },
  forbidOnly: true,
  retries: RETRIES,
  reporter: [['list']],
  use: { browserName: 'chromium', launchOptions: { executablePath: findChromium() ?? '', args: ['--no-sandbox'] } },
});
