// Compares the built script with a hand-written page: see README.md.
import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg } from 'node:os';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { rowBudgets } from './budgets.ts';
import { compare, compareBefore, hasGrown, isOver } from './compare.ts';
import { measure } from './measure.ts';
import { figuresOf, type Line, table } from './report.ts';
import { type Row, type RowName, ROWS } from './rows.ts';

const root = join(import.meta.dirname, '..');
const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    only: { type: 'string', default: '' },
    dist: { type: 'string', default: join(root, 'dist') },
    /** The `dist` of the commit before: what has grown too much since is reported. */
    before: { type: 'string' },
    /** A factor for all budgets, for a machine that does other work. */
    room: { type: 'string', default: '1' },
    /** A file to write the figures to, for a program. */
    json: { type: 'string' },
  },
});
const rounds = Number(values.rounds);
if (!Number.isInteger(rounds) || rounds < 1) throw new Error(`--rounds ${values.rounds}: a whole number from 1 on.`);

const wanted = values.only.split(',').filter(Boolean);
const names = (Object.keys(ROWS) as RowName[]).filter(
  (name) => wanted.length === 0 || wanted.some((word) => name === word || name.startsWith(`${word}-`)),
);
if (names.length === 0) throw new Error(`--only ${values.only}: the rows are ${Object.keys(ROWS).join(', ')}.`);

const dist = resolve(values.dist);
if (!existsSync(join(dist, 'ws-widgets.js'))) execFileSync('npm', ['run', 'build'], { cwd: root, stdio: 'inherit' });

const legs = [...new Set(names.map((name) => ROWS[name].leg))];
const measured = await measure(legs, {
  rounds,
  dist,
  before: values.before === undefined ? undefined : resolve(values.before),
  onRound: (round) => console.error(`Round ${round} of ${rounds}`),
});
const lines = names.map((name): Line => {
  const row: Row = ROWS[name];
  const legRounds = measured.rounds[row.leg] ?? [];
  const before = row.growth && values.before !== undefined ? compareBefore(row, legRounds) : undefined;
  return { row, compared: compare(row, legRounds), budget: rowBudgets[name], before };
});

const load = `load ${(loadavg()[0] ?? 0).toFixed(1)} on ${availableParallelism()} cores`;
console.log(`Chromium ${measured.chromium}, ${rounds} rounds, ${load}\n\n${table(lines)}`);
if (values.json) writeFileSync(values.json, JSON.stringify(figuresOf(lines)));
const room = Number(values.room);
const over = lines.filter(
  ({ row, compared, budget }) => budget && isOver({ ...budget, atMost: budget.atMost * room }, row, compared),
);
if (over.length > 0) {
  console.error(`\nOver their budgets (bench/budgets.ts): ${over.map(({ row }) => row.title).join('; ')}.`);
  process.exitCode = 1;
}
const grown = lines.filter(({ row, compared, before }) => before !== undefined && hasGrown(row, compared.ours, before));
if (grown.length > 0) {
  console.error(
    `\nMore than the build of before allows (bench/rows.ts): ${grown.map(({ row }) => row.title).join('; ')}.`,
  );
  process.exitCode = 1;
}
