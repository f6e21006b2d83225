import { describe, expect, test } from 'vitest';
import { planPage } from '../../../src/source/plan/plan-page.ts';

const pageSizes = Array.from({ length: 30 }, (_, i) => i + 1);

/** The posts that a plan reaches in a service of `total`, in the order in which they come. */
function walk(total: number, pageSize: number): { posts: number[]; pages: number } {
  const all = Array.from({ length: total }, (_, i) => i);
  const posts: number[] = [];
  for (let offset = 0, pages = 1; ; pages++) {
    const plan = planPage(offset, pageSize);
    const page = all.slice(plan.offset, plan.offset + plan.limit);
    posts.push(...page.filter((post) => !posts.includes(post)));
    if (plan.isLast || page.length < plan.limit || pages > 200) return { posts, pages };
    offset = plan.offset + plan.limit;
  }
}

describe('the plan of pages', () => {
  test.each(pageSizes)('of %i reaches all 130 posts that can be reached, in order, and ends', (pageSize) => {
    const { posts, pages } = walk(500, pageSize);
    expect(posts).toEqual(Array.from({ length: 130 }, (_, i) => i));
    expect(pages).toBe(Math.ceil(100 / pageSize) + 1);
  });

  test.each(pageSizes)('of %i asks for nothing that the service would clamp', (pageSize) => {
    for (let offset = 0; offset < 300; offset++) {
      const plan = planPage(offset, pageSize);
      expect(plan.offset).toBe(Math.min(offset, 100));
      expect(plan.limit).toBe(plan.isLast ? 30 : pageSize);
      expect(plan.isLast).toBe(offset >= 100);
    }
  });

  test.each([
    [0, 0, 1],
    [0, -3, 1],
    [0, 500, 30],
    [0, Infinity, 30],
  ])('at %i for %d more asks for %i', (offset, count, limit) => {
    expect(planPage(offset, count)).toEqual({ offset, limit, isLast: false });
  });
});
