import { IS_DEEP } from './deep.ts';

/** On a machine that others load too a browser may be late. What passes at the second try is named at the end. */
export const RETRIES = globalThis.process?.env['CI'] === 'true' && !IS_DEEP ? 1 : 0;

/** How long a test may take. Long, for it costs nothing while all is well, and the machine may be busy. */
export const TEST_TIMEOUT_MS = 300_000;

/** How long a test waits for what it expects. */
export const WAIT_TIMEOUT_MS = 60_000;

/** Tests that only the deep run has. */
export const LEFT_OUT = IS_DEEP ? [] : [/@deep/];
