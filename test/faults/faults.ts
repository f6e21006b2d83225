import { BODY_FAULTS } from './body-faults.ts';
import { CLOCK_FAULTS } from './clock-faults.ts';
import { CONNECTION_FAULTS } from './connection-faults.ts';
import type { FaultRow } from './expected.ts';
import { POST_FAULTS } from './post-faults.ts';
import { STATUS_FAULTS } from './status-faults.ts';

/** Every way in which the service, or the way to it, may fail. A new fault is one row. */
export const FAULTS: readonly FaultRow[] = [
  ...CONNECTION_FAULTS,
  ...STATUS_FAULTS,
  ...BODY_FAULTS,
  ...POST_FAULTS,
  ...CLOCK_FAULTS,
];
