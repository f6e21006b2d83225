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
  /** `NaN` where the hand-written page has nothing of it. */
  readonly ratio: number;
  /** The lowest and the highest ratio of a round: how far this run is to be trusted. */
  readonly ratios: readonly [number, number];
}

export function median(values: readonly number[]): number {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  const [low, high] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]];
  return low === undefined || high === undefined ? Number.NaN : (low + high) / 2;
}

/** A figure that a quarter of the rounds stay below. Other work of the machine only ever adds to what a page takes. */
export function lowerQuartile(values: readonly number[]): number {
  const sorted = values.filter(Number.isFinite).sort((a, b) => a - b);
  return sorted[sorted.length >> 2] ?? Number.NaN;
}

/**
 * The medians, and the median of the ratios of each round: pages of one round are loaded one after another, so what
 * slows the machine down for a while is in both. Of what is over an empty page the lower quartiles, and their ratio:
 * with so little left of a round, its ratio says nothing.
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

/** Whether a figure is over its budget, as exactly as the table shows it. One that was not measured is. */
export function isOver({ of, atMost }: Budget, { decimals = 0 }: Row, compared: Compared): boolean {
  const figure = Number(compared[of].toFixed(of === 'ratio' ? RATIO_DECIMALS : decimals));
  return !(figure <= atMost);
}

/** Our figure of the build of before. */
export const compareBefore = (row: Row, rounds: readonly Round[]): number =>
  compare({ ...row, ours: 'ours-before' }, rounds).ours;

/** Whether a figure is more than one change may make of it. One that was not measured is. */
export function hasGrown({ growth }: Row, now: number, before: number): boolean {
  if (!growth) return false;
  const { share, most = Infinity } = growth;
  return !(now <= before + Math.min(before * share, most));
}
