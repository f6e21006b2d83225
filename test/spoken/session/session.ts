import { execFile } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium, type Page } from '@playwright/test';
import { findChromium } from '../../../scripts/find-chromium.mjs';
import { findScreenReader } from '../../../scripts/find-screen-reader.mjs';
import { startDesktop } from './desktop.ts';
import { Orca } from './orca.ts';

const run = promisify(execFile);

/** What a person without a screen has: a browser, a screen reader, a keyboard. */
export interface Session {
  readonly page: Page;
  readonly orca: Orca;
  /** Presses a key, by its name in X: `ctrl+End`. A key that a driver of the browser sends never reaches Orca. */
  press(key: string): Promise<void>;
  stop(): Promise<void>;
}

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--lang=en-US',
  '--force-renderer-accessibility',
  '--window-position=0,0',
  '--window-size=1000,900',
];

/** It offers no translation of a page: that would be heard, sooner or later. */
const PREFERENCES = { translate: { enabled: false } };

export async function startSession(folder: string): Promise<Session> {
  if (!findScreenReader()) throw new Error('There is no screen reader: `node scripts/setup.mjs --spoken` gets one.');
  const desktop = await startDesktop(folder);
  const { env } = desktop;
  const orca = await Orca.start(desktop);
  const profile = join(folder, 'profile');
  mkdirSync(join(profile, 'Default'), { recursive: true });
  writeFileSync(join(profile, 'Default/Preferences'), JSON.stringify(PREFERENCES));
  const browser = await chromium.launchPersistentContext(profile, {
    executablePath: findChromium() ?? '',
    headless: false,
    viewport: null, // as large as the window
    env,
    args: ARGS,
    ignoreDefaultArgs: ['--enable-automation'], // it has the browser say so
  });
  const [page = await browser.newPage()] = browser.pages();
  await orca.until(/SPEECH OUTPUT: '.*Chromium frame/); // the browser has the focus
  await orca.untilQuiet();
  orca.hear();
  return {
    page,
    orca,
    press: async (key) => void (await run('xdotool', ['key', '--clearmodifiers', key], { env })),
    stop: async () => {
      await browser.close();
      await desktop.stop();
    },
  };
}
