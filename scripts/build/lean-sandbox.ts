import { join } from 'node:path';
import type { Plugin } from 'vite';

const STAND_INS: Readonly<Record<string, string>> = {
  '@fastify/swagger-ui': 'plain-docs.ts',
  './pictures/picture-routes.ts': 'drawn-pictures.ts',
};

/** Leaves the large parts out of the package's sandbox: the pictures, and the page of the API's documentation. */
export const leanSandbox = (environment: string): Plugin => ({
  name: 'lean-sandbox',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === environment,
  resolveId(id) {
    const file = STAND_INS[id];
    return file && join(import.meta.dirname, 'sandbox', file);
  },
});
