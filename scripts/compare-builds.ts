// Sets two builds side by side, in Markdown, as a comment on a pull request:
// `tsx scripts/compare-builds.ts --base ../base --head . --base-bench a.json --head-bench b.json`.
// `--base` and `--head` are checkouts that `npm run build` ran in; the figures are those of `bench/main.ts --json`.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ceilings } from '../bench/budgets.ts';
import type { RowFigures } from '../bench/report.ts';
import { tellBench } from './pull/tell-bench.ts';
import { tellSizes } from './pull/tell-sizes.ts';
import { readSizes } from './sizes/read-sizes.ts';

const { values } = parseArgs({
  options: {
    base: { type: 'string' },
    head: { type: 'string', default: '.' },
    'base-bench': { type: 'string' },
    'head-bench': { type: 'string' },
  },
});
if (values.base === undefined) throw new Error('--base: the checkout to compare with.');

const sizesOf = (checkout: string) => readSizes(join(checkout, 'dist'), join(checkout, 'dist-modules'));
const readFigures = (path: string) => JSON.parse(readFileSync(path, 'utf8')) as RowFigures[];

const [before, now] = [values['base-bench'], values['head-bench']];
console.log(tellSizes(sizesOf(values.base), sizesOf(values.head), ceilings));
if (before && now) console.log(tellBench(readFigures(before), readFigures(now)));
