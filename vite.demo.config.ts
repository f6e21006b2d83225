import { join } from 'node:path';
import { defineConfig } from 'vite';
import { guidesModule } from './scripts/guides-module.ts';
import { manifestModule } from './scripts/manifest-module.ts';
import { releaseModule } from './scripts/release-module.ts';

// The studio and the guides, as they are served and as they are built. The pages of the studio are from `demo`, what it hands out is built by vite.config.ts.
export default defineConfig({
  root: join(import.meta.dirname, 'demo'),
  appType: 'mpa',
  plugins: [guidesModule(), manifestModule(), releaseModule()],
  // As in dist: without Lit's checks for development, and what they write to the console.
  resolve: { conditions: ['module', 'browser', 'production'] },
  // Otherwise they are found one by one during the first visit, and the page is reloaded.
  optimizeDeps: {
    include: [
      'lit',
      'lit/directive.js',
      'lit/directives/*.js',
      '@lit/task',
      'dompurify',
      'minisearch',
      'axe-core',
      'dom-accessibility-api',
    ],
  },
  server: { port: 4800 },
});
