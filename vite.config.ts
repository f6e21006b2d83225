import { join } from 'node:path';
import { defineConfig } from 'vite';
import { manifestModule } from './scripts/manifest-module.ts';
import { releaseModule } from './scripts/release-module.ts';

// The demo. What is built stands in scripts/build.ts, what is tested in vitest.config.ts.
export default defineConfig({
  root: join(import.meta.dirname, 'demo'),
  appType: 'mpa',
  plugins: [manifestModule(), releaseModule()],
  // As in dist: without Lit's checks for development, and what they write to the console.
  resolve: { conditions: ['module', 'browser', 'production'] },
  // Else the first visit finds them one by one, and loads the page anew.
  optimizeDeps: { include: ['lit', 'lit/html.js', 'dompurify'] },
  server: { port: 4800 },
});
