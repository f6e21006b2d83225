// Runs the tests. `npm test` runs what it takes to trust a change, `npm run test:all` what each change has to pass,
// `npm run test:deep` everything, and `npm run test:all -- firefox package` the steps with these names, and the build
// that they need.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { exceptionsOf, type Reader, READERS } from '../test/conformance/cases.ts';
import { ENGINES } from '../test/engines/engine.ts';
import { SKIPS } from '../test/engines/skips.ts';
import { reportMissing } from './docs/languages.ts';
import { engineVersions } from './test/engine-versions.ts';
import { runCommand } from './test/run-command.ts';
import { count, leftOut } from './test/second-tries.ts';
import { RUNS, type Step } from './test/steps.ts';

const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean', default: false }, deep: { type: 'boolean', default: false } },
  allowPositionals: true,
});
if (values.deep) process.env['DEEP'] = '1';
// One seed for all steps, even if the run passes midnight. The deep run has fresh seeds.
else process.env['FC_SEED'] ??= String(Math.floor(Date.now() / 86_400_000));
const known = values.deep ? RUNS.deep : values.all ? RUNS.all : RUNS.quick;
/** A step by its name, or all parts of one: `e2e` for `e2e-1` and the others. */
const isNamed = ({ name }: Step): boolean =>
  positionals.some((word) => name === word || name.replace(/-\d+$/, '') === word);
const unknown = positionals.filter(
  (word) => !known.some(({ name }) => name.replace(/-\d+$/, '') === word || name === word),
);
if (unknown.length > 0) {
  console.error(`${unknown.join(', ')}: no step of ${known.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const named = known.filter((step) => positionals.length === 0 || isNamed(step));
const steps = known.filter(
  (step) => named.includes(step) || (step.name === 'build' && named.some((it) => it.needsBuild)),
);

const isCi = process.env['CI'] === 'true';
const versions = await engineVersions();
const folder = mkdtempSync(join(tmpdir(), 'ws-widgets-tests-'));
const startedAtMs = Date.now();
const total = { passed: 0, failed: 0, cpuSeconds: 0 };
const notRun: string[] = [];
const red: string[] = [];
const secondTries: string[] = [];
const files = new Map<string, number>();
const excluded = values.deep ? [] : leftOut();

const secondsSince = (ms: number): string => `${Math.round((Date.now() - ms) / 1000)} s`;

/** Runs a step, and returns whether its commands succeeded: if they took too long, what they wrote is there. */
async function run({ name, what, commands, engine, cpuSeconds: mostSeconds }: Step): Promise<boolean> {
  if (engine && !versions[engine]) {
    notRun.push(`${name}: ${engine} is not on this machine: node scripts/setup.mjs --engines`);
    if (isCi) total.failed++;
    return !isCi;
  }
  console.log(`  started ${name}: ${what}`);
  const atMs = Date.now();
  let [passed, failed, cpuSeconds] = [0, 0, 0];
  for (const [i, command] of commands.entries()) {
    const outcome = await runCommand(command, join(folder, `${name}-${i}.json`), excluded);
    passed += outcome.passed;
    failed += outcome.failed;
    cpuSeconds += outcome.cpuSeconds ?? 0;
    red.push(...outcome.red.map((title) => `${name}: ${title}`));
    secondTries.push(...outcome.flaky.map((title) => `${name}: ${title}`));
    for (const [file, ms] of outcome.files) files.set(`${name} ${file}`, (files.get(`${name} ${file}`) ?? 0) + ms);
    if (outcome.failed > 0) console.log(outcome.said);
  }
  const hasSucceeded = failed === 0;
  if (mostSeconds !== undefined && cpuSeconds > mostSeconds) {
    failed++;
    red.push(
      `${name}: it took ${Math.round(cpuSeconds)} CPU seconds, and may take ${mostSeconds} (scripts/test/steps.ts)`,
    );
  }
  total.passed += passed;
  total.failed += failed;
  total.cpuSeconds += cpuSeconds;
  const counts = commands.some(({ runner }) => runner) ? `, ${passed} passed, ${failed} failed` : '';
  const cpu = cpuSeconds > 0 ? `, CPU ${Math.round(cpuSeconds)} s` : '';
  console.log(`${failed > 0 ? 'FAILED' : 'passed'} ${name}: ${secondsSince(atMs)}${cpu}${counts}`);
  return hasSucceeded;
}

const outcomes = new Map<string, Promise<boolean>>();

async function runOnceBuilt(step: Step): Promise<boolean> {
  if (!step.needsBuild || (await outcomes.get('build'))) return run(step);
  notRun.push(`${step.name}: there is no build`);
  return false;
}

/** A lane: runs steps one after the other. Lanes with the same list share it: the one that is free takes the next step. */
async function work(waiting: Step[]): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const outcome = runOnceBuilt(step);
    outcomes.set(step.name, outcome);
    await outcome;
  }
}

// The build runs alone: most of the others need it, and beside them processors count more seconds for the same work.
await work(steps.filter(({ name }) => name === 'build'));
// Two lanes compute, because there are two cores; a third has the steps that wait most of their time.
const computing = steps.filter(({ name, waits, isTimed }) => name !== 'build' && !waits && !isTimed);
await Promise.all([work(computing), work(computing), work(steps.filter(({ waits }) => waits))]);
await work(steps.filter(({ isTimed }) => isTimed));
const areAllWell = (await Promise.all(outcomes.values())).every(Boolean);
rmSync(folder, { recursive: true });
count(secondTries);

const engines = ENGINES.filter((engine) => versions[engine] && (engine === 'chromium' || outcomes.has(engine)));
console.log(
  `\nIn ${engines.map((engine) => versions[engine]).join(', ')}; ${secondsSince(startedAtMs)}, CPU ${Math.round(total.cpuSeconds)} s in all.`,
);
const dearest = [...files].sort(([, a], [, b]) => b - a).slice(0, 10);
for (const [file, ms] of dearest) console.log(`- ${Math.round(ms / 1000)} s: ${file}`);
for (const { engine, file, test, reason } of SKIPS) {
  if (values.deep && outcomes.has(engine))
    console.log(`- not in ${engine}: ${file}${test ? `, "${test}"` : ''}. ${reason}`);
}
for (const reader of Object.keys(READERS) as Reader[]) {
  if (outcomes.has(READERS[reader])) for (const line of exceptionsOf(reader)) console.log(`- ${line}`);
}
for (const title of excluded) console.log(`- in the deep run alone, until it is mended: ${title}`);
for (const title of secondTries) console.log(`- passed at the second try: ${title}`);
for (const words of notRun) console.log(`- NOT RUN: ${words}`);
console.log(`- ${await reportMissing()}`);
// Last, so that it is read even if only the end of the output is kept.
for (const title of red) console.log(`- FAILED: ${title}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(areAllWell ? 0 : 1);
