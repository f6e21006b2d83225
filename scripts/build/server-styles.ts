import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';
import type { allStyles } from '../../src/server/styles.ts';

/** Adds `ws-widgets.css`: all styles that the modules for npm write inline, for servers that write a `<link>` instead. */
export const serverStyles = (folder: string): Plugin => ({
  name: 'server-styles',
  buildApp: {
    order: 'post',
    handler: async () => {
      const path = pathToFileURL(join(folder, 'npm/server/styles.js')).href;
      const styles = (await import(path)) as { readonly allStyles: typeof allStyles };
      writeFileSync(join(folder, 'ws-widgets.css'), await styles.allStyles());
    },
  },
});
