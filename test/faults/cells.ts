import { expect } from '@playwright/test';
import { type FaultService, startFaultService } from '../support/fault-service.ts';
import { sound } from './answers.ts';
import type { Outcome, Run } from './drive.ts';
import type { Expected, FaultRow, Phase, Subject } from './expected.ts';
import { passes, PHASES, planExpected, strikesLookup, SUBJECTS, timeoutOf } from './expected.ts';
import { PAGE_SIZE } from './sound.ts';

/** One element with a service of its own, and the phase in which a fault strikes it. */
export interface Cell {
  readonly subject: Subject;
  readonly phase: Phase;
  readonly expected: Expected;
  readonly service: FaultService;
  readonly run: Run;
}

/** A value that is none, or the machine's own word for one. */
const RAW = /\b(null|undefined|NaN|Invalid Date)\b|\[object/;

const PLACES = SUBJECTS.flatMap((subject) => PHASES.map((phase) => ({ subject, phase }))).filter(
  ({ subject, phase }) => subject !== 'ws-public-posts' || phase !== 'load more',
);

function attributesOf(subject: Subject): Record<string, string> {
  const size = String(PAGE_SIZE);
  if (subject === 'ws-public-posts') return { 'feed-id': 'struck', limit: size };
  if (subject === 'ws-feed') return { 'feed-id': 'struck', 'page-size': size };
  return { 'embed-id': subject === 'ws-embed' ? 'struck' : 'struck sound', org: 'valley', 'page-size': size };
}

/** A cell for each element and each of its phases. */
export function makeCells(row: FaultRow): Promise<Cell[]> {
  return Promise.all(
    PLACES.map(async ({ subject, phase }): Promise<Cell> => {
      const expected = planExpected(row, subject, phase);
      const isLookup = strikesLookup(subject, phase);
      const service = await startFaultService({
        sound,
        fault: row.answer,
        strikes: ({ endpoint, id }) => isLookup === (endpoint === 'embedded') && id !== 'sound',
      });
      const own = { 'base-url': service.url, loading: 'eager', timeout: String(timeoutOf(row)) };
      const run: Run = {
        id: `${subject} ${phase}`,
        tag: subject.replace(/ .*/, ''),
        attributes: { ...own, ...attributesOf(subject) },
        phase,
        mostMs: expected.mostMs,
      };
      return { subject, phase, expected, service, run };
    }),
  );
}

/** What a row promises of one cell. */
export function promise(row: FaultRow, { subject, phase, run, expected }: Cell): unknown {
  const { state, kind, status, feedId, cards, requests, leastMs, mostMs } = expected;
  const isSound = strikesLookup(subject, phase) || subject === 'ws-embed of two'; // or some of it is
  const shows = (!isSound && row.shows) || /Grüße \d/;
  const says = (kind === row.ends && row.says) || /\w/;
  return {
    place: run.id,
    state,
    error: kind && expect.objectContaining({ kind, ...(status && { status }), message: expect.stringMatching(says) }),
    cards,
    requests,
    time: `${leastMs} to ${mostMs} ms`,
    texts: cards > 0 ? expect.stringMatching(shows) : '',
    status: kind ? expect.stringMatching(/^\w.+\w/) : expect.any(String),
    hasRetry: kind !== undefined && (state === 'ready' || passes({ ends: kind, status })),
    toldFeedIds: kind ? [feedId] : [],
    keptAll: kind ? true : expect.any(Boolean), // posts that changed have new cards
    rawValue: undefined,
  };
}

/** What came of it, to be compared with the promise. */
export function tell({ run, expected }: Cell, outcome: Outcome, requests: number): unknown {
  const { ms, isLate, texts, status, ...told } = outcome;
  const { leastMs, mostMs } = expected;
  // A timer may go off a moment before its time.
  const isInTime = !isLate && ms >= leastMs * 0.98;
  return {
    ...told,
    place: run.id,
    requests,
    time: isInTime ? `${leastMs} to ${mostMs} ms` : `${ms} ms`,
    texts,
    status,
    rawValue: RAW.exec(texts + status)?.[0],
  };
}
