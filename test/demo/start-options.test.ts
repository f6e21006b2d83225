import { expect, test } from 'vitest';
import { HELP, readStartOptions } from '../../scripts/start-options.ts';

test('`npm start` takes the options that it lists, and no other', () => {
  expect(readStartOptions([])).toEqual({ opensBrowser: true });
  expect(readStartOptions(['--no-open'])).toEqual({ opensBrowser: false });
  for (const option of ['--help', '-h']) expect(readStartOptions(['--no-open', option]).help).toBe(HELP);
  for (const option of ['--hepl', '-x', 'open', '--no-open=yes', '--port=1', '--', '-'])
    expect(() => readStartOptions([option])).toThrow(`There is no option "${option}".\n\nUsage`);
});
