import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect, it } from 'vitest';
import { findSkip, SKIPS } from './engines/skips.ts';

it.each(SKIPS)('$file still has what the table of skips names: $test', ({ file, test = '' }) => {
  if (!file.endsWith('*')) return expect(readFileSync(file, 'utf8')).toContain(test);
  const files = readdirSync(dirname(file)).map((name) => join(dirname(file), name));
  expect(files.filter((one) => one.startsWith(file.slice(0, -1)))).not.toEqual([]);
});

it.each([
  ['the tests of a row', 'webkit', 'test/feed/lifecycle.test.ts', 'asks before it is in sight', true],
  ['no other test of the file', 'webkit', 'test/feed/lifecycle.test.ts', 'asks when refresh() is called', false],
  ['none of another engine', 'firefox', 'test/feed/lifecycle.test.ts', 'asks before it is in sight', false],
  ['none of another file', 'webkit', 'test/feed/x.test.ts', 'asks before it is in sight', false],
  ['what is right in a folder with a star', 'webkit', 'test/e2e/aria.test.ts', 'any', true],
  ['what begins as a name before a star', 'firefox', 'test/e2e/studio-links.test.ts', 'any', true],
  ['nothing further down', 'webkit', 'test/e2e/engines/paging.test.ts', 'any', false],
] as const)('skips %s', (_, engine, file, test, isSkipped) => {
  expect(findSkip(engine, file, test) !== undefined).toBe(isSkipped);
});
