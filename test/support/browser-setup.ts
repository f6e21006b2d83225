import { fixtureCleanup } from '@open-wc/testing';
import { afterEach, beforeEach } from 'vitest';
import { server } from 'vitest/browser';
import { isEngine } from '../engines/engine.ts';
import { findSkip } from '../engines/skips.ts';

beforeEach(({ task, skip }) => {
  const found = isEngine(server.browser) && findSkip(server.browser, task.file.name, task.name);
  if (found) skip(found.reason);
});

afterEach(() => fixtureCleanup());
