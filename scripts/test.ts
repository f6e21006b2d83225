// Runs the tests: `npm test` what it takes to trust a change, `npm run test:all` everything, and
// `npm run test:all -- firefox package` the steps of these names, with the build that they need.
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
import { ALL, QUICK, type Step } from './test/steps.ts';

const { values, positionals } = parseArgs({
  options: { all: { type: 'boolean', default: false } },
  allowPositionals: true,
});
const known = values.all ? ALL : QUICK;
const unknown = positionals.filter((name) => !known.some((step) => step.name === name));
if (unknown.length > 0) {
  console.error(`${unknown.join(', ')}: no step of ${known.map(({ name }) => name).join(', ')}.`);
  process.exit(1);
}
const named = known.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
const steps = known.filter(
  (step) => named.includes(step) || (step.name === 'build' && named.some((it) => it.needsBuild)),
);

const isCi = process.env['CI'] === 'true';
const versions = await engineVersions();
const folder = mkdtempSync(join(tmpdir(), 'ws-widgets-tests-'));
const startedAtMs = Date.now();
const total = { passed: 0, failed: 0 };
const notRun: string[] = [];
const red: string[] = [];
const passedAtSecondTry: string[] = [];

const secondsSince = (ms: number): string => `${Math.round((Date.now() - ms) / 1000)} s`;

/** Tells whether all went well. */
async function run({ name, what, commands, engine }: Step): Promise<boolean> {
  if (engine && !versions[engine]) {
    notRun.push(`${name}: ${engine} is not on this machine: node scripts/setup.mjs --engines`);
    if (isCi) total.failed++;
    return !isCi;
  }
  console.log(`  started ${name}: ${what}`);
  const atMs = Date.now();
  let [passed, failed] = [0, 0];
  for (const [i, command] of commands.entries()) {
    const outcome = await runCommand(command, join(folder, `${name}-${i}.json`));
    passed += outcome.passed;
    failed += outcome.failed;
    red.push(...outcome.red.map((title) => `${name}: ${title}`));
    passedAtSecondTry.push(...outcome.flaky.map((title) => `${name}: ${title}`));
    if (outcome.failed > 0) console.log(outcome.said);
  }
  total.passed += passed;
  total.failed += failed;
  const counts = commands.some(({ runner }) => runner) ? `, ${passed} passed, ${failed} failed` : '';
  console.log(`${failed > 0 ? 'FAILED' : 'passed'} ${name}: ${secondsSince(atMs)}${counts}`);
  return failed === 0;
}

/** How many steps run side by side: there are two cores, and a step waits for some of its time. */
const WORKERS = 3;

const outcomes = new Map<string, Promise<boolean>>();

async function runOnceBuilt(step: Step): Promise<boolean> {
  if (!step.needsBuild || (await outcomes.get('build'))) return run(step);
  notRun.push(`${step.name}: there is no build`);
  return false;
}

/** Whoever is free takes the next step. */
async function work(waiting: Step[]): Promise<void> {
  for (let step = waiting.shift(); step; step = waiting.shift()) {
    const outcome = runOnceBuilt(step);
    outcomes.set(step.name, outcome);
    await outcome;
  }
}

const sideBySide = steps.filter(({ isTimed }) => !isTimed);
await Promise.all(Array.from({ length: WORKERS }, () => work(sideBySide)));
await work(steps.filter(({ isTimed }) => isTimed));
const areAllWell = (await Promise.all(outcomes.values())).every(Boolean);
rmSync(folder, { recursive: true });

const engines = ENGINES.filter((engine) => versions[engine] && (engine === 'chromium' || outcomes.has(engine)));
console.log(`\nIn ${engines.map((engine) => versions[engine]).join(', ')}; ${secondsSince(startedAtMs)} in all.`);
for (const { engine, file, test, reason } of SKIPS) {
  if (outcomes.has(engine)) console.log(`- not in ${engine}: ${file}${test ? `, "${test}"` : ''}. ${reason}`);
}
for (const reader of Object.keys(READERS) as Reader[]) {
  if (outcomes.has(READERS[reader])) for (const line of exceptionsOf(reader)) console.log(`- ${line}`);
}
for (const title of passedAtSecondTry) console.log(`- passed at the second try: ${title}`);
for (const words of notRun) console.log(`- NOT RUN: ${words}`);
console.log(`- ${await reportMissing()}`);
// Last, where it is read also where only the end of what was printed is kept.
for (const title of red) console.log(`- FAILED: ${title}`);
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(areAllWell ? 0 : 1);
