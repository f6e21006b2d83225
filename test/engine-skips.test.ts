import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { expect, it } from 'vitest';
import { findSkip, SKIPS } from './engines/skips.ts';

it.each(SKIPS)('$file still has what the table of skips names: $test', ({ file, test = '' }) => {
  if (file.endsWith('*')) expect(existsSync(dirname(file))).toBe(true);
  else expect(readFileSync(file, 'utf8')).toContain(test);
});

it('skips the tests of a row, and those of no other file, name or engine', () => {
  const file = 'test/feed/lifecycle.test.ts';
  expect(findSkip('webkit', file, 'asks before it is in sight')).toBeDefined();
  expect(findSkip('webkit', file, 'asks when refresh() is called')).toBeUndefined();
  expect(findSkip('firefox', file, 'asks before it is in sight')).toBeUndefined();
  expect(findSkip('webkit', 'test/feed/x.test.ts', 'asks before it is in sight')).toBeUndefined();
});

it('skips what is right in a folder with a star, and nothing further down', () => {
  expect(findSkip('webkit', 'test/e2e/aria.test.ts', 'any')).toBeDefined();
  expect(findSkip('webkit', 'test/e2e/engines/paging.test.ts', 'any')).toBeUndefined();
});
