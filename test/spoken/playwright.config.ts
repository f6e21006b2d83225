import { defineConfig } from '@playwright/test';
import { LEFT_OUT, RETRIES, TEST_TIMEOUT_MS, WAIT_TIMEOUT_MS } from '../support/limits.ts';

// What a screen reader says of the built files. `npm run build` comes first, and `npm run transcripts` writes what is
// compared.
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: 'stories.test.ts',
  outputDir: '../../test-results/spoken',
  snapshotPathTemplate: 'transcripts/{projectName}/{arg}{ext}',
  projects: [{ name: 'chromium' }, { name: 'firefox' }],
  workers: 1, // the screen reader follows one focus
  timeout: TEST_TIMEOUT_MS,
  expect: { timeout: WAIT_TIMEOUT_MS },
  forbidOnly: true,
  retries: RETRIES,
  grepInvert: LEFT_OUT,
  updateSnapshots: process.env['CI'] === 'true' ? 'none' : 'missing',
  reporter: [['list']],
});
