import { OLDEST_CHROMIUM } from '../find-oldest-chromium.mjs';

/** A part of the tests: commands that run one after the other. */
export interface Step {
  readonly name: string;
  readonly what: string;
  readonly commands: readonly Command[];
  /** The engine that it needs, unless that is Chromium. */
  readonly engine?: 'firefox' | 'webkit';
  /** Whether it looks at what `build` writes. */
  readonly needsBuild?: true;
  /** Whether it waits most of the time: such steps run beside those that compute. */
  readonly waits?: true;
  /** Whether it measures time: it runs when nothing else does. */
  readonly isTimed?: true;
  /** The CPU seconds that it may take: it fails above them. */
  readonly cpuSeconds?: number;
}

export interface Command {
  readonly line: string;
  readonly env?: Readonly<Record<string, string>>;
  /** What runs the tests, and reports in JSON how many passed; absent if the command is a single check. */
  readonly runner?: 'vitest' | 'playwright';
  /** The tag of tests that Playwright leaves out: another step has them. */
  readonly withoutTag?: string;
}

const vitest = (line: string, env = {}): Command => ({ line: `vitest run ${line}`, env, runner: 'vitest' });
const playwright = (line: string, env = {}): Command => ({
  line: `playwright test ${line}`,
  env,
  runner: 'playwright',
});

/** The tag of tests that wait for timeouts most of the time. */
const WAITS = '@waits';

const withoutWaits = (line: string, env = {}): Command => ({ ...playwright(line, env), withoutTag: WAITS });

const IN_FIREFOX = [
  vitest(`--project 'firefox*'`, { ENGINES: 'firefox' }),
  withoutWaits('--workers=1', { ENGINES: 'firefox' }),
];
const IN_WEBKIT = [
  vitest(`--project 'webkit*'`, { ENGINES: 'webkit' }),
  playwright('test/e2e/engines --workers=1', { ENGINES: 'webkit' }),
];

/** Splits a step into parts of the same size, which run one by one or side by side. */
const inShards = (count: number, { commands, ...step }: Step): Step[] =>
  Array.from({ length: count }, (_, i) => ({
    ...step,
    name: `${step.name}-${i + 1}`,
    commands: commands.map((command) => ({ ...command, line: `${command.line} --shard=${i + 1}/${count}` })),
  }));

const CHECK: Step = {
  name: 'check',
  what: 'types, lint, format and docs',
  commands: [{ line: 'npm run check:files' }], // without the layers of src, which the step `node` tests
};
const BUILD: Step = { name: 'build', what: 'dist', commands: [{ line: 'npm run build' }] };
const SIZES: Step = {
  name: 'sizes',
  what: 'what each script of dist takes, beside what it took',
  commands: [{ line: 'tsx scripts/sizes.ts --check' }],
  needsBuild: true,
};
const ELEMENTS: Step = {
  name: 'elements',
  what: 'the elements in Chromium',
  commands: [vitest(`--project 'chromium*'`)],
};
const PACKAGE: Step = {
  name: 'package',
  what: 'the package, and what the studio hands out in each CMS',
  commands: [playwright('--config test/package/playwright.config.ts')],
  needsBuild: true,
};
const CMS: Step = {
  name: 'cms',
  what: 'the WordPress plugin in a real WordPress',
  commands: [playwright('--config test/cms/playwright.config.ts')],
  needsBuild: true,
};

/** Faults of the service over sockets: they wait for timeouts. */
const FAULTS_IN_NODE: Step = {
  name: 'node-faults',
  what: 'faults of the service, in Node',
  commands: [vitest('--project waits')],
  waits: true,
};

/** What it takes to trust a change, in three minutes on two cores. Like those of all runs, they start in this order. */
const QUICK: readonly Step[] = [
  BUILD,
  ELEMENTS,
  CHECK,
  {
    name: 'node',
    what: 'what needs no browser, properties with a fifth of their cases',
    commands: [vitest(`--project 'node*'`, { FC_TIMES: '0.2' })],
  },
  FAULTS_IN_NODE,
  SIZES,
  { name: 'smoke', what: 'the built files in a page', commands: [playwright('test/e2e/engines')], needsBuild: true },
];

/** With so many parts, the most expensive one, with hostile posts, takes as long as the others. */
const E2E_PARTS = 6;

const E2E: Step = {
  name: 'e2e',
  what: 'the built files in Chromium: hostile posts, screenshots, accessibility, the studio',
  commands: [withoutWaits('--workers=1')],
  needsBuild: true,
};

