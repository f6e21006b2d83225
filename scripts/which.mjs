// Plain JavaScript: it runs before anything is installed, too.
import { execFileSync } from 'node:child_process';

/** Path of a program on PATH, or an empty string. */
export function which(name) {
  try {
    return execFileSync('which', [name], { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim();
  } catch {
    return ''; // not on PATH
  }
}
