import { defineConfig, type TestProjectConfiguration } from 'vitest/config';
import type { Tests } from './scripts/test/mutants/floors.ts';
import { chromium } from './vitest.config.ts';

/** The variable of the environment that says, as JSON, which tests are to notice the faults. */
export const MUTANTS_TESTS = 'MUTANTS_TESTS';

// It comes from `npm run test:mutants`.
const tests = JSON.parse(process.env[MUTANTS_TESTS] ?? '{"node":[],"chromium":[]}') as Tests;

const inPage = chromium();

const projects: TestProjectConfiguration[] = [
  ...(tests.node.length > 0
    ? [{ test: { name: 'node', environment: 'node' as const, include: [...tests.node] } }]
    : []),
  ...(tests.chromium.length > 0
    ? [{ ...inPage, test: { ...inPage.test, retry: 0, include: [...tests.chromium] } }]
    : []),
];

// The tests by which `npm run test:mutants` looks for faults.
export default defineConfig({ test: { projects } });
