import { defineConfig } from '@playwright/test';
import { findHeadlessChromium } from '../../scripts/find-chromium.mjs';
import { PLAYWRIGHT_LIMITS } from '../support/limits.ts';

// Tests the package as npm publishes it, installed in folders outside of this repository. Run `npm run build` first.
const executablePath = findHeadlessChromium() ?? '';

export default defineConfig({
  ...PLAYWRIGHT_LIMITS,
  testDir: import.meta.dirname,
  outputDir: '../../test-results/package',
  workers: 2, // half of the time is spent waiting for the registry
  reporter: [['list']],
  use: { browserName: 'chromium', launchOptions: { executablePath, args: ['--no-sandbox'] } },
});
