import { afterEach, vi } from 'vitest';

// The test files of one process share its globals: what a test replaced is restored after it. Spies come first: restored
// after them, a spy on a stub or on a fake timer would bring that back.
afterEach(() => void vi.restoreAllMocks().unstubAllGlobals().useRealTimers());
