import { defineConfig } from '@playwright/test';
import { RETRIES } from '../support/retries.ts';

// What a screen reader says of the built files. `npm run build` comes first, and `npm run transcripts` writes what is
// compared.
export default defineConfig({
  testDir: import.meta.dirname,
  testMatch: 'stories.test.ts',
  outputDir: '../../test-results/spoken',
  snapshotPathTemplate: 'transcripts/{projectName}/{arg}{ext}',
  projects: [{ name: 'chromium' }, { name: 'firefox' }],
  workers: 1, // the screen reader follows one focus
  timeout: 300_000, // a key takes a second, and ten on a busy machine
  expect: { timeout: 30_000 },
  forbidOnly: true,
  retries: RETRIES,
  updateSnapshots: process.env['CI'] === 'true' ? 'none' : 'missing',
  reporter: [['list']],
});
