import type { Budget } from './budgets.ts';
import type { Candidate } from './candidates.ts';
import type { Figures } from './legs.ts';
import type { Row } from './rows.ts';

export const RATIO_DECIMALS = 2;

/** What one leg gave in one round, by candidate. */
export type Round = Partial<Record<Candidate, Figures>>;

export interface Compared {
  readonly handWritten: number;
  readonly ours: number;
  /** `NaN` if the hand-written page has no such figure. */
  readonly ratio: number;
  /** The lowest and the highest ratio of a round: how far this run can be trusted. */
  readonly ratios: readonly [number, number];
}

export function median(values: readonly number[]): number {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

/** The figure that a quarter of the rounds stay below. Other work on the machine only ever adds to what a page takes. */
export function lowerQuartile(values: readonly number[]): number {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  return sorted[sorted.length >> 2] ?? Number.NaN;
}

/**
 * The medians of the figures, and the median of the rounds' ratios: the pages of one round are loaded one after another, so
 * what slows the machine down for a while slows both. For figures over an empty page, the lower quartiles and their ratio:
 * too little of such a figure is left for the ratio of a single round to say anything.
 */
export function compare(row: Row, rounds: readonly Round[]): Compared {
  const { ours = 'ours', handWritten = 'hand-written', figure, isOverBlank } = row;
  const figuresOf = (candidate: Candidate): number[] => rounds.map((round) => round[candidate]?.[figure] ?? Number.NaN);
  const middle = isOverBlank ? lowerQuartile : median;
  const blank = isOverBlank ? middle(figuresOf('blank')) : 0;
  const over = (candidate: Candidate): number[] => figuresOf(candidate).map((one) => one - blank);
  const [our, their] = [over(ours), over(handWritten)];
  const ratios = our.map((one, i) => one / (their[i] ?? Number.NaN)).filter(Number.isFinite);
  const compared = { handWritten: middle(their), ours: middle(our) };
  return {
    ...compared,
    ratio: isOverBlank ? compared.ours / compared.handWritten : median(ratios),
    ratios: [Math.min(...ratios), Math.max(...ratios)],
  };
}

/** Whether a figure, rounded as in the table, is over its budget. A figure that was not measured counts as over. */
export function isOver({ of, atMost }: Budget, { decimals = 0 }: Row, compared: Compared): boolean {
  const figure = Number(compared[of].toFixed(of === 'ratio' ? RATIO_DECIMALS : decimals));
  return !(figure <= atMost);
}

/** Our figure with the build of `--before`. */
export const compareBefore = (row: Row, rounds: readonly Round[]): number =>
  compare({ ...row, ours: 'ours-before' }, rounds).ours;

/** Whether a figure has grown by more than one change may add. A figure that was not measured counts as grown. */
export function hasGrown({ growth }: Row, now: number, before: number): boolean {
  if (!growth) return false;
  const { share, most = Infinity } = growth;
  return !(now <= before + Math.min(before * share, most));
}
