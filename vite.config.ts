import { defineConfig } from 'vite';

// The demo. What is built stands in scripts/build.ts, what is tested in vitest.config.ts.
export default defineConfig({
  root: 'demo',
  server: { port: 4800 },
});
