import type { RowFigures } from '../../bench/report.ts';

const show = (ratio: number | null | undefined): string => (typeof ratio === 'number' ? ratio.toFixed(2) : '–');

const cell = (row: RowFigures | undefined): string =>
  row ? `${show(row.ratio)} (${row.ratios.map(show).join('–')})` : '–';

/** How a row has changed. If the rounds of both builds overlap, the change may be chance. */
function judge(before: RowFigures | undefined, now: RowFigures | undefined): string {
  if (typeof before?.ratio !== 'number' || typeof now?.ratio !== 'number') return 'not measured in both';
  const change = now.ratio - before.ratio;
  const [[low, high], [least, most]] = [before.ratios, now.ratios];
  const isNoise = low === null || high === null || least === null || most === null || (least <= high && low <= most);
  return `${change > 0 ? '+' : ''}${change.toFixed(2)}${isNoise ? ', within the rounds' : ''}`;
}

/** What the bench says of two builds, in Markdown. It compares ratios, because each run measured its own hand-written page. */
export function tellBench(before: readonly RowFigures[], now: readonly RowFigures[]): string {
  const titles = [...new Set([...now, ...before].map(({ title }) => title))];
  const find = (rows: readonly RowFigures[], title: string) => rows.find((row) => row.title === title);
  return [
    '### Work on the main thread',
    '',
    'Compared with a hand-written page, as ratios: the median, and the lowest and the highest of the rounds.',
    '',
    '| | base | head | change |',
    '| --- | ---: | ---: | ---: |',
    ...titles.map((title) => {
      const [was, is] = [find(before, title), find(now, title)];
      return `| ${title} | ${cell(was)} | ${cell(is)} | ${judge(was, is)} |`;
    }),
    '',
  ].join('\n');
}
