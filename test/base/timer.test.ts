import { beforeEach, describe, expect, test, vi } from 'vitest';
import { startDeadline, startTimer, TIMER_MAX_MS } from '../../src/base/timer.ts';
import { fc, holds } from '../support/property.ts';

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], now: 0 }));

/** The longest delay of a platform timer, 31 bits: a longer one fires at once. */
const HELD_MS = 2 ** 31 - 1;

describe('a wait', () => {
  test('without an end never is', () => {
    const run = vi.fn<() => void>();
    startTimer(run, Infinity);
    vi.advanceTimersByTime(1000 * HELD_MS);
    expect(run).not.toHaveBeenCalled();
  });

  test('that is stopped is never over, at its first step or a later one', () => {
    const run = vi.fn<() => void>();
    startTimer(run, 1000)();
    const stop = startTimer(run, 3 * HELD_MS);
    vi.advanceTimersByTime(2 * HELD_MS);
    stop();
    expect(vi.getTimerCount()).toBe(0);
    vi.advanceTimersByTime(2 * HELD_MS);
    expect(run).not.toHaveBeenCalled();
  });

  test('of any length asks for no timer that the platform cannot hold, and is over at its time', () =>
    holds(
      fc.property(fc.integer({ min: 0, max: 40 }), fc.double({ min: 0.5, max: 1, noNaN: true }), (power, part) => {
        const waitMs = Math.floor(2 ** power * part);
        const asked = vi.spyOn(globalThis, 'setTimeout');
        const overAtMs: number[] = [];
        const startMs = Date.now();
        startTimer(() => overAtMs.push(Date.now()), waitMs);
        vi.advanceTimersByTime(waitMs);
        expect(overAtMs).toEqual([startMs + waitMs]);
        expect(vi.getTimerCount()).toBe(0);
        for (const [, ms = NaN] of asked.mock.calls) expect(ms).toBeLessThanOrEqual(TIMER_MAX_MS);
        asked.mockRestore();
      }),
    ));
});

describe('a deadline', () => {
  test('aborts with a `TimeoutError` at its time, and leaves nothing where it is stopped before', () => {
    const { signal } = startDeadline(10);
    startDeadline(20).stop();
    expect(vi.getTimerCount()).toBe(1);
    vi.advanceTimersByTime(10);
    expect([signal.aborted, signal.reason]).toEqual([true, expect.objectContaining({ name: 'TimeoutError' })]);
  });
});
