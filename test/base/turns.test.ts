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
  return { turns, run, begun, jobs, end };
}

describe('turns', () => {
  test('begin at once as long as there are some', () => {
    const { run, begun } = setUp(2);
    for (const name of ['a', 'b', 'c']) void run(name);
    expect(begun).toEqual(['a', 'b']);
  });

  test('come in the order in which they were asked for', async () => {
    const { run, begun, end } = setUp(1);
    const all = ['a', 'b', 'c', 'd'].map((name) => run(name));
    for (const [i, name] of ['a', 'b', 'c', 'd'].entries()) {
      await expect.poll(() => begun.length).toBe(i + 1);
      end(name);
      expect(await all[i]).toBe(name);
    }
    expect(begun).toEqual(['a', 'b', 'c', 'd']);
  });

  test('are given back by a job that fails, or throws before it has begun', async () => {
    const { turns, run, begun } = setUp(1);
    await expect(turns.run(() => Promise.reject(new Error('failed')), never)).rejects.toThrow('failed');
    const throws = (): Promise<never> => {
      throw new Error('thrown');
    };
    await expect(turns.run(throws, never)).rejects.toThrow('thrown');
    void run('next');
    expect(begun).toEqual(['next']);
  });

  test('go past one who left, who is told at once and takes no job along', async () => {
    const { run, begun, end } = setUp(1);
    const first = run('a');
    const abort = new AbortController();
    const leaving = run('b', abort.signal);
    const last = run('c');
    abort.abort('gone');
    await expect(leaving).rejects.toBe('gone');
    end('a');
    await first;
    await expect.poll(() => begun).toEqual(['a', 'c']);
    end('c');
    expect(await last).toBe('c');
  });

  test('are not waited for by one who has left already', async () => {
    const { run, begun } = setUp(1);
    void run('a');
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

  test('leave no listener behind', async () => {
    const { run, end, begun } = setUp(1);
    const { signal } = new AbortController();
    void run('a');
    const waiting = run('b', signal);
    end('a');
    await expect.poll(() => begun).toEqual(['a', 'b']);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
    end('b');
    await waiting;
  });

  test('leave none behind of one who left, either', async () => {
    const { run } = setUp(1);
    const abort = new AbortController();
    void run('a');
    const leaving = run('b', abort.signal);
    abort.abort('gone');
    await expect(leaving).rejects.toBe('gone');
    expect(getEventListeners(abort.signal, 'abort')).toEqual([]);
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
              const job = defer<void>();
              void turns
                .run(() => {
                  if (waiting[0] !== one) problems.push(`${one.id} went before ${waiting[0]?.id}`);
                  waiting.splice(waiting.indexOf(one), 1);
                  going.push({ id: one.id, job });
                  return job.promise;
                }, one.abort.signal)
                .then(settle, settle);
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
