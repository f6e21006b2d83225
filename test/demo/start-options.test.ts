import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readStartOptions } from '../../scripts/start-options.ts';

const root = join(import.meta.dirname, '../..');
const start = (...args: readonly string[]) =>
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/start.ts', ...args], { cwd: root, encoding: 'utf8' });

describe('the options of `npm start`', () => {
  test('are read', () => {
    expect(readStartOptions([])).toEqual({ opensBrowser: true });
    expect(readStartOptions(['--no-open'])).toEqual({ opensBrowser: false });
  });

  test.each(['--help', '-h'])('are listed by %s', (option) => {
    expect(readStartOptions(['--no-open', option]).help).toContain('--no-open');
  });

  test.each(['--hepl', '-x', 'open', '--no-open=yes', '--port=1', '--', '-'])('are no others: %s', (option) => {
    expect(() => readStartOptions([option])).toThrow(`There is no option "${option}".\n\nUsage`);
  });

  test(
    'start nothing where they are asked for, and print no stack trace where they are misspelled',
    { timeout: 60_000 },
    () => {
      const asked = start('--help');
      expect([asked.status, asked.stderr]).toEqual([0, '']);
      expect(asked.stdout).toMatch(/^Usage: npm start/);
      const misspelled = start('--hepl');
      expect([misspelled.status, misspelled.stdout]).toEqual([1, '']);
      expect(misspelled.stderr).toMatch(/^There is no option "--hepl"\./);
      expect(misspelled.stderr).not.toMatch(/^\s+at /m);
    },
  );
});
