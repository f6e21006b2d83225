import type { Candidate } from './candidates.ts';
import type { FigureOf, LegName } from './legs.ts';

interface Shown {
  readonly title: string;
  readonly unit: '' | 'ms' | 'kB';
  /** The decimals with which a figure is shown, and compared with its budget; 0 by default. */
  readonly decimals?: number;
  /** Which of our pages is compared, and with which page, if not the plain ones. */
  readonly ours?: Candidate;
  readonly handWritten?: Candidate;
  /** The figure of the empty page is subtracted from both. */
  readonly isOverBlank?: boolean;
  /** How much it may exceed the figure of the build of `--before`: by a share, but by `most` of its unit at most. */
  readonly growth?: { readonly share: number; readonly most?: number };
}

/** One line of the table: a figure of one leg, ours beside the hand-written page's. */
export type Row = { [Name in LegName]: Shown & { readonly leg: Name; readonly figure: FigureOf<Name> } }[LegName];

const HINTED = { ours: 'ours-hinted' } as const;
const BOTH_HINTED = { ours: 'ours-hinted', handWritten: 'hand-written-hinted' } as const;

export const ROWS = {
  bytes: {
    title: 'scripts to the first card, brotli',
    unit: 'kB',
    leg: 'slow',
    figure: 'scriptKb',
    decimals: 2,
    growth: { share: 0.05, most: 1 },
  },
  requests: { title: 'requests to the first card', unit: '', leg: 'slow', figure: 'requests' },
  'requests-hinted': { title: 'the same with the hint', unit: '', leg: 'slow', figure: 'requests', ...BOTH_HINTED },
  'host-page': { title: 'first paint of the page around it', unit: 'ms', leg: 'slow', figure: 'pageMs' },
  'first-card': { title: 'first card, slow network', unit: 'ms', leg: 'slow', figure: 'firstCardMs' },
  'first-card-hinted': { title: 'ours with the hint', unit: 'ms', leg: 'slow', figure: 'firstCardMs', ...HINTED },
  'first-card-both': { title: 'both with the hint', unit: 'ms', leg: 'slow', figure: 'firstCardMs', ...BOTH_HINTED },
  'first-card-rendered': {
    title: 'ours rendered by the server',
    unit: 'ms',
    leg: 'slow',
    figure: 'firstCardMs',
    ours: 'ours-rendered',
  },
  cpu: {
    title: 'main-thread CPU over an empty page',
    unit: 'ms',
    leg: 'cpu',
    figure: 'taskMs',
    isOverBlank: true,
    growth: { share: 0.05 },
  },
  'cpu-wide': {
    title: 'the same, 1280 px wide',
    unit: 'ms',
    leg: 'cpu-wide',
    figure: 'taskMs',
    isOverBlank: true,
    growth: { share: 0.05 },
  },
  layouts: { title: 'layouts of the page', unit: '', leg: 'cpu', figure: 'layouts' },
  'layouts-wide': { title: 'the same, 1280 px wide', unit: '', leg: 'cpu-wide', figure: 'layouts' },
  'cpu-rendered': {
    title: 'the same, rendered by the server: beside ours without',
    unit: 'ms',
    leg: 'cpu',
    figure: 'taskMs',
    isOverBlank: true,
    ours: 'ours-rendered',
    handWritten: 'ours',
  },
  'cards-nodes': { title: 'nodes of 30 cards', unit: '', leg: 'cpu', figure: 'nodes' },
  'first-card-free': { title: 'first card, free network, CPU 4x', unit: 'ms', leg: 'wall', figure: 'firstCardMs' },
  'all-cards-free': { title: 'all 30 cards, free network, CPU 4x', unit: 'ms', leg: 'wall', figure: 'allCardsMs' },
  blocking: { title: 'blocking time, CPU 4x', unit: 'ms', leg: 'wall', figure: 'blockingMs' },
  worst: {
    title: 'longest task of the costliest posts',
    unit: 'ms',
    leg: 'worst',
    figure: 'longestMs',
    ours: 'ours-worst',
  },
  'shift-feed': { title: 'layout shift of the feed', unit: '', leg: 'shift', figure: 'feed', decimals: 3 },
  'shift-images': { title: 'layout shift of images', unit: '', leg: 'shift', figure: 'images', decimals: 3 },
  'shift-hinted': {
    title: 'all layout shift, ours with the hint',
    unit: '',
    leg: 'shift',
    figure: 'all',
    decimals: 3,
    ...HINTED,
  },
  'elements-1-cpu': { title: '1 element, 30 posts: CPU', unit: 'ms', leg: 'cpu', figure: 'taskMs' },
  'elements-5-cpu': { title: '5 elements: CPU', unit: 'ms', leg: 'elements-5-cpu', figure: 'taskMs' },
  'elements-5-wall': { title: '5 elements: painted', unit: 'ms', leg: 'elements-5-wall', figure: 'allCardsMs' },
  'elements-20-cpu': { title: '20 elements: CPU', unit: 'ms', leg: 'elements-20-cpu', figure: 'taskMs' },
  'elements-20-wall': { title: '20 elements: painted', unit: 'ms', leg: 'elements-20-wall', figure: 'allCardsMs' },
  'elements-20-requests': {
    title: '20 elements: API requests',
    unit: '',
    leg: 'elements-20-cpu',
    figure: 'apiRequests',
  },
  'posts-10-cpu': { title: '10 posts: CPU', unit: 'ms', leg: 'posts-10-cpu', figure: 'taskMs' },
  'posts-10-wall': { title: '10 posts: painted', unit: 'ms', leg: 'posts-10-wall', figure: 'allCardsMs' },
  'posts-130-cpu': { title: '130 posts in pages: CPU', unit: 'ms', leg: 'posts-130-cpu', figure: 'taskMs' },
  'posts-130-wall': { title: '130 posts in pages: painted', unit: 'ms', leg: 'posts-130-wall', figure: 'allCardsMs' },
  below: { title: 'requests while far below the fold', unit: '', leg: 'below', figure: 'requests' },
  heap: { title: 'heap after render', unit: 'kB', leg: 'memory', figure: 'heapKb' },
  nodes: { title: 'nodes left by a mount and removal', unit: '', leg: 'memory', figure: 'nodes', decimals: 1 },
  listeners: {
    title: 'listeners left by a mount and removal',
    unit: '',
    leg: 'memory',
    figure: 'listeners',
    decimals: 1,
  },
} as const satisfies Record<string, Row>;

export type RowName = keyof typeof ROWS;
