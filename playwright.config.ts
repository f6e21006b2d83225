import { defineConfig } from '@playwright/test';
import { findChromium } from './scripts/find-chromium.mjs';
import { findFirefox } from './scripts/find-firefox.mjs';
import { askedEngines } from './test/engines/asked-engines.ts';

const USES = {
  chromium: { launchOptions: { executablePath: findChromium() ?? '', args: ['--no-sandbox'] } },
  firefox: { channel: 'moz-firefox', launchOptions: { executablePath: findFirefox() ?? '' } },
  webkit: {}, // which Playwright drives nowhere: test/e2e/engines does
};

// The built files, in a page of another origin than the service. `npm run build` comes first.
export default defineConfig({
  testDir: 'test/e2e',
  fullyParallel: true,
  forbidOnly: true,
  workers: 2, // by itself it takes half of the cores
  reporter: [['list']],
  snapshotPathTemplate: 'test/e2e/pictures/{arg}{ext}',
  expect: { timeout: 15_000, toHaveScreenshot: { maxDiffPixels: 0, animations: 'disabled' } },
  projects: askedEngines().map((engine) => ({ name: engine, use: { browserName: engine, ...USES[engine] } })),
});
