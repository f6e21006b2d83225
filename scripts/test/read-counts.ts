import { readFileSync } from 'node:fs';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Those of the passed that failed at the first try, by their titles. */
  readonly flaky: readonly string[];
}

interface OfVitest {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      /** Of a test that passed, those of its first try. */
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly { readonly title: string; readonly tests: readonly { readonly status: string }[] }[];
}

interface OfPlaywright {
  readonly stats: { readonly expected: number; readonly flaky: number; readonly unexpected: number };
  readonly suites: readonly Suite[];
}

const flakyOf = ({ suites = [], specs }: Suite): string[] => [
  ...specs.filter(({ tests }) => tests.some(({ status }) => status === 'flaky')).map(({ title }) => title),
  ...suites.flatMap(flakyOf),
];

/** How many tests passed and failed, out of the JSON that a runner wrote. */
export function readCounts(runner: 'vitest' | 'playwright', file: string): Counts {
  const written: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (runner === 'vitest') {
    const { numPassedTests, numFailedTests, testResults } = written as OfVitest;
    const flaky = testResults
      .flatMap(({ assertionResults }) => assertionResults)
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => fullName);
    return { passed: numPassedTests, failed: numFailedTests, flaky };
  }
  const { stats, suites } = written as OfPlaywright;
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, flaky: suites.flatMap(flakyOf) };
}
