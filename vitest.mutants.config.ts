import { defineConfig } from 'vitest/config';

/** The variable of the environment that says which tests are to notice the faults. */
export const MUTANTS_TESTS = 'MUTANTS_TESTS';

// The tests by which `npm run test:mutants` looks for faults. Properties are left out, for they take long and would
// find some faults by chance; so is what measures time or memory, which the faults' own code takes, too.
export default defineConfig({
  test: {
    environment: 'node',
    include: [process.env[MUTANTS_TESTS] ?? 'test/{base,api,model,source,content}/**/*.test.ts'],
    exclude: ['test/**/*.browser.test.ts', 'test/**/*.property.test.ts', 'test/source/embed-heap.test.ts'],
  },
});
