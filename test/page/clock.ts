import { beforeEach, vi } from 'vitest';

/** In the tests of a file the clock goes on as ever, and leaps when it is told to. */
export const letClockLeap = (): void =>
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true }));

export const leap = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);
