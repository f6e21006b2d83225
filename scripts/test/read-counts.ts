import { readFileSync } from 'node:fs';

export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

interface OfVitest {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
}

interface OfPlaywright {
  readonly stats: { readonly expected: number; readonly flaky: number; readonly unexpected: number };
}

/** How many tests passed and failed, out of the JSON that a runner wrote. */
export function readCounts(runner: 'vitest' | 'playwright', file: string): Counts {
  const written: unknown = JSON.parse(readFileSync(file, 'utf8'));
  if (runner === 'vitest') {
    const { numPassedTests, numFailedTests } = written as OfVitest;
    return { passed: numPassedTests, failed: numFailedTests };
  }
  const { expected, flaky, unexpected } = (written as OfPlaywright).stats;
  return { passed: expected + flaky, failed: unexpected };
}
