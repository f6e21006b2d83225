import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.mjs';

// The built files, in a page of another origin than the service. `npm run build` comes first.
export default defineConfig({
  testDir: 'test/e2e',
  fullyParallel: true,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    browserName: 'chromium',
    launchOptions: { executablePath: findChromium() ?? '', args: ['--no-sandbox'] },
  },
});
