import { beforeEach, vi } from 'vitest';

/** In the tests of a file, the clock runs as usual, and `leap()` sets it forward. */
export const letClockLeap = (): void =>
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'], shouldAdvanceTime: true }));

export const leap = (ms: number): Promise<unknown> => vi.advanceTimersByTimeAsync(ms);

/** The browser loses the network, or has it again. */
export function setOnline(isOnline: boolean): void {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline);
  dispatchEvent(new Event(isOnline ? 'online' : 'offline'));
}
