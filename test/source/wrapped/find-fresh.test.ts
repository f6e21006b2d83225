import { expect, test } from 'vitest';
import { findFresh } from '../../../src/source/wrapped/find-fresh.ts';
import { aged } from '../fake-workspace.ts';

test.each([
  ['nothing came', [1, 2], [1, 2], []],
  ['two came at the front', [3, 4], [1, 2, 3, 4], ['w-1', 'w-2']],
  ['one came in between', [1, 3], [1, 2, 3], ['w-2']],
  ['what stands behind the last moved up, for others went', [1, 2, 3], [1, 3, 4, 5], []],
  ['what stands behind the very first moved up', [1, 2], [1, 5, 6], []],
  ['none of those that are shown is left', [1, 2], [3, 4], ['w-3', 'w-4']],
  ['nothing was shown', [], [1, 2], ['w-1', 'w-2']],
  ['nothing is left', [1, 2], [], []],
])('%s', (_, shown, now, fresh) => {
  expect(findFresh(aged('w', ...shown), aged('w', ...now)).map(({ id }) => id)).toEqual(fresh);
});
