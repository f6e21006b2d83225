import { describe, expect, it } from 'vitest';
import { PHASES, planExpected, SUBJECTS } from './faults/expected.ts';
import { FAULTS } from './faults/faults.ts';

const names = FAULTS.map(({ name }) => name);

/** What the elements are promised to bear: words of the row that stands for each. */
const PROMISED = [
  'connection refused',
  'reset mid-body',
  'slow headers',
  'slow body',
  '204',
  '301 to another origin',
  '403',
  '404',
  '413',
  '429 without Retry-After',
  '429 with Retry-After in seconds',
  '429 with Retry-After as a date',
  '429 with Retry-After over 30 s',
  '429 with a Retry-After that CORS hides',
  '500',
  '502 as HTML',
  'truncated JSON',
  'wrong charset: UTF-8 that is called Latin-1',
  'wrong charset: Latin-1 that is called UTF-8',
  'wrong content type',
  'a body of 50 MB',
  'deep nesting of the whole',
  'deep nesting in a post',
  'duplicate ids',
  'ids that differ by case',
  'dates in the far future',
  'dates in the far past',
  'a browser clock ten years ahead',
  'a browser clock ten years behind',
];

describe('the table of faults', () => {
  it('has a row for every fault that is promised', () => {
    expect(PROMISED.filter((name) => !names.includes(name))).toEqual([]);
  });

  it('names each fault once', () => {
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  it('excepts only places that there are', () => {
    const places = new Set<string>([
      ...SUBJECTS,
      ...PHASES,
      ...SUBJECTS.flatMap((subject) => PHASES.map((phase) => `${subject}, ${phase}`)),
    ]);
    const excepted = FAULTS.flatMap(({ except = {} }) => Object.keys(except));
    expect(excepted.filter((place) => !places.has(place))).toEqual([]);
  });

  it('promises an end for each, no later than half a minute', () => {
    const bounds = FAULTS.flatMap((row) =>
      SUBJECTS.flatMap((subject) => PHASES.map((phase) => planExpected(row, subject, phase).mostMs)),
    );
    expect(Math.max(...bounds)).toBeLessThanOrEqual(30_000);
  });
});

describe('what follows from how a fault ends', () => {
  const row = { name: 'x', answer: () => {}, status: 500, ends: 'http' } as const;

  it('is three tries with two waits for what may pass', () => {
    expect(planExpected(row, 'ws-feed', 'first load')).toMatchObject({
      state: 'error',
      kind: 'http',
      tries: 3,
      cards: 0,
      requests: 3,
      leastMs: 750,
    });
  });

  it('is one try for what will not pass', () => {
    expect(planExpected({ ...row, status: 403 }, 'ws-feed', 'first load')).toMatchObject({ tries: 1, leastMs: 0 });
  });

  it('keeps what was shown', () => {
    expect(planExpected(row, 'ws-feed', 'load more')).toMatchObject({ state: 'ready', cards: 3, requests: 4 });
    expect(planExpected(row, 'ws-embed', 'refresh')).toMatchObject({ state: 'ready', cards: 3, requests: 5 });
    expect(planExpected(row, 'ws-embed of two', 'refresh')).toMatchObject({ state: 'partial', cards: 3, requests: 8 });
  });

  it('leaves a late workspace out after one timeout, where another has posts', () => {
    const late = { ...row, status: 504, timeoutMs: 600, eachMs: 600 };
    expect(planExpected(late, 'ws-embed of two', 'first load')).toMatchObject({
      kind: 'timeout',
      tries: 1,
      leastMs: 600,
    });
    expect(planExpected(late, 'ws-embed of two', 'load more')).toMatchObject({ kind: 'http', tries: 3, leastMs: 2550 });
  });
});
