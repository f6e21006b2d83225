import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { server } from 'vitest/browser';
import { isEngine } from '../engines/engine.ts';
import { findSkip } from '../engines/skips.ts';
import { expectNothingIn, recordConsole, recordThrown } from '../page/record.ts';
import './font.css';

// The font is loaded before anything is measured, because one that arrives later would move everything.
beforeAll(async () => {
  if ((await document.fonts.load('1em Brought')).length === 0) throw new Error('The font of the tests is not there.');
});

beforeEach(({ task, skip }) => {
  const found = isEngine(server.browser) && findSkip(server.browser, task.file.name, task.name);
  if (found) skip(found.reason);
});

// A test fails if an exception is not caught, or if the console has an error that the test does not record.
beforeEach(() => expectNothingIn(recordThrown(), recordConsole('error')));

// What a test replaced in the page is restored after it.
afterEach(() => {
  vi.restoreAllMocks(); // before the timers: restored after them, a spy on a fake timer would bring the fake back
  vi.useRealTimers();
});
