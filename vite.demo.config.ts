import { join } from 'node:path';
import { defineConfig } from 'vite';
import { manifestModule } from './scripts/manifest-module.ts';
import { releaseModule } from './scripts/release-module.ts';

// The studio, as it is served and as it is built. Its pages are from `demo`, what it hands out is built by vite.config.ts.
export default defineConfig({
  root: join(import.meta.dirname, 'demo'),
  appType: 'mpa',
  plugins: [manifestModule(), releaseModule()],
  // As in dist: without Lit's checks for development, and what they write to the console.
  resolve: { conditions: ['module', 'browser', 'production'] },
  // Else the first visit finds them one by one, and loads the page again.
  optimizeDeps: { include: ['lit', 'lit/directive.js', 'lit/directives/*.js', '@lit/task', 'dompurify'] },
  server: { port: 4800 },
});
