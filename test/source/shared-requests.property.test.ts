import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fc, holds } from '../support/property.ts';
import { type End, KEPT_FOR_MS, SharedRun } from './shared-run.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: 0 }));
afterEach(() => void vi.useRealTimers());

const anyStep = fc.oneof(
  { weight: 4, arbitrary: fc.record({ ask: fc.constantFrom('a', 'A', '__proto__'), fresh: fc.boolean() }) },
  { weight: 2, arbitrary: fc.record({ abort: fc.nat() }) },
  { weight: 2, arbitrary: fc.record({ end: fc.nat(), how: fc.constantFrom<End>('answer', 'failure', 'nonsense') }) },
  fc.record({ waitMs: fc.constantFrom(1, KEPT_FOR_MS / 2, KEPT_FOR_MS - 1, KEPT_FOR_MS) }),
);
const anyTurns = fc.constantFrom<'all' | number>('all', 0, 1, 2, 3);
const anySteps = fc.array(fc.tuple(anyStep, anyTurns), { maxLength: 40, size: 'max' });

test('requests that are shared are one at a time for each address, answer all who wait and none who left, and leave nothing behind', () =>
  holds(
    fc.asyncProperty(anySteps, fc.boolean(), async (steps, obeysAbort) => {
      const run = new SharedRun(obeysAbort);
      for (const [step, turns] of steps) {
        if ('ask' in step) run.ask(step.ask, step.fresh);
        else if ('abort' in step) run.abort(step.abort);
        else if ('end' in step) run.end(step.end, step.how);
        else {
          await run.pass('all'); // else an answer that is on its way would be kept from a later moment on
          vi.setSystemTime(Date.now() + step.waitMs);
        }
        await run.pass(turns);
      }
      await run.finish();
      expect(run.problems).toEqual([]);
    }),
    2000,
  ));
