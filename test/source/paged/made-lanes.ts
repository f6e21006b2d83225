import type { Post } from '../../../src/model/post.ts';
import { fc } from '../../support/property.ts';
import { untilAborted } from '../deferred.ts';
import { FakeWorkspace, failure, fails, post } from '../fake-workspace.ts';

type Step = 'fails' | 'late' | readonly Post[];
/** What a workspace answers, one step after the other. */
export type Lane = readonly Step[];

/** Ages in minutes that often meet, and none. */
export const anyAge = fc.option(fc.integer({ min: 0, max: 12 }), { nil: undefined, freq: 5 });
/** Some posts are in several workspaces: they have one id, and one date. */
const SHARED = [1, 5, 5, undefined].map((age, i) => post('shared', i, age));

interface LaneShape {
  readonly ages: readonly (number | undefined)[];
  readonly pageSize: number;
  readonly shared: readonly number[];
  readonly troubles: readonly { readonly at: number; readonly is: 'fails' | 'late' }[];
}

const laneShape = (hasTroubles: boolean): fc.Arbitrary<LaneShape> =>
  fc.record({
    ages: fc.array(anyAge, { maxLength: 12, size: 'max' }),
    pageSize: fc.integer({ min: 1, max: 6 }),
    shared: fc.subarray([0, 1, 2, 3]),
    troubles: hasTroubles
      ? fc.array(fc.record({ at: fc.nat({ max: 8 }), is: fc.constantFrom('fails', 'late') }), { maxLength: 3 })
      : fc.constant([]),
  });

export const timeOf = ({ publishedAt }: Post): number => publishedAt?.getTime() ?? -Infinity;
export const newestFirst = (a: Post, b: Post): number => (timeOf(a) === timeOf(b) ? 0 : timeOf(b) - timeOf(a));

/** The dated newest first, the undated where they stood. */
export function inOrder(posts: readonly Post[]): Post[] {
  const dated = posts.filter(({ publishedAt }) => publishedAt).sort(newestFirst);
  return posts.map((one) => (one.publishedAt ? (dated.shift() ?? one) : one));
}

function makeLane({ ages, pageSize, shared, troubles }: LaneShape, lane: number, isOrdered: boolean): Step[] {
  const all = [...ages.map((age, i) => post(`w${lane}`, i, age)), ...shared.flatMap((i) => SHARED[i] ?? [])];
  const posts = isOrdered ? inOrder(all) : all;
  const steps: Step[] = [];
  for (let i = 0; i < posts.length; i += pageSize) steps.push(posts.slice(i, i + pageSize));
  for (const { at, is } of troubles) steps.splice(Math.min(at, steps.length), 0, is);
  return steps;
}

/** Workspaces that answer newest first, or in any order; with `troubles`, some fail or are late now and then. */
export const anyLanes = ({ troubles = false, isOrdered = true, min = 0 } = {}): fc.Arbitrary<Lane[]> =>
  fc
    .array(laneShape(troubles), { minLength: min, maxLength: 5, size: 'max' })
    .map((shapes) => shapes.map((shape, lane) => makeLane(shape, lane, isOrdered)));

/** No answer: a deadline passes first, or the client gives up. */
const late = (signal: AbortSignal): Promise<never> =>
  Promise.race([
    untilAborted(signal),
    new Promise<never>((_, reject) => setImmediate(() => setImmediate(() => reject(failure)))),
  ]);

/** The workspaces of some lanes, and every post that came from them. */
export function open(lanes: readonly Lane[]) {
  const came: Post[] = [];
  const workspaces = lanes.map((steps, lane) => {
    const workspace = new FakeWorkspace(
      `w${lane}`,
      steps.map((step) => (step === 'fails' ? fails : step === 'late' ? late : step)),
    );
    const next = workspace.next.bind(workspace);
    workspace.next = async (count, signal, onTurn) => {
      const posts = await next(count, signal, onTurn);
      came.push(...posts);
      return posts;
    };
    return workspace;
  });
  return { workspaces, came };
}
