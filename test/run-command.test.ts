import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, test } from 'vitest';
import { readCounts } from '../scripts/test/read-counts.ts';
import { runCommand } from '../scripts/test/run-command.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

let file: string;
beforeEach(() => void (file = join(temporaryFolder(), 'counts.json')));

test('a command that fails and names no test counts as one that failed, with all that it said', async () => {
  const outcome = await runCommand({ line: 'node -e "console.log(7); console.error(8); process.exit(3)"' }, file);
  expect(outcome).toMatchObject({ passed: 0, failed: 1 });
  expect(outcome.said).toMatch(/7[^]*8|8[^]*7/);
});

test('a runner that is not there counts as one that failed, a command that goes well as nothing', async () => {
  expect(await runCommand({ line: 'no-such-runner', runner: 'vitest' }, file)).toMatchObject({ passed: 0, failed: 1 });
  expect(await runCommand({ line: 'node -e 0' }, file)).toMatchObject({ passed: 0, failed: 0 });
});

test('a test that passed at the second try has passed, and is named, of either runner', () => {
  const late = { status: 'passed', fullName: 'is late', failureMessages: ['Timeout'] };
  const wrong = { status: 'failed', fullName: 'is wrong', failureMessages: ['Wrong'] };
  const assertionResults = [{ ...late, fullName: 'is well', failureMessages: [] }, late, wrong];
  writeFileSync(file, JSON.stringify({ numPassedTests: 2, numFailedTests: 1, testResults: [{ assertionResults }] }));
  expect(readCounts('vitest', file)).toEqual({ passed: 2, failed: 1, flaky: ['is late'] });

  const flaky = { title: 'is late', tests: [{ status: 'flaky' }] };
  const suites = [{ specs: [{ title: 'is well', tests: [{ status: 'expected' }] }], suites: [{ specs: [flaky] }] }];
  writeFileSync(file, JSON.stringify({ stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 4 }, suites }));
  expect(readCounts('playwright', file)).toEqual({ passed: 6, failed: 2, flaky: ['is late'] });
});
