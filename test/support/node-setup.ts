import { afterEach, vi } from 'vitest';

// The test files of one process share its globals: what a test replaced is restored after it.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
