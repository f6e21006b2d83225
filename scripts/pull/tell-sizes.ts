import type { Ceilings } from '../sizes/judge-sizes.ts';
import { figure, moduleChanges, signed } from '../sizes/module-changes.ts';
import type { FileSizes } from '../sizes/read-sizes.ts';

/** The most modules that are listed of a file. More could make the comment too long for GitHub: 65,536 characters. */
const MODULES_MAX = 40;

interface Change {
  readonly what: string;
  /** `undefined` if it was not there before; `now` if it is gone. */
  readonly before: number | undefined;
  readonly now: number | undefined;
}

function row({ what, before, now }: Change): string {
  const cell = (bytes: number | undefined): string => (bytes === undefined ? '–' : figure(bytes));
  const grown = (now ?? 0) - (before ?? 0);
  const share = before && now !== undefined ? ` (${signed(Number(((grown / before) * 100).toFixed(1)))} %)` : '';
  return `| ${what} | ${cell(before)} | ${cell(now)} | ${signed(grown)}${share} |`;
}

const HEAD = ['| | base | head | change |', '| --- | ---: | ---: | ---: |'];

const sumOf = (sizes: FileSizes, files: readonly string[]): number =>
  files.reduce((sum, name) => sum + (sizes[name]?.bytes ?? 0), 0);

function modulesOf(name: string, before: FileSizes, now: FileSizes): string[] {
  const lines = moduleChanges(before[name]?.modules ?? {}, now[name]?.modules ?? {});
  const left = lines.length - MODULES_MAX;
  return [name, ...lines.slice(0, MODULES_MAX), ...(left > 0 ? [`        and ${left} more`] : [])];
}

/** The sizes of two builds side by side, in Markdown: the files that changed, and which of their modules did. */
export function tellSizes(before: FileSizes, now: FileSizes, { together }: Pick<Ceilings, 'together'>): string {
  const names = [...new Set([...Object.keys(before), ...Object.keys(now)])].sort();
  const changes = names
    .map((name): Change => ({ what: `\`${name}\``, before: before[name]?.bytes, now: now[name]?.bytes }))
    .filter((change) => change.before !== change.now);
  const sums = together.map(({ what, files }): Change => ({
    what: what.replaceAll(/<[^>]+>/g, '`$&`'),
    before: sumOf(before, files),
    now: sumOf(now, files),
  }));
  const changed = names.filter((name) => moduleChanges(before[name]?.modules ?? {}, now[name]?.modules ?? {})[0]);
  return [
    '### Sizes',
    '',
    'Bytes of the scripts of `dist`, in Brotli 11.',
    '',
    ...HEAD,
    ...[...sums, ...changes].map(row),
    ...(changes.length === 0 ? ['', 'No script changed its size.'] : []),
    ...(changed.length === 0
      ? []
      : [
          '',
          '<details><summary>By module, before it is minified</summary>',
          '',
          '```',
          ...changed.flatMap((name) => modulesOf(name, before, now)),
          '```',
          '',
          '</details>',
        ]),
    '',
  ].join('\n');
}
