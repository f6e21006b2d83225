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
  /** The workspace that the error is told of; `undefined` where it is the lookup that failed. */
  readonly feedId: string | undefined;
  /** How often what the fault strikes is asked for. */
  readonly tries: number;
  /** Cards that stand there in the end. */
  readonly cards: number;
  /** All requests of the element, those before the fault included. */
  readonly requests: number;
}

/** One row of the table. What it leaves out follows from how it ends. */
export interface FaultRow {
  readonly name: string;
  readonly answer: Answer | 'refuse';
  /** Where a browser has a say, so that a page tries it in each change; `only` where it means nothing without one. */
  readonly inPage?: 'always' | 'only';
  /** What the console says besides failures. */
  readonly warns?: RegExp;
  /** The kind of error that it ends in; `none` where the posts are shown all the same. */
  readonly ends: Fault['kind'] | 'none';
  readonly status?: number;
  readonly tries?: number;
  /** Whether no try is over in the time that it has. */
  readonly isLate?: boolean;
  readonly timeoutMs?: number;
  /** How far the browser's clock is ahead. */
  readonly clockAheadMs?: number;
  /** What the service gets rid of at most, in all tries. */
  readonly mostBytes?: number;
  /** What the cards say. */
  readonly shows?: RegExp;
  /** What the error says. */
  readonly says?: RegExp;
  readonly except?: Partial<Record<Subject | Phase | Place, Partial<Expected>>>;
}

/** Long enough that nothing but a fault of time runs into it. */
const TIMEOUT_MS = 20_000;
/** How often what may pass is asked for. */
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

/** Of `<ws-embed>` alone the fault strikes the lookup; more posts are asked for without one. */
export const strikesLookup = (subject: Subject, phase: Phase): boolean =>
  subject === 'ws-embed' && phase !== 'load more';

/** Requests that an element makes before the fault strikes and beside it. */
function soundRequests(subject: Subject, phase: Phase, isShown: boolean): number {
  if (subject === 'ws-embed of two') return { 'first load': 2, 'load more': 3, refresh: 5 }[phase];
  if (subject !== 'ws-embed') return phase === 'first load' ? 0 : 1;
  if (phase === 'load more') return 2;
  // No post is asked for without the lookup.
  return (phase === 'refresh' ? 2 : 0) + Number(isShown);
}

function stateOf(subject: Subject, phase: Phase, isShown: boolean): FeedState {
  if (isShown) return 'ready';
  if (subject === 'ws-embed of two') return 'partial';
  return phase === 'first load' ? 'error' : 'ready';
}

function cardsOf(subject: Subject, phase: Phase, isShown: boolean): number {
  const hasPage = isShown || subject === 'ws-embed of two'; // the sound one fills the page
  if (phase === 'load more') return PAGE_SIZE * (hasPage ? 2 : 1);
  return hasPage || phase === 'refresh' ? PAGE_SIZE : 0;
}

/** What a row promises for one place. */
export function planExpected(row: FaultRow, subject: Subject, phase: Phase): Expected {
  const { ends, isLate = false, except = {} } = row;
  const isShown = ends === 'none';
  // One of several that is late is left out after one timeout, so that it holds up no other.
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
