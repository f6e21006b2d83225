import { defineConfig } from '@playwright/test';
import { findHeadlessChromium } from '../../scripts/find-chromium.mjs';
import { LEFT_OUT, RETRIES, TEST_TIMEOUT_MS, WAIT_TIMEOUT_MS } from '../support/limits.ts';

// Tests the package as npm publishes it, installed in folders outside of this repository. Run `npm run build` first.
const executablePath = findHeadlessChromium() ?? '';

export default defineConfig({
  testDir: import.meta.dirname,
  outputDir: '../../test-results/package',
  workers: 2, // half of the time is spent waiting for the registry
  timeout: TEST_TIMEOUT_MS,
  expect: { timeout: WAIT_TIMEOUT_MS },
  forbidOnly: true,
  retries: RETRIES,
  grepInvert: LEFT_OUT,
  reporter: [['list']],
  use: { browserName: 'chromium', launchOptions: { executablePath, args: ['--no-sandbox'] } },
});
