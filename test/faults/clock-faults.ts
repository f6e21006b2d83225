import { sound, traceAfter } from './answers.ts';
import type { FaultRow } from './expected.ts';
import { harmless, rateLimited } from './make-row.ts';

const HOUR_MS = 3_600_000;
const TEN_YEARS_MS = 10.5 * 365 * 24 * HOUR_MS;

const soonByDate = traceAfter(429, 1500);

/** Only in a page can the clock be changed. */
const inPage = 'only';

/** A clock that is wrong: the service and the browser do not agree on the time. */
export const CLOCK_FAULTS: readonly FaultRow[] = [
  harmless('a browser clock ten years ahead', sound, { inPage, clockAheadMs: TEN_YEARS_MS, shows: /1[01] years ago/ }),
  harmless('a browser clock ten years behind', sound, { inPage, clockAheadMs: -TEN_YEARS_MS, shows: /in 10 years/ }),
  rateLimited('429 with a date, to a browser clock an hour ahead', soonByDate, { inPage, clockAheadMs: HOUR_MS }),
  rateLimited('429 with a date, to a browser clock an hour behind', soonByDate, {
    inPage,
    clockAheadMs: -HOUR_MS,
    tries: 1,
  }),
];
