// Plain JavaScript: it runs before anything is installed, too.
import { existsSync } from 'node:fs';
import { which } from './which.mjs';

const NAMES = ['firefox-esr', 'firefox'];

/** Path of the Firefox to test in: `FIREFOX_PATH`, or the first on PATH; undefined if there is none. */
export function findFirefox() {
  const asked = process.env['FIREFOX_PATH'];
  if (asked) {
    if (!existsSync(asked)) throw new Error(`FIREFOX_PATH names no file: ${asked}`);
    return asked;
  }
  return NAMES.map(which).find(Boolean);
}
