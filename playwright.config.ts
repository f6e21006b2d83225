import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.mjs';

// The built files, in a page of another origin than the service. `npm run build` comes first.
export default defineConfig({
  testDir: 'test/e2e',
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list']],
  snapshotPathTemplate: 'test/e2e/pictures/{arg}{ext}',
  expect: { toHaveScreenshot: { maxDiffPixels: 0, animations: 'disabled' } },
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: findChromium() ?? '', args: ['--no-sandbox'] },
  },
});
