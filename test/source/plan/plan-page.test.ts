import { expect, test } from 'vitest';
import { planPage } from '../../../src/source/plan/plan-page.ts';

// That such pages reach all posts that can be reached is tested in `workspace-posts.test.ts`.

test.each([
  [0, 0, 0, 1],
  [0, -3, 0, 1],
  [0, 500, 0, 30],
  [0, Infinity, 0, 30],
  [99, 7, 99, 7],
])('behind %i posts %d more are asked for at %i, %i of them', (count, more, offset, limit) => {
  expect(planPage(count, more)).toEqual({ offset, limit, isLast: false });
});

test.each([100, 101, 300])('behind %i posts the last page is all that the service gives', (count) => {
  expect(planPage(count, 7)).toEqual({ offset: 100, limit: 30, isLast: true });
});
