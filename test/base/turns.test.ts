import { getEventListeners } from 'node:events';
import { describe, expect, test, vi } from 'vitest';
import { Turns } from '../../src/base/turns.ts';
import { type Deferred, defer } from '../source/deferred.ts';
import { fc, holds } from '../support/property.ts';

const never = new AbortController().signal;

/** Jobs that end by hand, in the order in which they began. */
function setUp(atOnce: number) {
  const turns = new Turns(atOnce);
  const begun: string[] = [];
  const jobs = new Map<string, Deferred<string>>();
  const run = (name: string, signal = never): Promise<string> =>
    turns.run(() => {
      begun.push(name);
      const job = defer<string>();
      jobs.set(name, job);
      return job.promise;
    }, signal);
  const end = (name: string) => jobs.get(name)?.resolve(name);
  return { turns, run, begun, end };
}

/** One who waits and goes away. */
async function leave(run: (name: string, signal: AbortSignal) => Promise<string>): Promise<AbortSignal> {
  const abort = new AbortController();
  const leaving = run('leaving', abort.signal);
  abort.abort('gone');
  await expect(leaving).rejects.toBe('gone');
  return abort.signal;
}

describe('turns', () => {
  test('are given back by a job that throws before it has begun', async () => {
    const { turns, run, begun } = setUp(1);
    await expect(turns.run(() => expect.fail('thrown'), never)).rejects.toThrow('thrown');
    void run('next');
    expect(begun).toEqual(['next']);
  });

  test('are not waited for by one who left, or had left already, who is told why at once', async () => {
    const { run, begun } = setUp(1);
    void run('a');
    await leave(run);
    await expect(run('b', AbortSignal.abort('gone'))).rejects.toBe('gone');
    expect(begun).toEqual(['a']);
  });

  test('are handed on by one who leaves in the very moment in which it would begin', async () => {
    const { turns, run, begun, end } = setUp(1);
    const abort = new AbortController();
    const first = defer<void>();
    const running = turns.run(() => first.promise, never);
    const leaving = run('b', abort.signal);
    const next = run('c');
    // Runs after the step that hands the turn on, and before the one that takes it.
    void first.promise.then(() => abort.abort('gone'));
    first.resolve();
    await running;
    await expect(leaving).rejects.toBe('gone');
    await expect.poll(() => begun).toEqual(['c']);
    end('c');
    expect(await next).toBe('c');
  });

  test('leave no listener behind, of one who left either', async () => {
    const { run, end, begun } = setUp(1);
    const { signal } = new AbortController();
    void run('a');
    expect(getEventListeners(await leave(run), 'abort')).toEqual([]);
    void run('b', signal);
    end('a');
    await expect.poll(() => begun).toEqual(['a', 'b']);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
  });

  const anyStep = fc.oneof(
    { weight: 3, arbitrary: fc.constant('ask' as const) },
    { weight: 2, arbitrary: fc.record({ end: fc.nat(), fails: fc.boolean() }) },
    fc.record({ leave: fc.nat() }),
  );

  test('are never more than there are, never idle while somebody waits, and first come is first served', () =>
    holds(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 3 }),
        fc.array(anyStep, { maxLength: 30, size: 'max' }),
        async (atOnce, steps) => {
          const turns = new Turns(atOnce);
          const waiting: { id: number; abort: AbortController }[] = [];
          const going: { id: number; job: Deferred<void> }[] = [];
          const problems: string[] = [];
          let count = 0;
          const settle = vi.fn<() => void>();
          for (const step of steps) {
            if (step === 'ask') {
              const one = { id: count++, abort: new AbortController() };
              waiting.push(one);
              const begin = (): Promise<void> => {
                const job = defer<void>();
                if (waiting[0] !== one) problems.push(`${one.id} went before ${waiting[0]?.id}`);
                waiting.splice(waiting.indexOf(one), 1);
                going.push({ id: one.id, job });
                return job.promise;
              };
              void turns.run(begin, one.abort.signal).then(settle, settle);
            } else if ('end' in step) {
              const [one] = going.splice(step.end % Math.max(1, going.length), 1);
              if (step.fails) one?.job.reject(new Error('failed'));
              else one?.job.resolve();
            } else {
              const [one] = waiting.splice(step.leave % Math.max(1, waiting.length), 1);
              one?.abort.abort('gone');
            }
            for (let i = 0; i < 5; i++) await undefined;
            if (going.length > atOnce) problems.push(`${going.length} go at once`);
            if (going.length < atOnce && waiting.length > 0) problems.push(`${waiting.length} wait for nothing`);
          }
          expect(problems).toEqual([]);
          expect(settle).toHaveBeenCalledTimes(count - going.length - waiting.length);
        },
      ),
    ));
});
