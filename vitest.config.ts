import { playwright } from '@vitest/browser-playwright';
import { defineConfig, type UserWorkspaceConfig } from 'vitest/config';
import type { BrowserConfigOptions } from 'vitest/node';
import { findHeadlessChromium } from './scripts/find-chromium.mjs';
import { findFirefox } from './scripts/find-firefox.mjs';
import { askedEngines } from './test/engines/asked-engines.ts';
import type { Engine } from './test/engines/engine.ts';
import { environment } from './test/engines/environment.ts';
import { firefox } from './test/engines/firefox-provider.ts';
import { webkitgtk } from './test/engines/webkit-provider.ts';
import { elementFilesFor, ISOLATED_IN_NODE } from './test/engines/run-lists.ts';
import { IS_DEEP } from './test/support/deep.ts';
import { RETRIES, TEST_TIMEOUT_MS, WAIT_TIMEOUT_MS } from './test/support/limits.ts';
import { requestsOf } from './test/support/requests-command.ts';

export const TAGS = [{ name: 'deep', description: 'Run by `npm run test:deep` alone.' }];

interface Isolation {
  readonly name: string;
  readonly isolate: boolean;
  readonly include: readonly string[];
  readonly exclude: readonly string[];
}

/**
 * A project for files that share one process or one page, and one for those that cannot. Not all files have their own,
 * because that costs as much as the tests of a file.
 */
const inTwo = (name: string, files: readonly string[], isolated: readonly string[]): Isolation[] => [
  { name, isolate: false, include: files, exclude: isolated },
  { name: `${name}-isolated`, isolate: true, include: isolated, exclude: [] },
];

const SHARED = {
  retry: RETRIES,
  testTimeout: TEST_TIMEOUT_MS,
  hookTimeout: TEST_TIMEOUT_MS,
  expect: { poll: { timeout: WAIT_TIMEOUT_MS } },
  ...(!IS_DEEP && { tagsFilter: ['!deep'] }), // projects do not inherit it from the root
};

/** The tests of the elements in an engine, in one page: a test that needs a page of its own opens one (`page/own-page.ts`). */
const inBrowser = (engine: Engine, browser: BrowserConfigOptions): UserWorkspaceConfig => ({
  test: {
    ...SHARED,
    name: engine,
    isolate: false,
    include: [...elementFilesFor(engine)],
    exclude: ['test/**/*.node.test.ts'],
    env: Object.fromEntries(['DEEP', 'FC_SEED', 'FC_TIMES'].map((variable) => [variable, process.env[variable] ?? ''])),
    setupFiles: ['test/support/browser-setup.ts'],
    globalSetup: ['test/support/service-setup.ts'],
    browser: {
      enabled: true,
      headless: true,
      screenshotFailures: false,
      commands: { requestsOf },
      ...browser,
      instances: [{ browser: engine }],
    },
  },
});

const PROVIDERS: Readonly<Record<Engine, () => NonNullable<BrowserConfigOptions['provider']>>> = {
  chromium: () =>
    playwright({
      launchOptions: {
        executablePath: findHeadlessChromium() ?? '',
        args: ['--no-sandbox', '--lang=en-US'],
        env: environment(),
      },
    }),
  firefox: () => firefox({ channel: 'moz-firefox', executablePath: findFirefox() ?? '', env: environment() }),
  webkit: () => webkitgtk(),
};

export const elementsIn = (engine: Engine): UserWorkspaceConfig => inBrowser(engine, { provider: PROVIDERS[engine]() });

const NODE_FILES = [
  'test/*.test.ts',
  'test/{base,api,model,source,content,settings,demo,frame,edge,doctor}/**/*.test.ts',
  'test/**/*.node.test.ts',
];

/** Those that wait for timeouts most of the time: `scripts/test/steps.ts` runs them beside the others. */
const WAITING: Isolation = { name: 'waits', isolate: false, include: ['test/faults/*.test.ts'], exclude: [] };

export default defineConfig({
  test: {
    tags: TAGS,
    maxWorkers: 1, // the lanes of scripts/test.ts share the cores
    projects: [
      ...[...inTwo('node', NODE_FILES, ISOLATED_IN_NODE), WAITING].map(({ name, isolate, include, exclude }) => ({
        test: {
          ...SHARED,
          name,
          isolate,
          environment: 'node' as const,
          setupFiles: ['test/support/node-setup.ts'],
          include: [...include],
          exclude: ['test/**/*.browser.test.ts', ...exclude, ...(name === 'node' ? WAITING.include : [])],
        },
      })),
      ...askedEngines().map(elementsIn),
    ],
  },
});
