// Plain JavaScript: it runs before anything is installed, too.
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { which } from './which.mjs';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const playwrightsOwn = () => {
  try {
    const path = createRequire(import.meta.url)('playwright').chromium.executablePath();
    return existsSync(path) ? path : '';
  } catch {
    return ''; // playwright is not installed yet
  }
};

/** Path of the Chromium to test in: `CHROME_PATH`, playwright's own, or the first on PATH; undefined if there is none. */
export function findChromium() {
  const asked = process.env['CHROME_PATH'];
  if (asked) {
    if (!existsSync(asked)) throw new Error(`CHROME_PATH names no file: ${asked}`);
    return asked;
  }
  return playwrightsOwn() || NAMES.map(which).find(Boolean) || undefined;
}
