import type { Budget } from './budgets.ts';
import { type Compared, hasGrown, isOver, RATIO_DECIMALS } from './compare.ts';
import type { Row } from './rows.ts';

export interface Line {
  readonly row: Row;
  readonly compared: Compared;
  readonly budget: Budget | undefined;
  /** Our figure with the build of `--before`, if there is one. */
  readonly before?: number | undefined;
}

const HEAD = ['', 'hand-written', 'before', 'ours', 'ratio', 'of the rounds', 'at most', 'the mark', ''];

const show = (figure: number, decimals: number): string => (Number.isFinite(figure) ? figure.toFixed(decimals) : '–');

function cellsOf({ row, compared, budget, before }: Line): string[] {
  const { title, unit, decimals = 0 } = row;
  const { handWritten, ours, ratio, ratios } = compared;
  const value = (figure: number): string => `${show(figure, decimals)} ${unit}`.trim();
  const showRatio = (figure: number): string => show(figure, RATIO_DECIMALS);
  const limit = (figure: number | undefined): string => {
    if (figure === undefined) return '';
    return budget?.of === 'ratio' ? showRatio(figure) : `${figure} ${unit}`.trim();
  };
  return [
    title,
    value(handWritten),
    before === undefined ? '' : value(before),
    value(ours),
    showRatio(ratio),
    ratios.every(Number.isFinite) ? ratios.map(showRatio).join('–') : '–',
    limit(budget?.atMost),
    limit(budget?.mark),
    [
      ...(budget && isOver(budget, row, compared) ? ['OVER'] : []),
      ...(before !== undefined && hasGrown(row, compared.ours, before) ? ['GROWN'] : []),
    ].join(' '),
  ];
}

/** A table to read in a terminal, and to paste as Markdown. */
export function table(lines: readonly Line[]): string {
  const rows = [HEAD, ...lines.map(cellsOf)];
  const widths = HEAD.map((_, column) => Math.max(3, ...rows.map((cells) => cells[column]?.length ?? 0)));
  const write = (cells: readonly string[]): string =>
    `| ${cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join(' | ')} |`;
  const rule = widths.map((width, i) => (i === 0 ? '-'.repeat(width) : `${'-'.repeat(width - 1)}:`));
  const [head = [], ...body] = rows;
  return [write(head), write(rule), ...body.map(write)].join('\n');
}

/** The figures of a row, for a program that compares two builds. */
export interface RowFigures {
  readonly title: string;
  readonly unit: string;
  readonly ours: number;
  /** Ours to the hand-written page's: `null` if that has no such figure. */
  readonly ratio: number | null;
  /** The lowest and the highest ratio of a round. */
  readonly ratios: readonly [number | null, number | null];
}

const orNull = (figure: number): number | null => (Number.isFinite(figure) ? figure : null); // JSON has no other numbers

export const figuresOf = (lines: readonly Line[]): RowFigures[] =>
  lines.map(({ row: { title, unit }, compared: { ours, ratio, ratios } }) => ({
    title,
    unit,
    ours,
    ratio: orNull(ratio),
    ratios: [orNull(ratios[0]), orNull(ratios[1])],
  }));
