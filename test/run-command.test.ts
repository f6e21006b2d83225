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

test('a test that failed, and one that passed at the second try, are named, of either runner', () => {
  const late = { status: 'passed', fullName: 'is late', failureMessages: ['Timeout'] };
  const wrong = { status: 'failed', fullName: 'is wrong', failureMessages: ['Wrong'] };
  const assertionResults = [{ ...late, fullName: 'is well', failureMessages: [] }, late, wrong];
  const testResults = [
    { name: join(process.cwd(), 'test/a.test.ts'), status: 'failed', assertionResults },
    { name: join(process.cwd(), 'test/unreadable.test.ts'), status: 'failed', assertionResults: [] },
  ];
  writeFileSync(file, JSON.stringify({ numPassedTests: 2, numFailedTests: 1, testResults }));
  const red = ['test/unreadable.test.ts', 'test/a.test.ts: is wrong'];
  expect(readCounts('vitest', file)).toEqual({ passed: 2, failed: 2, red, flaky: ['is late'] });

  const specs = ['expected', 'flaky', 'unexpected'].map((status) => ({
    file: 'b.test.ts',
    title: `is ${status}`,
    tests: [{ status }],
  }));
  const suites = [{ specs: specs.slice(0, 1), suites: [{ specs: specs.slice(1) }] }];
  writeFileSync(file, JSON.stringify({ stats: { expected: 5, flaky: 1, unexpected: 1, skipped: 4 }, suites }));
  expect(readCounts('playwright', file)).toEqual({
    passed: 6,
    failed: 1,
    red: ['b.test.ts: is unexpected'],
    flaky: ['is flaky'],
  });
});
