import { dateAfter, soundBut, traceAt } from './answers.ts';
import type { FaultRow } from './expected.ts';

const HOUR_MS = 3_600_000;
const TEN_YEARS_MS = 10.5 * 365 * 24 * HOUR_MS;

/** A clock that is off: the service and the browser do not agree on the time. */
export const CLOCK_FAULTS: readonly FaultRow[] = [
  {
    name: 'a browser clock ten years ahead',
    answer: soundBut((body) => ({ body })),
    ends: 'none',
    clockAheadMs: TEN_YEARS_MS,
    shows: /10 years ago/,
  },
  {
    name: 'a browser clock ten years behind',
    answer: soundBut((body) => ({ body })),
    ends: 'none',
    clockAheadMs: -TEN_YEARS_MS,
    shows: /in 10 years/,
  },
  {
    name: '429 with a date, to a browser clock an hour ahead',
    answer: traceAt(429, dateAfter(1500)),
    ends: 'rate-limited',
    status: 429,
    clockAheadMs: HOUR_MS,
    waitsMs: 0,
  },
  {
    name: '429 with a date, to a browser clock an hour behind',
    answer: traceAt(429, dateAfter(1500)),
    ends: 'rate-limited',
    status: 429,
    clockAheadMs: -HOUR_MS,
    tries: 1,
  },
];
