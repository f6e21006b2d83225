import { fixtureCleanup } from '@open-wc/testing';
import { afterEach, beforeAll, beforeEach, vi } from 'vitest';
import { server } from 'vitest/browser';
import { isEngine } from '../engines/engine.ts';
import { findSkip } from '../engines/skips.ts';
import { expectNothingIn, recordConsole, recordThrown } from '../page/record.ts';
import './font.css';

// Before anything is measured: a font that comes late moves what is there.
beforeAll(async () => {
  const faces = await document.fonts.load('1em Brought');
  if (faces.length === 0) throw new Error('The font of the tests is not there.');
});

beforeEach(({ task, skip }) => {
  const found = isEngine(server.browser) && findSkip(server.browser, task.file.name, task.name);
  if (found) skip(found.reason);
});

// A test fails where anything is thrown into the page, or its console is told of an error that the test does not record.
beforeEach(() => expectNothingIn(recordThrown(), recordConsole('error')));

// Whatever a test put in the place of something, or into the page, goes with it.
afterEach(() => {
  vi.restoreAllMocks(); // before the timers: a spy on one that is not real would leave it behind
  vi.useRealTimers();
  fixtureCleanup();
});
