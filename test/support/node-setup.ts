import { afterEach, vi } from 'vitest';

// The files of one process share its globals: whatever a test puts in the place of something goes with it.
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});
