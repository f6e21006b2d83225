import { describe, expect, test } from 'vitest';
import { postsUrl } from '../../src/api/urls.ts';
import { planPage } from '../../src/source/plan/plan-page.ts';
import { WorkspacePosts } from '../../src/source/workspace-posts.ts';
import { fc, holds } from '../support/property.ts';
import { type Change, type OddService, oddService } from './odd-service.ts';
import { items, never } from './simulated-service.ts';

// What holds for one workspace, page after page:
// - whatever the service does: no post comes twice, a page with nothing new is the last, and there are no more requests
//   than the reach has pages;
// - as long as the workspace stands still: all posts that the service gives for pages of that length come, in its order;
//   a service that gives shorter pages than were asked for has said that this is the end (there is no total to go by);
// - where posts come in at the front meanwhile: none of the others is passed over, unless a whole page came in at once;
// - where posts go meanwhile: no more are passed over than went.

/** A walk takes up to a hundred requests. */
const WALKS = 400;
const REACH = 130;
const total = fc.oneof(fc.nat({ max: 200 }), fc.constantFrom(0, 1, 29, 30, 31, 99, 100, 101, 129, 130, 131));
const pageSize = fc.oneof(fc.integer({ min: 1, max: 30 }), fc.constantFrom(31, 1000, Infinity));
const sent = (size: number): number => Math.min(size, 30);

/** The ids of a walk to the end, and how it went. */
async function walk(service: OddService, ...pageSizes: readonly number[]) {
  const { ask, asked } = oddService(service);
  const workspace = new WorkspacePosts(ask, 'f', { baseUrl: 'https://api.example', timeoutMs: 1000 });
  const hasBlanks = service.changes?.some(({ blank }) => blank);
  const ids: string[] = [];
  for (let page = 0; !workspace.ended && page < 1000; page++) {
    const posts = await workspace.next(pageSizes[page % pageSizes.length] ?? 1, never);
    ids.push(...posts.map(({ id }) => id));
    if (posts.length === 0 && !hasBlanks) expect(workspace.ended).toBe('end');
  }
  const smallest = Math.min(...pageSizes.map(sent));
  expect(workspace.ended).toBeDefined();
  expect(new Set(ids).size).toBe(ids.length);
  expect(asked.length).toBeLessThanOrEqual(Math.ceil(100 / smallest) + 1);
  expect(new Set(asked).size).toBe(asked.length);
  return { ids, ended: workspace.ended, requests: asked.length };
}

const first = (count: number): string[] => items('f', count).map(({ postId }) => postId);
const isOld = (id: string): boolean => !id.startsWith('f-new');

describe('a workspace that stands still', () => {
  test('gives each post in reach once, in its order, by pages of any sizes', () =>
    holds(
      fc.asyncProperty(total, fc.array(pageSize, { minLength: 1, maxLength: 5 }), async (total, sizes) => {
        const { ids, ended } = await walk({ total }, ...sizes);
        expect(ids).toEqual(first(Math.min(total, REACH)));
        expect(ended).toBe(total < REACH ? 'end' : 'ceiling');
      }),
      WALKS,
    ));

  test('gives all that a service has which clamps the offset earlier', () =>
    holds(
      fc.asyncProperty(total, pageSize, fc.nat({ max: 99 }), async (total, size, offsetMax) => {
        const { ids } = await walk({ total, offsetMax }, size);
        expect(ids).toEqual(first(ids.length));
        expect(ids.length).toBeGreaterThanOrEqual(Math.min(total, offsetMax + sent(size)));
      }),
      WALKS,
    ));

  test('gives all where the service sends longer pages than were asked for', () =>
    holds(
      fc.asyncProperty(
        total,
        fc.array(pageSize, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 30 }),
        async (total, sizes, limitMin) => {
          const { ids } = await walk({ total, limitMin }, ...sizes);
          expect(ids).toEqual(first(Math.min(total, REACH)));
        },
      ),
      WALKS,
    ));

  test('gives its first posts where the service sends shorter pages than were asked for, and ends', () =>
    holds(
      fc.asyncProperty(
        total,
        fc.array(pageSize, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 30 }),
        fc.nat({ max: 100 }),
        async (total, sizes, limitMax, offsetMax) => {
          const { ids } = await walk({ total, limitMax, offsetMax }, ...sizes);
          expect(ids).toEqual(first(ids.length));
          expect(ids.length).toBeGreaterThanOrEqual(Math.min(total, limitMax, sent(sizes[0] ?? 1)));
        },
      ),
      WALKS,
    ));
});

