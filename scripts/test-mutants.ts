// Puts one fault after the other into the floors of src, and counts those that their tests notice: `npm run test:mutants`,
// or `-- api feed` for some floors, or `-- src/feed/feed-task.ts` for some files; with `--node`, only by the tests that
// need no browser; with `--by search`, by the tests with that word in their path; with `--sample 15`, only 15 faults of
// each file, as an estimate; with `--at-once 1`, one at a time.
// Ends with an error if too few are noticed, or if not all tests ran.
// A fault that survives for a reason is marked in its place: `// Stryker disable next-line Name: reason`.
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { Stryker } from '@stryker-mutator/core';
import { MUTANTS_COUNT, MUTANTS_TESTS } from '../vitest.mutants.config.ts';
import { countTests } from './test/mutants/count-tests.ts';
import { type Floor, readFloors } from './test/mutants/floors.ts';

type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

const { values, positionals: asked } = parseArgs({
  options: {
    node: { type: 'boolean', default: false },
    by: { type: 'string', default: '' },
    sample: { type: 'string' },
    'at-once': { type: 'string', default: '2' },
  },
  allowPositionals: true,
});

const CONFIG = 'vitest.mutants.config.ts';
const SAMPLE = './scripts/test/mutants/sample.mjs';
/** How long all tests may take, before the first fault. */
const FIRST_RUN_MINUTES = 60;
/** A test that hangs has noticed the fault; one that is slow on a busy machine has not. Endless loops are detected by rounds. */
const TIMEOUT_MS = 20_000;

// An error outside of a test fails a run, too.
const NOTICED = ['Killed', 'Timeout', 'RuntimeError'];
const MISSED = ['Survived', 'NoCoverage'];

interface Count {
  noticed: number;
  readonly missed: MutantResult[];
}

const percentOf = ({ noticed, missed }: Count): number => (100 * noticed) / Math.max(1, noticed + missed.length);

const failures: string[] = [];

/** A folder, or a file, as Stryker names it. */
const patternOf = (path: string): string => (path.endsWith('.ts') ? path : `${path}/**/*.ts`);

/** Puts the faults in. If fewer tests ran than there are, that is a failure. */
async function mutate({ name, leftOut, tests }: Floor, paths: readonly string[]): Promise<MutantResult[]> {
  // Not as Stryker's `testFiles`: with them, it never puts faults into code that runs at import.
  const fitting = (files: readonly string[]): string[] => files.filter((file) => file.includes(values.by));
  const chosen = { node: fitting(tests.node), chromium: values.node ? [] : fitting(tests.chromium) };
  const env = { [MUTANTS_TESTS]: JSON.stringify(chosen) };
  const folder = mkdtempSync(join(tmpdir(), 'ws-widgets-mutants-'));
  try {
    const countFile = join(folder, 'count');
    Object.assign(process.env, env, { [MUTANTS_COUNT]: countFile, MUTANTS_SAMPLE: values.sample });
    const stryker = new Stryker({
      mutate: [...paths.map(patternOf), ...leftOut.map((path) => `!${patternOf(path)}`)],
      testRunner: 'vitest',
      vitest: { configFile: CONFIG, related: false },
      plugins: ['@stryker-mutator/vitest-runner', SAMPLE],
      checkers: values.sample ? ['sample'] : [],
      coverageAnalysis: 'perTest',
      concurrency: Number(values['at-once']),
      timeoutMS: TIMEOUT_MS,
      dryRunTimeoutMinutes: FIRST_RUN_MINUTES,
      reporters: ['progress-append-only'],
      tempDirName: '.stryker-tmp',
      // Only what no test of a floor reads: tests do not run if a file that they need is not copied.
      ignorePatterns: ['/demo-dist', '/dist', '/dist-modules', '/examples', '/release', '/test/e2e', '/test/package'],
      // No such file exists: TypeScript 7 has no compiler for Stryker to call.
      tsconfigFile: 'tsconfig.none.json',
      disableTypeChecks: false, // Vitest checks no types
    });
    const results = await stryker.runMutationTest();
    const [ran, all] = [Number(readFileSync(countFile, 'utf8')), countTests(CONFIG, env)];
    console.log(`${ran} of ${all} tests ran.`);
    if (ran < all) failures.push(`${name}: ${ran} of ${all} tests ran; something that they read is not copied.`);
    const untried = results.filter(({ status, testsCompleted }) => status === 'Survived' && !testsCompleted).length;
    if (untried > 0) failures.push(`${name}: ${untried} faults were tried by no test.`);
    return results;
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function countByFile(results: readonly MutantResult[]): Map<string, Count> {
  const counts = new Map<string, Count>();
  for (const result of results) {
    const file = relative(process.cwd(), result.fileName);
    const count = counts.get(file) ?? { noticed: 0, missed: [] };
    counts.set(file, count);
    if (NOTICED.includes(result.status)) count.noticed++;
    else if (MISSED.includes(result.status)) count.missed.push(result);
  }
  return counts;
}

/** Reports each file, and returns those in which too few faults are noticed. */
function tell(counts: ReadonlyMap<string, Count>, leastPercent: number): string[] {
  for (const [file, count] of [...counts].sort(([a], [b]) => a.localeCompare(b))) {
    const total = count.noticed + count.missed.length;
    console.log(`${percentOf(count).toFixed(0).padStart(4)} %  ${file}  ${count.noticed} of ${total}`);
    for (const { location, mutatorName, replacement = '' } of count.missed) {
      console.log(`        ${file}:${location.start.line}:${location.start.column} ${mutatorName}: ${replacement}`);
    }
  }
  return [...counts].filter(([, count]) => percentOf(count) < leastPercent).map(([file]) => file);
}

const floors = readFloors(process.cwd());
/** What is asked for of a floor: its folder, or files in it. */
const pathsOf = ({ name }: Floor): readonly string[] =>
  asked.length === 0 || asked.includes(name)
    ? [`src/${name}`]
    : asked.filter((path) => path.startsWith(`src/${name}/`));
const unknown = asked.filter((one) => !floors.some((floor) => floor.name === one) && !existsSync(one));
if (unknown.length > 0)
  throw new Error(`${unknown.join(', ')}: no floor of ${floors.map(({ name }) => name).join(', ')}, and no file.`);

for (const floor of floors) {
  const paths = pathsOf(floor);
  if (paths.length === 0) continue;
  console.log(`\n# ${floor.name}`);
  const counts = countByFile(await mutate(floor, paths));
  const low = tell(counts, floor.leastPercent);
  const all: Count = { noticed: 0, missed: [] };
  for (const { noticed, missed } of counts.values()) {
    all.noticed += noticed;
    all.missed.push(...missed);
  }
  const percent = percentOf(all);
  const drawn = values.sample ? `, drawn ${values.sample} from each file` : '';
  console.log(
    `All: ${percent.toFixed(1)} % of ${all.noticed + all.missed.length}${drawn}; ${floor.leastPercent} % is the least.`,
  );
  // A few faults of a file say little about it: with a sample, only the floor counts.
  if (values.sample && percent < floor.leastPercent) failures.push(`Too few faults are noticed in ${floor.name}.`);
  if (!values.sample && low.length > 0) failures.push(`Too few faults are noticed in ${low.join(', ')}.`);
}
for (const failure of failures) console.error(failure);
process.exit(failures.length > 0 ? 1 : 0);
