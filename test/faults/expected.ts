import type { Fault } from '../../src/base/fault.ts';
import type { FeedState } from '../../src/feed/feed-state.ts';
import type { Answer } from '../support/fault-service.ts';
import { PAGE_SIZE } from './sound.ts';

/** What a fault strikes: each element, and an embed of two workspaces, one of which is sound. */
export const SUBJECTS = ['ws-public-posts', 'ws-feed', 'ws-embed', 'ws-embed of two'] as const;
export type Subject = (typeof SUBJECTS)[number];

export const PHASES = ['first load', 'load more', 'refresh'] as const;
export type Phase = (typeof PHASES)[number];

export type Place = `${Subject}, ${Phase}`;

/** What comes of one fault at one place. */
export interface Expected {
  readonly state: FeedState;
  /** Of the error; `undefined` where there is none. */
  readonly kind: Fault['kind'] | undefined;
  readonly status: number | undefined;
  /** The workspace that the error is reported for; `undefined` if it was the lookup that failed. */
  readonly feedId: string | undefined;
  /** How often the request that the fault strikes is sent. */
  readonly tries: number;
  /** Cards that are displayed in the end. */
  readonly cards: number;
  /** All requests of the element, including those before the fault. */
  readonly requests: number;
}

/** One row of the table. What it leaves out follows from `ends`. */
export interface FaultRow {
  readonly name: string;
  readonly answer: Answer | 'refuse';
  /** Set where browsers may differ: then a page tests it with each change. With `only`, it is not tested without a browser. */
  readonly inPage?: 'always' | 'only';
  /** What the console says besides failures. */
  readonly warns?: RegExp;
  /** The kind of error that it ends in; `none` if the posts are displayed nevertheless. */
  readonly ends: Fault['kind'] | 'none';
  readonly status?: number;
  readonly tries?: number;
  /** Whether each try exceeds its timeout. */
  readonly isLate?: boolean;
  readonly timeoutMs?: number;
  /** How far the browser's clock is ahead. */
  readonly clockAheadMs?: number;
  /** How much the service can send at most, in all tries. */
  readonly mostBytes?: number;
  /** What the cards say. */
  readonly shows?: RegExp;
  /** What the error says. */
  readonly says?: RegExp;
  readonly except?: Partial<Record<Subject | Phase | Place, Partial<Expected>>>;
}

/** So long that only faults that take time exceed it. */
const TIMEOUT_MS = 20_000;
/** How often a request is sent if its fault may pass. */
const TRIES = 3;

export const timeoutOf = ({ timeoutMs = TIMEOUT_MS }: FaultRow): number => timeoutMs;

/** Whether trying again can help. */
export const passes = ({
  ends,
  status = 0,
}: {
  readonly ends: FaultRow['ends'];
  readonly status?: number | undefined;
}): boolean => ends === 'network' || ends === 'timeout' || ends === 'rate-limited' || status >= 500;

/** Only for `ws-embed` does the fault strike the lookup. More posts are requested without a lookup. */
export const strikesLookup = (subject: Subject, phase: Phase) => subject === 'ws-embed' && phase !== 'load more';

/** Requests that an element makes before the fault strikes, and others that it does not strike. */
function soundRequests(subject: Subject, phase: Phase, isShown: boolean): number {
  if (subject === 'ws-embed of two') return { 'first load': 2, 'load more': 3, refresh: 5 }[phase];
  if (subject !== 'ws-embed') return phase === 'first load' ? 0 : 1;
  if (phase === 'load more') return 2;
  // Without the lookup, no posts are requested.
  return (phase === 'refresh' ? 2 : 0) + Number(isShown);
}

function stateOf(subject: Subject, phase: Phase, isShown: boolean): FeedState {
  if (isShown) return 'ready';
  if (subject === 'ws-embed of two') return 'partial';
  return phase === 'first load' ? 'error' : 'ready';
}

function cardsOf(subject: Subject, phase: Phase, isShown: boolean): number {
  const hasPage = isShown || subject === 'ws-embed of two'; // the sound workspace fills the page
  if (phase === 'load more') return PAGE_SIZE * (hasPage ? 2 : 1);
  return hasPage || phase === 'refresh' ? PAGE_SIZE : 0;
}

/** What a row promises for one place. */
export function planExpected(row: FaultRow, subject: Subject, phase: Phase): Expected {
  const { ends, isLate = false, except = {} } = row;
  const isShown = ends === 'none';
  // If one of several workspaces is late, it is left out after one timeout, so that it does not hold up the others.
  const isLeftOut = isLate && subject === 'ws-embed of two' && phase !== 'load more';
  const own = { ...except[phase], ...except[subject], ...except[`${subject}, ${phase}`] };
  const tries = own.tries ?? (isLeftOut ? 1 : (row.tries ?? (passes(row) ? TRIES : 1)));
  return {
    state: stateOf(subject, phase, isShown),
    kind: isShown ? undefined : isLeftOut ? 'timeout' : ends,
    status: isShown || isLeftOut ? undefined : row.status,
    feedId: isShown || strikesLookup(subject, phase) ? undefined : 'struck',
    cards: cardsOf(subject, phase, isShown),
    requests: soundRequests(subject, phase, isShown) + tries,
    ...own,
    tries,
  };
}
