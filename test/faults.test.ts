import { describe, expect, it } from 'vitest';
import { type Expected, type FaultRow, PHASES, planExpected, SUBJECTS } from './faults/expected.ts';
import { FAULTS } from './faults/faults.ts';

const cellsOf = (row: FaultRow): Expected[] =>
  SUBJECTS.flatMap((subject) => PHASES.map((phase) => planExpected(row, subject, phase)));

describe('the table of faults', () => {
  // SECURITY.md tells how many they are, which test/security-counts.test.ts compares: none goes unnoticed.
  it('names each fault once', () => {
    const names = FAULTS.map(({ name }) => name);
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  it('excepts only places that there are', () => {
    const cells = SUBJECTS.flatMap((subject) => PHASES.map((phase) => `${subject}, ${phase}`));
    const excepted = FAULTS.flatMap(({ except = {} }) => Object.keys(except));
    expect([...SUBJECTS, ...PHASES, ...cells]).toEqual(expect.arrayContaining(excepted));
  });

  it('promises an end for each, no later than half a minute', () => {
    expect(Math.max(...FAULTS.flatMap(cellsOf).map(({ mostMs }) => mostMs))).toBeLessThanOrEqual(30_000);
  });
});

describe('what follows from how a fault ends', () => {
  const row = { name: 'x', answer: () => {}, status: 500, ends: 'http' } as const;

  const waiting = { timeoutMs: 600, eachMs: 600 };
  const timeout = { kind: 'timeout' };

  it.each([
    ['three tries for what may pass', {}, 'ws-feed', 'first load', { tries: 3, requests: 3, leastMs: 750 }],
    ['one try for what will not pass', { status: 403 }, 'ws-feed', 'first load', { tries: 1, leastMs: 0 }],
    ['an error where nothing was shown', {}, 'ws-feed', 'first load', { state: 'error', kind: 'http', cards: 0 }],
    ['what was shown, of one', {}, 'ws-feed', 'load more', { state: 'ready', cards: 3, requests: 4 }],
    ['what was shown, of an embed', {}, 'ws-embed', 'refresh', { state: 'ready', cards: 3, requests: 5 }],
    ['what was shown, of two', {}, 'ws-embed of two', 'refresh', { state: 'partial', cards: 3, requests: 8 }],
    ['one timeout beside posts', waiting, 'ws-embed of two', 'first load', { ...timeout, tries: 1, leastMs: 600 }],
    ['all tries for more', waiting, 'ws-embed of two', 'load more', { kind: 'http', tries: 3, leastMs: 2550 }],
  ] as const)('is %s', (_, more, subject, phase, expected) => {
    expect(planExpected({ ...row, ...more }, subject, phase)).toMatchObject(expected);
  });
});
