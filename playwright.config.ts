import { defineConfig, type Project } from '@playwright/test';
import { findChromium, findHeadlessChromium } from './scripts/find-chromium.mjs';
import { findFirefox } from './scripts/find-firefox.mjs';
import { askedEngines } from './test/engines/asked-engines.ts';
import { environment } from './test/engines/environment.ts';
import { builtFilesFor } from './test/engines/run-lists.ts';
import { LEFT_OUT, RETRIES, TEST_TIMEOUT_MS, WAIT_TIMEOUT_MS } from './test/support/limits.ts';

const env = environment();
const chromium = (executablePath = '') => ({ launchOptions: { executablePath, args: ['--no-sandbox'], env } });
const USES = {
  chromium: chromium(findHeadlessChromium()),
  firefox: {
    channel: 'moz-firefox',
    launchOptions: {
      executablePath: findFirefox() ?? '',
      env,
      // No process is started ahead for a page that may be opened: that takes an eighth of the CPU time.
      firefoxUserPrefs: { 'dom.ipc.processPrelaunch.enabled': false },
    },
  },
  webkit: {}, // Playwright cannot drive WebKitGTK: test/e2e/engines does
};

const WINDOWS = /@windows/;

// The built files, in a page of another origin than the service. `npm run build` comes first.
export default defineConfig({
  testDir: 'test/e2e',
  fullyParallel: true,
  forbidOnly: true,
  retries: RETRIES,
  grepInvert: LEFT_OUT,
  timeout: TEST_TIMEOUT_MS,
  workers: 2, // by default, Playwright takes half of the cores
  reporter: [['list']],
  snapshotPathTemplate: 'test/e2e/pictures/{arg}{ext}',
  expect: {
    timeout: WAIT_TIMEOUT_MS,
    // Another version of Chromium, or other hinting or smoothing of letters, changes no pixel by this threshold; a graphics
    // card that draws the page changes up to 21, at round corners. A part that is four pixels off changes 200 and more.
    toHaveScreenshot: { threshold: 0.1, maxDiffPixels: 40, animations: 'disabled' },
  },
  use: { locale: 'en-US', timezoneId: 'UTC' },
  projects: askedEngines().flatMap((engine): Project[] => {
    const project = {
      name: engine,
      use: { browserName: engine, ...USES[engine] },
      testMatch: builtFilesFor(engine),
    };
    if (engine !== 'chromium') return [project];
    // The headless shell draws pictures a little differently, and has no back/forward cache.
    const use = { browserName: engine, ...chromium(findChromium()) };
    return [
      { ...project, grepInvert: [WINDOWS, ...LEFT_OUT] },
      { ...project, name: 'chromium-with-windows', use, grep: WINDOWS },
    ];
  }),
});
