import { realpathSync } from 'node:fs';
import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import { RunReporter } from './scripts/test/mutants/run-reporter.ts';
import type { Tests } from './scripts/test/mutants/floors.ts';
import { elementsIn, TAGS } from './vitest.config.ts';

/** The environment variable that says, as JSON, which tests are to notice the faults. */
export const MUTANTS_TESTS = 'MUTANTS_TESTS';

/** The variable that names the file into which the number of tests that ran is written. */
export const MUTANTS_COUNT = 'MUTANTS_COUNT';

// It comes from `npm run test:mutants`.
const tests = JSON.parse(process.env[MUTANTS_TESTS] ?? '{"node":[],"chromium":[]}') as Tests;

const inPage = elementsIn('chromium');

// In the copy that the faults are put into, node_modules is a link to the folder beside this file.
const folders = ['.', realpathSync('node_modules')];

const countFile = process.env[MUTANTS_COUNT];

const projects: TestProjectConfiguration[] = [
  ...(tests.node.length > 0
    ? [{ test: { name: 'node', environment: 'node' as const, include: [...tests.node] } }]
    : []),
  ...(tests.chromium.length > 0
    ? [
        {
          ...inPage,
          server: { fs: { allow: folders } },
          test: { ...inPage.test, isolate: true, retry: 0, include: [...tests.chromium], exclude: [] },
        },
      ]
    : []),
];

// The tests by which `npm run test:mutants` looks for faults.
export default defineConfig({
  test: { projects, tags: TAGS, reporters: countFile ? ['default', new RunReporter(countFile)] : ['default'] },
});
