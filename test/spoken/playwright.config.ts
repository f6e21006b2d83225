import { defineConfig } from '@playwright/test';
import { LEFT_OUT, RETRIES, TEST_TIMEOUT_MS, WAIT_TIMEOUT_MS } from '../support/limits.ts';

// Tests what a screen reader says for the built files. Run `npm run build` first; `npm run transcripts` writes the expected
// transcripts.
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: 'stories.test.ts',
  outputDir: '../../test-results/spoken',
  snapshotPathTemplate: 'transcripts/{projectName}/{arg}{ext}',
  projects: [{ name: 'chromium' }, { name: 'firefox' }],
  workers: 1, // the screen reader follows only one focus
  timeout: TEST_TIMEOUT_MS,
  expect: { timeout: WAIT_TIMEOUT_MS },
  forbidOnly: true,
  retries: RETRIES,
  grepInvert: LEFT_OUT,
  updateSnapshots: process.env['CI'] === 'true' ? 'none' : 'missing',
  reporter: [['list']],
});
