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
const pageSizes = fc.array(pageSize, { minLength: 1, maxLength: 5 });
const limit = fc.integer({ min: 1, max: 30 });
const sent = (size = 1): number => Math.min(size, 30);

/** The ids of a walk to the end, by pages of these sizes in turn, and how it went. */
async function walk(service: OddService, sizes: readonly number[]) {
  const { ask, asked } = oddService(service);
  const workspace = new WorkspacePosts(ask, 'f', { baseUrl: 'https://api.example', timeoutMs: 1000 });
  const hasBlanks = service.changes?.some(({ blank }) => blank);
  const ids: string[] = [];
  for (let page = 0; !workspace.ended && page < 1000; page++) {
    const posts = await workspace.next(sizes[page % sizes.length] ?? 1, never);
    ids.push(...posts.map(({ id }) => id));
    if (posts.length === 0 && !hasBlanks) expect(workspace.ended).toBe('end');
  }
  expect(workspace.ended).toBeDefined();
  expect(new Set(ids).size).toBe(ids.length);
  expect(asked.length).toBeLessThanOrEqual(Math.ceil(100 / Math.min(...sizes.map(sent))) + 1);
  expect(new Set(asked).size).toBe(asked.length);
  return { ids, ended: workspace.ended, changes: service.changes?.slice(0, asked.length) ?? [] };
}

type Walked = Awaited<ReturnType<typeof walk>>;

/** What holds of every walk through a service, by pages of any of the sizes. */
const holdsOfWalks = (
  service: fc.Arbitrary<OddService>,
  anySizes: fc.Arbitrary<readonly number[]>,
  check: (walked: Walked, service: OddService, sizes: readonly number[]) => void,
): Promise<void> =>
  holds(
    fc.asyncProperty(service, anySizes, async (one, sizes) => check(await walk(one, sizes), one, sizes)),
    WALKS,
  );

const first = (count: number): string[] => items('f', count).map(({ postId }) => postId);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

describe('a workspace that stands still', () => {
  test('gives each post in reach once, in its order, by pages of any sizes', () =>
    holdsOfWalks(fc.record({ total }), pageSizes, ({ ids, ended }, service) => {
      expect(ids).toEqual(first(Math.min(service.total, REACH)));
      expect(ended).toBe(service.total < REACH ? 'end' : 'ceiling');
    }));

  test('gives all that a service has which clamps the offset earlier', () => {
    const clamping = fc.record({ total, offsetMax: fc.nat({ max: 99 }) });
    return holdsOfWalks(clamping, fc.tuple(pageSize), ({ ids }, service, [size]) => {
      expect(ids).toEqual(first(ids.length));
      expect(ids.length).toBeGreaterThanOrEqual(Math.min(service.total, (service.offsetMax ?? 0) + sent(size)));
    });
  });

  test('gives all where the service sends longer pages than were asked for', () =>
    holdsOfWalks(fc.record({ total, limitMin: limit }), pageSizes, ({ ids }, service) => {
      expect(ids).toEqual(first(Math.min(service.total, REACH)));
    }));

  test('gives its first posts where the service sends shorter pages than were asked for, and ends', () => {
    const short = fc.record({ total, limitMax: limit, offsetMax: fc.nat({ max: 100 }) });
    return holdsOfWalks(short, pageSizes, ({ ids }, { total: all, limitMax = 0 }, [size]) => {
      expect(ids).toEqual(first(ids.length));
      expect(ids.length).toBeGreaterThanOrEqual(Math.min(all, limitMax, sent(size)));
    });
  });
});

describe('a workspace that changes between two requests', () => {
  /** What changes before each request. */
  const anyChanges = <One extends Change>(change: fc.Arbitrary<One>) =>
    fc.array(change, { size: 'max', maxLength: 60 });
  const anyRemoval = fc.uniqueArray(fc.nat({ max: 140 }), { maxLength: 10 });

  test('passes over none of its posts while new ones come in, a page at the most at once', () => {
    const anySize = fc.integer({ min: 2, max: 30 });
    return holds(
      fc.asyncProperty(total, anySize, anyChanges(fc.record({ arrive: fc.nat() })), async (all, size, grows) => {
        const arrivals = grows.map(({ arrive }) => ({ arrive: arrive % size }));
        const { ids, changes } = await walk({ total: all, changes: [{}, ...arrivals] }, [size]);
        const old = ids.filter((id) => !id.startsWith('f-new'));
        expect(old).toEqual(first(old.length));
        const arrived = sum(changes.map(({ arrive = 0 }) => arrive));
        expect(old.length).toBeGreaterThanOrEqual(Math.min(all, REACH - arrived));
      }),
      WALKS,
    );
  });

  test('passes over no more posts than went', () => {
    const shrinking = fc.record({ total, changes: anyChanges(fc.record({ remove: anyRemoval })) });
    return holdsOfWalks(shrinking, fc.tuple(pageSize), ({ ids, changes }, service) => {
      const gone = sum(changes.map(({ remove = [] }) => remove.length));
      expect(ids).toEqual(first(service.total).filter((id) => ids.includes(id)));
      expect(ids.length).toBeGreaterThanOrEqual(Math.min(service.total, REACH) - gone);
    });
  });

  test('never gives a post twice and comes to an end, whatever comes, goes, repeats or has nothing to show', () => {
    const [arrive, remove] = [fc.nat({ max: 40 }), fc.uniqueArray(fc.nat({ max: 140 }), { maxLength: 40 })];
    const some = fc.nat({ max: 30 });
    const change = fc.record({ arrive, remove, repeat: some, blank: some }, { requiredKeys: [] });
    const clamps = { limitMin: fc.nat({ max: 40 }), limitMax: some, offsetMax: fc.nat({ max: 100 }) };
    const changing = fc.record({ total, ...clamps, changes: anyChanges(change) });
    return holdsOfWalks(changing, pageSizes, () => {}); // `walk` looks for posts that came twice, and for the end
  });
});

test('the plan of a page is one that the service need not clamp, and leads to the ceiling from anywhere', () =>
  holds(
    fc.property(fc.nat({ max: 1000 }), fc.oneof(pageSize, fc.double()), (offset, count) => {
      const plan = planPage(offset, count);
      expect(postsUrl('', 'f', plan)).toBe(`/feeds/f/posts?$offset=${plan.offset}&$limit=${plan.limit}`);
      expect(plan).toMatchObject({ offset: Math.min(offset, 100), isLast: offset >= 100 });
      expect(plan.limit).toBeGreaterThanOrEqual(1);
    }),
  ));
