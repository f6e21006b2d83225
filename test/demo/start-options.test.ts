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

  test.each(['--hepl', '-x', 'open', '--no-open=yes', '--port=1', '--', '-'])('are the only ones: %s', (option) => {
    expect(() => readStartOptions([option])).toThrow(`There is no option "${option}".\n\nUsage`);
  });

  test(
    'start nothing where they are asked for, and print no stack trace where they are misspelled',
    { timeout: 60_000 },
    () => {
      const usage = expect.stringMatching(/^Usage: npm start/);
      expect(start('--help')).toMatchObject({ status: 0, stderr: '', stdout: usage });
      const words = expect.stringMatching(/^There is no option "--hepl"\.(?![^]*\n\s+at )/);
      expect(start('--hepl')).toMatchObject({ status: 1, stdout: '', stderr: words });
    },
  );
});
