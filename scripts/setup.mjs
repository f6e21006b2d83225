// Gets what the project needs before a command of its runs: `node scripts/setup.mjs [--browser] [--engines]`.
// Plain JavaScript on Node alone, for nothing is installed yet.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { findChromium } from './find-chromium.mjs';
import { findFirefox } from './find-firefox.mjs';
import { findWebkit } from './find-webkit.mjs';

const root = join(import.meta.dirname, '..');
const run = (command, ...args) => execFileSync(command, args, { cwd: root, stdio: 'inherit' });
const tries = (command, ...args) => {
  try {
    run(command, ...args);
    return true;
  } catch {
    return false; // the next way is tried
  }
};

// npm writes what it installed to a lock file of its own: where it lags behind ours, something is missing.
function isInstalled() {
  const installed = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const here = JSON.parse(readFileSync(installed, 'utf8')).packages;
  const wanted = Object.entries(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages);
  return wanted.every(([path, { version, optional }]) => path === '' || optional || here[path]?.version === version);
}

if (!isInstalled()) run('npm', 'ci', '--no-audit', '--no-fund');

const isRootOnDebian = () => process.getuid?.() === 0 && existsSync('/usr/bin/apt-get');
const aptGets = (...packages) =>
  isRootOnDebian() &&
  tries('apt-get', 'update', '-qq') &&
  tries('apt-get', 'install', '-y', '-qq', '--no-install-recommends', ...packages);

if (process.argv.includes('--browser') && !findChromium()) {
  console.log('No Chromium was found: getting one.');
  const hasOne = tries('npx', 'playwright', 'install', 'chromium') || aptGets('chromium', 'fonts-noto-color-emoji');
  if (!hasOne || !findChromium()) {
    console.error('The tests need Chromium: install one, or name one in CHROME_PATH.');
    process.exit(1);
  }
}

if (process.argv.includes('--engines')) {
  for (const [name, find, packages] of [
    ['Firefox', findFirefox, ['firefox-esr']],
    ['WebKit', findWebkit, ['webkit2gtk-driver', 'xvfb']],
  ]) {
    if (find()) continue;
    console.log(`No ${name} was found: getting one.`);
    if (!aptGets(...packages) || !find()) {
      console.warn(`${name} is skipped: it can be had by apt-get as root on Debian alone (${packages.join(' ')}).`);
    }
  }
}
