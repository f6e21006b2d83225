import { type FaultService, startFaultService } from '../support/fault-service.ts';
import { sound } from './answers.ts';
import type { Run } from './drive.ts';
import type { Expected, FaultRow, Phase, Subject } from './expected.ts';
import { PHASES, planExpected, strikesLookup, SUBJECTS, timeoutOf } from './expected.ts';
import { PAGE_SIZE } from './sound.ts';
import type { Fault } from '../../src/base/fault.ts';
import type { FeedState } from '../../src/feed/feed-state.ts';

/** One element with a service of its own, and the phase in which a fault strikes it. */
export type Cell = Readonly<{ subject: Subject; phase: Phase; expected: Expected; service: FaultService; run: Run }>;

/** What happened to a feed, in a page or without one. */
export interface Outcome {
  readonly state: FeedState;
  readonly error: Fault | undefined;
  readonly cards: number;
  /** What the cards say. */
  readonly texts: string;
  /** The workspaces whose failures it reported, one entry for each report. */
  readonly toldFeedIds: readonly (string | undefined)[];
  /** Whether everything that was displayed before the fault still is. */
  readonly keptAll: boolean;
}

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
      };
      return { subject, phase, expected: planExpected(row, subject, phase), service, run };
    }),
  );
}

/** The expected expression as text, if the words match it; otherwise the words. */
const asExpected = (words: string, expected: RegExp): string => (expected.test(words) ? String(expected) : words);

/** What happened in one cell, and what its row promises: they are equal if the promise is kept. */
export function compare(
  row: FaultRow,
  cell: Cell,
  { requests: asked, ...outcome }: Outcome & { readonly requests: number },
): readonly [told: object, promised: object] {
  const { subject, phase, run, expected } = cell;
  const { state, kind, status, feedId, cards, requests } = expected;
  const { error, texts } = outcome;
  const isSound = strikesLookup(subject, phase) || subject === 'ws-embed of two'; // or partly sound
  const shows = (!isSound && row.shows) || /Grüße \d/;
  const says = (kind === row.ends && row.says) || /\w/;
  const shared = { place: run.id };
  return [
    {
      ...shared,
      state: outcome.state,
      error: error && [error.kind, status && error.status, asExpected(error.message, says)],
      cards: outcome.cards,
      texts: cards > 0 ? asExpected(texts, shows) : texts,
      requests: asked,
      toldFeedIds: outcome.toldFeedIds,
      keptAll: kind ? outcome.keptAll : undefined, // posts that changed have new cards
    },
    {
      ...shared,
      state,
      error: kind && [kind, status, String(says)],
      cards,
      texts: cards > 0 ? String(shows) : '',
      requests,
      toldFeedIds: kind ? [feedId] : [],
      keptAll: kind ? true : undefined,
    },
  ];
}

/** What becomes of a cell once the service is sound and is asked again. */
export const recovered = ({ run: { id }, phase, expected: { kind, cards } }: Cell) => ({
  id,
  state: 'ready',
  cards: Math.max(cards, PAGE_SIZE * (kind && phase === 'load more' ? 2 : 1)),
});
