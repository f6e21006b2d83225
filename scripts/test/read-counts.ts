import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
  /** Those that failed, by their file and title. */
  readonly red: readonly string[];
  /** Those that passed, but failed at the first try, by their titles. */
  readonly flaky: readonly string[];
  /** How long the tests of each file took, in milliseconds. */
  readonly files: readonly (readonly [file: string, ms: number])[];
}

interface OfVitest {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly {
      readonly fullName: string;
      readonly status: string;
      readonly duration?: number | null;
      /** If the test passed, the messages of its first try. */
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

interface Suite {
  readonly suites?: readonly Suite[];
  readonly specs: readonly {
    readonly file: string;
    readonly title: string;
    readonly tests: readonly {
      readonly status: string;
      readonly results: readonly { readonly duration: number }[];
    }[];
  }[];
}

interface OfPlaywright {
  readonly stats: { readonly expected: number; readonly flaky: number; readonly unexpected: number };
  readonly suites: readonly Suite[];
}

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

const specsOf = ({ suites = [], specs }: Suite): Suite['specs'] => [...specs, ...suites.flatMap(specsOf)];

function readVitest({ numPassedTests, numFailedTests, testResults }: OfVitest): Counts {
  const tests = testResults.flatMap(({ name, assertionResults }) => assertionResults.map((it) => ({ ...it, name })));
  // A file that cannot be read has no tests.
  const files = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  );
  return {
    passed: numPassedTests,
    failed: numFailedTests + files.length,
    red: [
      ...files.map(({ name }) => relative(process.cwd(), name)),
      ...tests
        .filter(({ status }) => status === 'failed')
        .map(({ name, fullName }) => `${relative(process.cwd(), name)}: ${fullName}`),
    ],
    flaky: tests
      .filter(({ status, failureMessages }) => status === 'passed' && failureMessages.length > 0)
      .map(({ fullName }) => fullName),
    files: testResults.map(({ name, assertionResults }) => [
      relative(process.cwd(), name),
      sum(assertionResults.map(({ duration }) => duration ?? 0)),
    ]),
  };
}

function readPlaywright({ stats, suites }: OfPlaywright): Counts {
  const specs = suites.flatMap(specsOf);
  const withStatus = (wanted: string): Suite['specs'] =>
    specs.filter(({ tests }) => tests.some(({ status }) => status === wanted));
  return {
    passed: stats.expected + stats.flaky,
    failed: stats.unexpected,
    red: withStatus('unexpected').map(({ file, title }) => `${file}: ${title}`),
    flaky: withStatus('flaky').map(({ title }) => title),
    files: specs.map(({ file, tests }) => [
      file,
      sum(tests.flatMap(({ results }) => results.map(({ duration }) => duration))),
    ]),
  };
}

/** Which tests passed and failed, out of the JSON that a runner wrote. */
export function readCounts(runner: 'vitest' | 'playwright', file: string): Counts {
  const written: unknown = JSON.parse(readFileSync(file, 'utf8'));
  return runner === 'vitest' ? readVitest(written as OfVitest) : readPlaywright(written as OfPlaywright);
}
