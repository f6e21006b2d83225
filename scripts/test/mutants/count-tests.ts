import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

interface ListedTest {
  readonly name: string;
  readonly file: string;
}

/** What is read of the report of Stryker. */
interface MutationReport {
  readonly testFiles?: Readonly<Record<string, { readonly tests: readonly { readonly name: string }[] }>>;
}

/** How many tests there are by a config, in the environment given; those of one name in one file count once. */
export function countTests(config: string, env: Readonly<Record<string, string>>): number {
  const listed = execFileSync('npx', ['vitest', 'list', '--config', config, '--json'], {
    env: { ...process.env, ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
    maxBuffer: 1e8,
  });
  // Vite may say something before the list.
  const tests = JSON.parse(listed.slice(listed.indexOf('[\n'))) as readonly ListedTest[];
  return new Set(tests.map(({ file, name }) => `${file} ${name.replaceAll(' > ', ' ').trim()}`)).size;
}

/** How many tests ran before the first fault was put in, by Stryker's JSON report. */
export function countRun(reportFile: string): number {
  const { testFiles = {} } = JSON.parse(readFileSync(reportFile, 'utf8')) as MutationReport;
  return Object.values(testFiles).reduce((sum, { tests }) => sum + new Set(tests.map(({ name }) => name)).size, 0);
}
