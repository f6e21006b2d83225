// Plain JavaScript: it runs before anything is installed, too.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { which } from './which.mjs';

/** Chromium without windows and tabs, in which tests take a third of the CPU time. */
export const HEADLESS_SHELL = 'chromium-headless-shell';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const playwrightsOwn = () => {
  try {
    const path = createRequire(import.meta.url)('playwright').chromium.executablePath();
    return existsSync(path) ? path : '';
  } catch {
    return ''; // playwright is not installed yet
  }
};

/** Path of a Chromium that has windows: `CHROME_PATH`, playwright's own, or the first on PATH; undefined if there is none. */
export function findChromium() {
  const asked = process.env['CHROME_PATH'];
  if (asked) {
    if (!existsSync(asked)) throw new Error(`CHROME_PATH names no file: ${asked}`);
    return asked;
  }
  return playwrightsOwn() || NAMES.map(which).find(Boolean) || undefined;
}

/** Path of the Chromium to test in: `CHROME_PATH`, the headless shell on PATH, or as `findChromium`. */
export const findHeadlessChromium = () => (!process.env['CHROME_PATH'] && which(HEADLESS_SHELL)) || findChromium();
