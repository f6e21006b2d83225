import { join } from 'node:path';
import { defineConfig } from 'vite';

// The demo. What is built stands in scripts/build.ts, what is tested in vitest.config.ts.
export default defineConfig({
  root: join(import.meta.dirname, 'demo'),
  // As in dist: without Lit's checks for development, and what they write to the console.
  resolve: { conditions: ['module', 'browser', 'production'] },
  server: { port: 4800 },
});
