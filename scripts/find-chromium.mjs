// Plain JavaScript: it runs before anything is installed, too.
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';

const NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];

const which = (name) => {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return ''; // not on PATH
  }
};

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