const FAULTS: Step = {
  name: 'faults',
  what: 'faults of the service, in a page and in Node',
  commands: [playwright(`--workers=1 --grep=${WAITS}`), ...FAULTS_IN_NODE.commands],
  needsBuild: true,
  waits: true,
};

/**
 * The CPU seconds that each step of `ALL` may take: 1.5 times what it took on two cores. Each part of `e2e` may take as
 * much as the most expensive one.
 */
const MOST_CPU_SECONDS: Readonly<Record<string, number>> = {
  build: 20,
  elements: 130,
  check: 40,
  webkit: 310,
  e2e: 320,
  cms: 360,
  faults: 135,
  node: 140,
  firefox: 290,
  package: 160,
  sizes: 6,
};

const withBudget = (step: Step): Step => {
  const cpuSeconds = MOST_CPU_SECONDS[step.name.replace(/-\d+$/, '')];
  if (cpuSeconds === undefined) throw new Error(`${step.name} has no budget of CPU seconds.`);
  return { ...step, cpuSeconds };
};

/** What each change has to pass. */
const ALL: readonly Step[] = [
  BUILD,
  ELEMENTS,
  CHECK,
  {
    name: 'webkit',
    engine: 'webkit',
    what: 'the elements that may differ in WebKitGTK',
    commands: IN_WEBKIT,
    needsBuild: true,
  },
  ...inShards(E2E_PARTS, E2E),
  { ...CMS, waits: true },
  FAULTS,
  { name: 'node', what: 'what needs no browser', commands: [vitest(`--project 'node*'`)], needsBuild: true },
  {
    name: 'firefox',
    engine: 'firefox',
    what: 'what may differ in Firefox: elements and built files',
    commands: IN_FIREFOX,
    needsBuild: true,
  },
  PACKAGE,
  SIZES,
];

/** The floors that get faults, by weekday, from Sunday on. Those with tests in a page take hours, and get a sample. */
const MUTANTS = [
  'base api',
  'model',
  'source',
  'content',
  'settings widgets/setup',
  '--sample 2 feed',
  '--sample 2 features',
];

/** The oldest Chromium in the README's table. `node scripts/setup.mjs --oldest` gets it. */
const OLDEST: Step = {
  name: 'oldest',
  what: 'the built files in the oldest Chromium that is supported',
  commands: [playwright('test/e2e/engines --workers=1', { CHROME_PATH: OLDEST_CHROMIUM })],
  needsBuild: true,
};

/** Everything there is: every engine, every product of a matrix, ten times the runs of properties with fresh seeds. */
const DEEP: readonly Step[] = [
  BUILD,
  CHECK,
  SIZES,
  ...inShards(E2E_PARTS, E2E),
  OLDEST,
  {
    name: 'firefox',
    engine: 'firefox',
    what: 'the elements and the built files in Firefox',
    commands: IN_FIREFOX,
    needsBuild: true,
  },
  {
    name: 'spoken',
    what: 'what a screen reader says of the built files in Chromium',
    commands: [playwright('--config test/spoken/playwright.config.ts --project chromium')],
    needsBuild: true,
    waits: true,
  },
  {
    name: 'webkit',
    engine: 'webkit',
    what: 'the elements and the built files in WebKitGTK',
    commands: IN_WEBKIT,
    needsBuild: true,
  },
  {
    name: 'spoken-firefox',
    engine: 'firefox',
    what: 'what a screen reader says of the built files in Firefox',
    commands: [playwright('--config test/spoken/playwright.config.ts --project firefox')],
    needsBuild: true,
    waits: true,
  },
  {
    name: 'node',
    what: 'what needs no browser, properties with ten times their cases',
    commands: [vitest(`--project 'node*'`, { FC_TIMES: '10' })],
    needsBuild: true,
  },
  ELEMENTS,
  PACKAGE,
  CMS,
  FAULTS,
  {
    ...FAULTS,
    name: 'firefox-faults',
    engine: 'firefox',
    what: 'faults of the service, in Firefox',
    commands: [playwright(`--workers=1 --grep=${WAITS}`, { ENGINES: 'firefox' })],
  },
  {
    name: 'mutants',
    what: 'whether the tests notice faults that are put in',
    commands: [{ line: `tsx scripts/test-mutants.ts ${MUTANTS[new Date().getDay()]}` }],
  },
  {
    name: 'bench',
    what: 'cost, leaks, memory and load, beside a page written by hand',
    commands: [{ line: 'tsx bench/main.ts' }],
    needsBuild: true,
    isTimed: true,
  },
];

export const RUNS = { quick: QUICK, all: ALL.map(withBudget), deep: DEEP } as const;
