import { defineConfig } from '@playwright/test';
import { PLAYWRIGHT_LIMITS } from '../support/limits.ts';

// Tests what a screen reader says of the built files (`npm run build`). `npm run transcripts` writes the transcripts.
export default defineConfig({
  ...PLAYWRIGHT_LIMITS,
  testDir: import.meta.dirname,
  testMatch: 'stories.test.ts',
  outputDir: '../../test-results/spoken',
  snapshotPathTemplate: 'transcripts/{projectName}/{arg}{ext}',
  projects: [{ name: 'chromium' }, { name: 'firefox' }],
  workers: 1, // the screen reader follows only one focus
  updateSnapshots: process.env['CI'] === 'true' ? 'none' : 'missing',
  reporter: [['list']],
});