describe('a workspace that changes between two requests', () => {
  test('passes over none of its posts while new ones come in, a page at the most at once', () =>
    holds(
      fc.asyncProperty(
        total,
        fc.integer({ min: 2, max: 30 }),
        fc.array(fc.nat(), { size: 'max', maxLength: 60 }),
        async (total, size, arrivals) => {
          const changes = arrivals.map((arrive, request) => ({ arrive: request === 0 ? 0 : arrive % size }));
          const { ids, requests } = await walk({ total, changes }, size);
          const arrived = changes.slice(0, requests).reduce((sum, { arrive }) => sum + arrive, 0);
          expect(ids.filter(isOld)).toEqual(first(ids.filter(isOld).length));
          expect(ids.filter(isOld).length).toBeGreaterThanOrEqual(Math.min(total, REACH - arrived));
        },
      ),
      WALKS,
    ));

  test('passes over no more posts than went', () =>
    holds(
      fc.asyncProperty(
        total,
        pageSize,
        fc.array(fc.uniqueArray(fc.nat({ max: 140 }), { maxLength: 10 }), { size: 'max', maxLength: 60 }),
        async (total, size, removals) => {
          const { ids, requests } = await walk({ total, changes: removals.map((remove) => ({ remove })) }, size);
          const gone = removals.slice(0, requests).reduce((sum, { length }) => sum + length, 0);
          expect(ids).toEqual(first(total).filter((id) => ids.includes(id)));
          expect(ids.length).toBeGreaterThanOrEqual(Math.min(total, REACH) - gone);
        },
      ),
      WALKS,
    ));

  test('never gives a post twice and comes to an end, whatever comes, goes, repeats or has nothing to show', () => {
    const change: fc.Arbitrary<Change> = fc.record(
      {
        arrive: fc.nat({ max: 40 }),
        remove: fc.uniqueArray(fc.nat({ max: 140 }), { maxLength: 40 }),
        repeat: fc.nat({ max: 30 }),
        blank: fc.nat({ max: 30 }),
      },
      { requiredKeys: [] },
    );
    return holds(
      fc.asyncProperty(
        fc.record({
          total,
          limitMin: fc.nat({ max: 40 }),
          limitMax: fc.nat({ max: 30 }),
          offsetMax: fc.nat({ max: 100 }),
          changes: fc.array(change, { size: 'max', maxLength: 60 }),
        }),
        fc.array(pageSize, { minLength: 1, maxLength: 5 }),
        async (service, sizes) => {
          await walk(service, ...sizes); // which looks for posts that came twice, and counts the requests
        },
      ),
      WALKS,
    );
  });
});

describe('the plan of a page', () => {
  test('is one that the service need not clamp, and leads to the ceiling from anywhere', () =>
    holds(
      fc.property(fc.nat({ max: 1000 }), fc.oneof(pageSize, fc.double()), (offset, count) => {
        const plan = planPage(offset, count);
        expect(postsUrl('', 'f', plan)).toBe(`/feeds/f/posts?$offset=${plan.offset}&$limit=${plan.limit}`);
        expect(plan.limit).toBeGreaterThanOrEqual(1);
        expect(plan.isLast).toBe(offset >= 100);
        expect(plan.offset).toBe(Math.min(offset, 100));
      }),
    ));
});
