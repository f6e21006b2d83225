import { IS_DEEP } from './deep.ts';

/** On a machine that others use too, a browser may be late. Tests that pass at the second try are named at the end. */
export const RETRIES = globalThis.process?.env['CI'] === 'true' && !IS_DEEP ? 1 : 0;

/** How long a test may take: long, because the machine may be busy, and a test that passes does not wait for it. */
export const TEST_TIMEOUT_MS = 300_000;

/** How long a test waits for what it expects. */
export const WAIT_TIMEOUT_MS = 60_000;

/** Tests that run only in the deep run. */
export const LEFT_OUT = IS_DEEP ? [] : [/@deep/];

/** What all runs of Playwright share. */
export const PLAYWRIGHT_LIMITS = {
  timeout: TEST_TIMEOUT_MS,
  expect: { timeout: WAIT_TIMEOUT_MS },
  forbidOnly: true,
  retries: RETRIES,
  grepInvert: LEFT_OUT,
};
