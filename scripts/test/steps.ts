/** A part of the tests, by the commands that run it one after the other. */
export interface Step {
  readonly name: string;
  readonly what: string;
  readonly commands: readonly Command[];
  /** Another engine than Chromium, without which it cannot run. */
  readonly engine?: 'firefox' | 'webkit';
  /** Whether it looks at what `build` writes. */
  readonly needsBuild?: true;
  /** Whether it measures time: it waits until nothing else runs. */
  readonly isTimed?: true;
}

export interface Command {
  readonly line: string;
  readonly env?: Readonly<Record<string, string>>;
  /** What runs the tests, and reports in JSON how many passed; nothing, where it is one check. */
  readonly runner?: 'vitest' | 'playwright';
}

const vitest = (line: string, env = {}): Command => ({ line: `vitest run ${line}`, env, runner: 'vitest' });
const playwright = (line: string, env = {}): Command => ({
  line: `playwright test ${line}`,
  env,
  runner: 'playwright',
});

/** The tests of the elements, and of what is built: as far as `test/engines/skips.ts` does not say otherwise. */
const inEngine = (engine: 'firefox' | 'webkit', files: string): Command[] => [
  vitest(`--project ${engine}`, { ENGINES: engine }),
  playwright(files, { ENGINES: engine }),
];

/** Tests that wait for timeouts most of their time. */
const WAITS = '@waits';

const CHECK: Step = {
  name: 'check',
  what: 'types, lint, format, docs, and the floors of src',
  commands: [{ line: 'npm run check' }],
};
const BUILD: Step = { name: 'build', what: 'dist', commands: [{ line: 'npm run build' }] };
const SIZES: Step = {
  name: 'sizes',
  what: 'what each script of dist takes, beside what it took',
  commands: [{ line: 'tsx scripts/sizes.ts --check' }],
  needsBuild: true,
};

/** What it takes to trust a change, in five minutes on two cores. As all steps, they are begun in this order. */
export const QUICK: readonly Step[] = [
  CHECK,
  BUILD,
  SIZES,
  {
    name: 'node',
    what: 'what needs no browser, properties with a fifth of their cases',
    commands: [vitest('--project node', { FC_TIMES: '0.2' })],
  },
  {
    name: 'smoke',
    what: 'the built files in a page',
    commands: [playwright('test/e2e/engines')],
    needsBuild: true,
  },
  {
    name: 'elements',
    what: 'the elements in Chromium, without the matrices',
    commands: [vitest('--project chromium --tags-filter=!deep')],
  },
];

/** Everything, what takes longest first. */
export const ALL: readonly Step[] = [
  BUILD,
  {
    name: 'e2e',
    what: 'the built files in Chromium: hostile posts, screenshots, accessibility, the studio',
    commands: [playwright(`--workers=1 --grep-invert=${WAITS}`)],
    needsBuild: true,
  },
  {
    name: 'firefox',
    engine: 'firefox',
    what: 'the elements and the built files in Firefox',
    commands: inEngine('firefox', `--workers=1 --grep-invert=${WAITS}`),
    needsBuild: true,
  },
  {
    name: 'spoken',
    what: 'what a screen reader says of the built files in Chromium',
    commands: [playwright('--config test/spoken/playwright.config.ts --project chromium')],
    needsBuild: true,
  },
  CHECK,
  SIZES,
  {
    name: 'webkit',
    engine: 'webkit',
    what: 'the elements and the built files in WebKitGTK',
    commands: inEngine('webkit', 'test/e2e/engines --workers=1'),
    needsBuild: true,
  },
  {
    name: 'spoken-firefox',
    engine: 'firefox',
    what: 'what a screen reader says of the built files in Firefox',
    commands: [playwright('--config test/spoken/playwright.config.ts --project firefox')],
    needsBuild: true,
  },
  {
    name: 'node',
    what: 'what needs no browser',
    commands: [vitest('--project node')],
    needsBuild: true,
  },
  {
    name: 'package',
    what: 'the package in each example, and what the studio hands out in each CMS',
    commands: [playwright('--config test/package/playwright.config.ts')],
    needsBuild: true,
  },
  {
    name: 'elements',
    what: 'the elements in Chromium, matrices included',
    commands: [vitest('--project chromium')],
  },
  {
    name: 'cms',
    what: 'the WordPress plugin in a real WordPress',
    commands: [playwright('--config test/cms/playwright.config.ts')],
    needsBuild: true,
  },
  {
    name: 'faults',
    what: 'faults of the service',
    commands: [playwright(`--workers=1 --grep=${WAITS}`)],
    needsBuild: true,
  },
  {
    name: 'firefox-faults',
    engine: 'firefox',
    what: 'faults of the service, in Firefox',
    commands: [playwright(`--workers=1 --grep=${WAITS}`, { ENGINES: 'firefox' })],
    needsBuild: true,
  },
  {
    name: 'cost',
    what: 'the main-thread time of the elements, compared with a hand-written page',
    commands: [{ line: 'tsx bench/main.ts --only cpu,cards-nodes' }],
    needsBuild: true,
    isTimed: true,
  },
];
