import { beforeEach, expect, test, vi } from 'vitest';
import { createPollTimer } from '../../../src/features/refresh/refresh.ts';

const [EVERY_MS, DAY_MS, YEAR_MS] = [60_000, 86_400_000, 365 * 86_400_000];

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));

/** A timer whose polls fail as `fails` says, and are planned again at once. */
function setUp({ everyMs = EVERY_MS, fails = (): number | undefined => undefined } = {}) {
  const looks: number[] = [];
  const timer = createPollTimer(() => {
    looks.push(Date.now());
    if (looks.length > 100) throw new Error('It floods the service.');
    timer.asked();
    const waitMs = fails();
    if (waitMs === undefined) timer.succeeded();
    else timer.failed(waitMs);
    timer.run(document, everyMs);
  });
  timer.run(document, everyMs);
  return { looks, timer, since: Date.now() };
}

test.each([-YEAR_MS, 0])('looks are at the interval, and not before, wherever the clock is set: %d ms', (byMs) => {
  const { looks, timer, since } = setUp();
  vi.setSystemTime(since + byMs);
  timer.run(document, EVERY_MS);
  vi.setSystemTime(since + 2 * byMs);
  document.dispatchEvent(new Event('visibilitychange'));
  vi.advanceTimersByTime(3 * EVERY_MS);
  expect(looks.map((ms) => ms - since - 2 * byMs)).toEqual([EVERY_MS, 2 * EVERY_MS, 3 * EVERY_MS]);
});

// A timer of the platform cannot hold such a wait, and is over at once: there were a thousand requests in six seconds.
test.each([2 ** 31, YEAR_MS, 75 * YEAR_MS, Infinity])('no look is before the service wants it: %d ms', (waitMs) => {
  const { looks } = setUp({ fails: () => waitMs });
  vi.advanceTimersByTime(EVERY_MS);
  expect(looks).toHaveLength(1);
  vi.advanceTimersByTime(Math.min(waitMs, 80 * YEAR_MS) - 1);
  expect(looks).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(looks).toHaveLength(waitMs < Infinity ? 2 : 1);
});

test('a look of each day that fails again and again comes after sixty-four days at most, and never at once', () => {
  const { looks, since } = setUp({ everyMs: DAY_MS, fails: () => 0 });
  vi.advanceTimersByTime(1000 * DAY_MS);
  const days = looks.map((ms, i) => (ms - (looks[i - 1] ?? since)) / DAY_MS);
  expect(days.slice(0, 9)).toEqual([1, 2, 4, 8, 16, 32, 64, 64, 64]);
});
