import { defineConfig } from 'vitest/config';

// The tests by which `npm run test:mutants` looks for faults. Properties are left out, for they take long and would
// find some faults by chance; so is what measures time or memory, which the faults' own code takes, too.
export default defineConfig({
  test: {
    environment: 'node',
    include: ['test/{base,api,model,source,content}/**/*.test.ts', 'test/feed/*.node.test.ts'],
    exclude: ['test/**/*.browser.test.ts', 'test/**/*.property.test.ts', 'test/source/embed-heap.test.ts'],
  },
});
