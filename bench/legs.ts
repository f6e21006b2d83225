import type { Candidate, Situation } from './candidates.ts';
import { PAGE_MAX } from '../src/api/limits.ts';
import { COSTLIEST } from './posts.ts';
import type { Conditions, LoadedPage } from './load.ts';
import { lookAtCpu, lookAtFirstCard, lookAtMemory, lookAtShift, lookAtWall, lookAtWorst, lookBelow } from './looks.ts';

/** What one load of a page gives, by name. */
export type Figures = Readonly<Record<string, number>>;

/** One way to load a page and look at it. */
export interface Leg {
  readonly candidates: readonly Candidate[];
  readonly situation: Situation;
  readonly conditions: Conditions;
  /** Runs only in every n-th round: for what hardly varies, or takes long. */
  readonly every?: number;
  /** How often it runs in a round: for what varies by more than its budget leaves room for. */
  readonly times?: number;
  readonly look: (loaded: LoadedPage) => Promise<Figures>;
}

const situation = (elements: number, posts: number, spacerPx = 0): Situation => ({ elements, posts, spacerPx });

const SLOW_PHONE: Conditions = { network: 'slow', cpuRate: 4, clock: 'wall' };
const FAST_NETWORK: Conditions = { network: 'fast', cpuRate: 4, clock: 'wall' };
const OWN_TIME: Conditions = { network: 'fast', cpuRate: 1, clock: 'thread' };
/** Where a feed has several columns. */
const DESKTOP: Conditions = { ...OWN_TIME, viewport: { width: 1280, height: 900 } };

const BOTH = ['hand-written', 'ours'] as const;

const cpu = (elements: number, posts: number) => ({
  candidates: BOTH,
  situation: situation(elements, posts),
  conditions: OWN_TIME,
  look: lookAtCpu,
});

const wall = (elements: number, posts: number) => ({
  candidates: BOTH,
  situation: situation(elements, posts),
  conditions: FAST_NETWORK,
  look: lookAtWall,
});

export const LEGS = {
  slow: {
    candidates: ['hand-written', 'ours', 'hand-written-hinted', 'ours-hinted', 'ours-rendered'],
    situation: situation(1, 30),
    conditions: SLOW_PHONE,
    look: lookAtFirstCard,
  },
  cpu: { ...cpu(1, 30), candidates: ['blank', ...BOTH, 'ours-rendered'], times: 3 },
  'cpu-wide': { ...cpu(1, 30), conditions: DESKTOP, candidates: ['blank', ...BOTH], times: 3 },
  wall: wall(1, 30),
  'elements-5-cpu': { ...cpu(5, 30), every: 2 },
  'elements-5-wall': { ...wall(5, 30), every: 2 },
  'elements-20-cpu': cpu(20, 30),
  'elements-20-wall': wall(20, 30),
  'posts-10-cpu': { ...cpu(1, 10), every: 2 },
  'posts-10-wall': { ...wall(1, 10), every: 2 },
  'posts-130-cpu': cpu(1, 130),
  'posts-130-wall': wall(1, 130),
  shift: {
    candidates: [...BOTH, 'ours-hinted'],
    situation: situation(1, 30),
    conditions: SLOW_PHONE,
    every: 3,
    look: lookAtShift,
  },
  below: { candidates: BOTH, situation: situation(1, 30, 6000), conditions: OWN_TIME, every: 3, look: lookBelow },
  worst: {
    candidates: ['ours-worst'],
    situation: situation(1, COSTLIEST.length * PAGE_MAX),
    conditions: { ...FAST_NETWORK, cpuRate: 1 },
    every: 3,
    look: lookAtWorst,
  },
  memory: { candidates: BOTH, situation: situation(1, 30), conditions: OWN_TIME, every: 3, look: lookAtMemory },
} satisfies Record<string, Leg>;

/** The legs in which the build of `--before` is loaded beside ours. */
export const LEGS_OF_BEFORE: readonly LegName[] = ['slow', 'cpu', 'cpu-wide', 'wall'];

export type LegName = keyof typeof LEGS;
export type FigureOf<Name extends LegName> = keyof Awaited<ReturnType<(typeof LEGS)[Name]['look']>>;
