// Puts one fault after the other into the pure floors, and counts those that their tests notice:
// `npm run test:mutants`, or `-- api feed-state` for some of them. Ends with an error where too few are noticed in a file.
// What survives for a reason says so where it stands: `// Stryker disable next-line Name: reason`.
import { relative } from 'node:path';
import { Stryker } from '@stryker-mutator/core';
import { MUTANTS_TESTS } from '../vitest.mutants.config.ts';

type MutantResult = Awaited<ReturnType<Stryker['runMutationTest']>>[number];

/** What is mutated, and where the tests of it are. */
interface Part {
  readonly files: string;
  readonly tests: string;
}

const floor = (name: string): Part => ({ files: `src/${name}/**/*.ts`, tests: `test/${name}/**/*.test.ts` });

const PARTS: Readonly<Record<string, Part>> = {
  base: floor('base'),
  api: floor('api'),
  model: floor('model'),
  source: floor('source'),
  content: floor('content'),
  'feed-state': { files: 'src/feed/feed-state.ts', tests: 'test/feed/*.node.test.ts' },
};

/** What needs a browser is tested there; a catalogue is a list of words. */
const LEFT_OUT = ['src/content/{sanitise,markup}.ts', 'src/content/{english,english/*,catalogues,languages/*}.ts'];

const LEAST_PERCENT = 92;
const MARK_PERCENT = 97;
const CONCURRENCY = 2;
/** What hangs counts as noticed; on a busy machine, what is only slow must not. An endless loop is told by its rounds. */
const TIMEOUT_MS = 20_000;

const NOTICED = ['Killed', 'Timeout'];
const MISSED = ['Survived', 'NoCoverage'];

interface Count {
  noticed: number;
  readonly missed: MutantResult[];
}

const percentOf = ({ noticed, missed }: Count): number => (100 * noticed) / Math.max(1, noticed + missed.length);

async function mutate({ files, tests }: Part): Promise<MutantResult[]> {
  // Not as Stryker's `testFiles`: by them it never puts in the faults of what runs at import.
  process.env[MUTANTS_TESTS] = tests;
  const stryker = new Stryker({
    mutate: [files, ...LEFT_OUT.map((one) => `!${one}`)],
    testRunner: 'vitest',
    vitest: { configFile: 'vitest.mutants.config.ts', related: false },
    plugins: ['@stryker-mutator/vitest-runner'],
    coverageAnalysis: 'perTest',
    concurrency: CONCURRENCY,
    timeoutMS: TIMEOUT_MS,
    reporters: ['progress-append-only'],
    tempDirName: '.stryker-tmp',
    ignorePatterns: ['/bench', '/demo-dist', '/dist', '/docs', '/examples', '/release', '/test/e2e', '/test/package'],
    // There is none: TypeScript 7 has no compiler for Stryker to call.
    tsconfigFile: 'tsconfig.none.json',
    disableTypeChecks: true,
  });
  return stryker.runMutationTest();
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

/** Tells of each file, and returns those in which too few faults are noticed. */
function tell(counts: ReadonlyMap<string, Count>): string[] {
  for (const [file, count] of [...counts].sort(([a], [b]) => a.localeCompare(b))) {
    const total = count.noticed + count.missed.length;
    console.log(`${percentOf(count).toFixed(0).padStart(4)} %  ${file}  ${count.noticed} of ${total}`);
    for (const { location, mutatorName, replacement = '' } of count.missed) {
      console.log(`        ${file}:${location.start.line}:${location.start.column} ${mutatorName}: ${replacement}`);
    }
  }
  return [...counts].filter(([, count]) => percentOf(count) < LEAST_PERCENT).map(([file]) => file);
}

const asked = process.argv.slice(2);
const low: string[] = [];
for (const [name, part] of Object.entries(PARTS)) {
  if (asked.length > 0 && !asked.includes(name)) continue;
  console.log(`\n# ${name}`);
  const counts = countByFile(await mutate(part));
  low.push(...tell(counts));
  const all: Count = { noticed: 0, missed: [] };
  for (const { noticed, missed } of counts.values()) {
    all.noticed += noticed;
    all.missed.push(...missed);
  }
  console.log(`All: ${percentOf(all).toFixed(1)} %, the mark is ${MARK_PERCENT} %.`);
}
if (low.length > 0) {
  console.error(`\nToo few faults are noticed in ${low.join(', ')}: ${LEAST_PERCENT} % is the least.`);
  process.exit(1);
}
