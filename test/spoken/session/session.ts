import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { type BrowserContext, chromium, firefox, type Page } from '@playwright/test';
import { findChromium } from '../../../scripts/find-chromium.mjs';
import { findFirefox } from '../../../scripts/find-firefox.mjs';
import { findScreenReader } from '../../../scripts/find-screen-reader.mjs';
import { startDesktop } from './desktop.ts';
import { Orca } from './orca.ts';

const run = promisify(execFile);

/** What a person without a screen uses: a browser, a screen reader, a keyboard. */
export interface Session {
  readonly page: Page;
  readonly orca: Orca;
  /** Presses a key, by its name in X, such as `ctrl+End`. Keys that a browser's driver sends never reach Orca. */
  press(key: string): Promise<void>;
  stop(): Promise<void>;
}

type Environment = Readonly<Record<string, string>>;

const OPTIONS =
  'no-sandbox disable-gpu no-first-run lang=en-US force-renderer-accessibility window-position=0,0 window-size=1000,900';

/** Starts each browser with a window on the screen, as a person would. */
const LAUNCH = {
  chromium: (folder: string, env: Environment): Promise<BrowserContext> => {
    const profile = join(folder, 'profile');
    mkdirSync(join(profile, 'Default'), { recursive: true });
    // Chromium's offers to translate a page are turned off: Orca would read them at some point.
    writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify({ translate: { enabled: false } }));
    return chromium.launchPersistentContext(profile, {
      executablePath: findChromium() ?? '',
      headless: false,
      viewport: null, // as large as the window
      env,
      args: OPTIONS.split(' ').map((option) => `--${option}`),
      ignoreDefaultArgs: ['--enable-automation'], // it would make Chromium say that it is automated
    });
  },
  firefox: async (_folder: string, env: Environment): Promise<BrowserContext> => {
    const browser = await firefox.launch({
      channel: 'moz-firefox', // the installed one, which Playwright drives by WebDriver BiDi
      executablePath: findFirefox() ?? '',
      headless: false,
      env: { ...env, GNOME_ACCESSIBILITY: '1' },
    });
    return browser.newContext({ viewport: null });
  },
} as const;

export type SpokenBrowser = keyof typeof LAUNCH;

export async function startSession(name: SpokenBrowser, folder: string): Promise<Session> {
  if (!findScreenReader()) throw new Error('There is no screen reader: `node scripts/setup.mjs --spoken` gets one.');
  const desktop = await startDesktop(folder);
  const { env } = desktop;
  const orca = await Orca.start(desktop);
  const context = await LAUNCH[name](folder, env);
  const page = context.pages()[0] ?? (await context.newPage());
  await orca.until(/Setting active script: (Chromium|Firefox)/); // the browser has the focus
  await orca.untilQuiet();
  orca.hear();
  return {
    page,
    orca,
    press: async (key) => void (await run('xdotool', ['key', '--clearmodifiers', key], { env })),
    stop: async () => {
      await context.close();
      await context.browser()?.close();
      await desktop.stop();
    },
  };
}
