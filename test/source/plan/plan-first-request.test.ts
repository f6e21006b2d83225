import { expect, test } from 'vitest';
import { firstUrls } from '../../../src/source/plan/plan-first-request.ts';
import { askedFirst, countOf, SETUPS } from './first-requests.ts';

test.each(SETUPS)('the URLs of the first request are those that the sources request: %j', (setup) => {
  const asked = askedFirst(setup);
  expect(asked).toHaveLength(setup.tag === 'ws-embed' ? 1 : setup.feedIds.length);
  expect(firstUrls({ ...setup, count: countOf(setup) })).toEqual(asked);
});
