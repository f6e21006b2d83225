import { getEventListeners } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { describe, expect, test } from 'vitest';
import { createTurns } from '../../src/base/turns.ts';
import { type Deferred, defer } from '../source/deferred.ts';
import { runs } from '../support/deep.ts';
import { fc, holds } from '../support/property.ts';

const never = new AbortController().signal;

/** Jobs that a test ends by hand; `begun` has their names in the order in which they began. */
function setUp(atOnce: number) {
  const inTurn = createTurns(atOnce);
  const begun: string[] = [];
  const jobs = new Map<string, Deferred<string>>();
  const run = (name: string, signal = never): Promise<string> =>
    inTurn(() => {
      begun.push(name);
      const job = defer<string>();
      jobs.set(name, job);
      return job.promise;
    }, signal);
  const end = (name: string) => jobs.get(name)?.resolve(name);
  return { inTurn, run, begun, end };
}

const anyStep = fc.oneof(
  { weight: 3, arbitrary: fc.constant('ask' as const) },
  { weight: 2, arbitrary: fc.record({ end: fc.nat(), fails: fc.boolean() }) },
  fc.record({ leave: fc.nat() }),
);
type Step = typeof anyStep extends fc.Arbitrary<infer One> ? One : never;

/** Takes the steps, and checks after each which jobs wait and which run. */
async function walk(atOnce: number, steps: readonly Step[]): Promise<void> {
  const inTurn = createTurns(atOnce);
  const waiting: { id: number; abort: AbortController }[] = [];
  const going: Deferred<void>[] = [];
  let [asked, settled] = [0, 0];
  const settle = (): void => void settled++;
  for (const step of steps) {
    if (step === 'ask') {
      const one = { id: asked++, abort: new AbortController() };
      waiting.push(one);
      const begin = (): Promise<void> => {
        expect(waiting.shift(), 'first come, first served').toBe(one);
        const job = defer<void>();
        going.push(job);
        return job.promise;
      };
      void inTurn(begin, one.abort.signal).then(settle, settle);
    } else if ('end' in step) {
      const [job] = going.splice(step.end % Math.max(1, going.length), 1);
      if (step.fails) job?.reject(new Error('failed'));
      else job?.resolve();
    } else waiting.splice(step.leave % Math.max(1, waiting.length), 1)[0]?.abort.abort('gone');
    await nextTurn();
    expect(going.length, 'as many go as may, or all').toBe(Math.min(atOnce, going.length + waiting.length));
    expect(settled).toBe(asked - going.length - waiting.length);
  }
}

describe('turns', () => {
  test('are given back by a job that throws before it has begun', async () => {
    const { inTurn, run, begun } = setUp(1);
    await expect(inTurn(() => expect.fail('thrown'), never)).rejects.toThrow('thrown');
    void run('next');
    expect(begun).toEqual(['next']);
  });

  test('are not waited for by one who left, or had left already, who is told why at once; no listener is left behind', async () => {
    const { run, begun, end } = setUp(1);
    const [gone, stays] = [new AbortController(), new AbortController()];
    void run('a');
    const leaving = run('leaving', gone.signal);
    void run('b', stays.signal);
    gone.abort('gone');
    await expect(leaving).rejects.toBe('gone');
    await expect(run('c', AbortSignal.abort('gone'))).rejects.toBe('gone');
    end('a');
    await expect.poll(() => begun).toEqual(['a', 'b']);
    for (const { signal } of [gone, stays]) expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  test.each([0, 1, 2, 3, 4, 5])('are handed on once by one who leaves %i microtasks after its turn', async (count) => {
    const { inTurn, run, begun, end } = setUp(1);
    const abort = new AbortController();
    const first = defer<void>();
    void inTurn(() => first.promise, never);
    const leaving = run('b', abort.signal).catch(String);
    for (const name of ['c', 'd']) void run(name);
    first.resolve();
    for (let passed = 0; passed < count; passed++) await undefined;
    abort.abort('gone');
    await nextTurn();
    end('b'); // if it began before
    expect(await leaving).toBe(begun.includes('b') ? 'b' : 'gone');
    await nextTurn();
    expect(begun.filter((name) => name !== 'b')).toEqual(['c']);
  });

  test('are never more than there are, never idle while somebody waits, and first come is first served', () =>
    holds(
      fc.asyncProperty(fc.integer({ min: 1, max: 3 }), fc.array(anyStep, { maxLength: 30, size: 'max' }), walk),
      runs(500),
    ));
});
