// Gets what a command of the project needs before it runs: `node scripts/setup.mjs [--browser] [--oldest] [--engines] [--cms] [--wordpress] [--spoken]`.
// Plain JavaScript on Node alone, because nothing is installed yet.
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findChromium, HEADLESS_SHELL } from './find-chromium.mjs';
import { findFirefox } from './find-firefox.mjs';
import { fetchOldestChromium, OLDEST_CHROMIUM } from './find-oldest-chromium.mjs';
import { findScreenReader, SCREEN_READER_PACKAGES } from './find-screen-reader.mjs';
import { findWebkit } from './find-webkit.mjs';
import { which } from './which.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const isCi = process.env['CI'] === 'true';

function fail(message) {
  console.error(message);
  process.exit(1);
}

/** Runs a program, and shows its output unless told otherwise; returns whether it succeeded. */
function run(command, args, says = 'inherit') {
  try {
    execFileSync(command, args, { cwd: root, stdio: ['ignore', says, says] });
    return true;
  } catch {
    return false; // the caller tries the next way, or says what is missing
  }
}

/** What a finder finds. If an environment variable names a path that does not exist, this ends the process. */
function find(finder) {
  try {
    return finder();
  } catch (error) {
    return fail(error.message);
  }
}

const [major, minor] = process.versions.node.split('.').map(Number);
if (major < 20 || (major === 20 && minor < 19)) fail(`Node 20.19 or newer is needed, and this is ${process.version}.`);

// npm writes what it installed to a lock file of its own: where it lags behind ours, something is missing.
function isInstalled() {
  const installed = join(root, 'node_modules/.package-lock.json');
  if (!existsSync(installed)) return false;
  const here = JSON.parse(readFileSync(installed, 'utf8')).packages;
  const wanted = Object.entries(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages);
  return wanted.every(([path, { version, optional }]) => path === '' || optional || here[path]?.version === version);
}

if (!isInstalled() && !run('npm', ['ci', '--no-audit', '--no-fund'])) fail('npm ci failed: it says why above.');

/** Installs packages of Debian, as root or by sudo where it asks for no password; returns whether it succeeded. */
function aptGets(...packages) {
  if (!existsSync('/usr/bin/apt-get')) return false;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot && !(which('sudo') && run('sudo', ['-n', 'true'], 'ignore'))) return false;
  const aptGet = (...args) => {
    const command = ['env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get', ...args];
    return isRoot ? run(command[0], command.slice(1)) : run('sudo', ['-n', ...command]);
  };
  return aptGet('update', '-qq') && aptGet('install', '-y', '-qq', '--no-install-recommends', ...packages);
}

if (process.argv.includes('--browser') && !find(findChromium)) {
  console.log('No Chromium was found: getting one, which may take minutes.');
  // If it cannot download, it says so five times: the message below replaces that.
  if (!run('npx', ['playwright', 'install', 'chromium'], 'ignore')) aptGets('chromium');
  if (!find(findChromium)) {
    fail(
      'The tests need Chromium, and none could be installed: install Chromium or Chrome, or name one in CHROME_PATH.',
    );
  }
}
// Tests are faster in it, but do not need it.
if (process.argv.includes('--browser') && isCi && !which(HEADLESS_SHELL)) aptGets(HEADLESS_SHELL);

if (process.argv.includes('--oldest') && !existsSync(OLDEST_CHROMIUM)) {
  console.log('Fetching the oldest Chromium that is supported.');
  try {
    fetchOldestChromium();
  } catch (error) {
    (isCi ? fail : console.warn)(`It could not be fetched: ${error.message}`);
  }
}

/** Installs what only some tests need. If that fails, it warns; in CI it ends the process. */
function need(name, finder, packages) {
  if (find(finder)) return;
  console.log(`No ${name} was found: getting it.`);
  if (aptGets(...packages) && find(finder)) return;
  const message = `${name} is missing: as root on Debian, or with sudo, it is installed by itself, from ${packages.join(' and ')}.`;
  if (isCi) fail(message);
  console.warn(message);
}

/** WordPress with a block theme and a classic one, its translations, the database, and PHP with what WordPress calls. */
function findWordpress() {
  const folder = '/usr/share/wordpress/wp-content';
  const files = ['themes/twentytwentythree', 'themes/twentytwentyone', 'languages/ar.mo'];
  if (!files.every((file) => existsSync(join(folder, file)))) return false;
  if (!which('mariadbd') && !existsSync('/usr/sbin/mariadbd')) return false;
  if (!which('php')) return false;
  const modules = execFileSync('php', ['-m'], { encoding: 'utf8' }).toLowerCase().split('\n');
  return ['mysqli', 'dom', 'mbstring', 'gd', 'curl'].every((module) => modules.includes(module));
}

if (process.argv.includes('--engines')) {
  need('Firefox', findFirefox, ['firefox-esr']);
  need('WebKitGTK', findWebkit, ['webkit2gtk-driver', 'xvfb']);
}
if (process.argv.includes('--cms')) {
  need('PHP', () => which('php'), ['php-cli']);
  need('Hugo', () => which('hugo'), ['hugo']);
}
if (process.argv.includes('--spoken')) need('Orca', findScreenReader, SCREEN_READER_PACKAGES);
if (process.argv.includes('--wordpress')) {
  need('WordPress', findWordpress, [
    'wordpress',
    'wordpress-l10n',
    'wordpress-theme-twentytwentyone',
    'wordpress-theme-twentytwentythree',
    'mariadb-server',
    'php-cli',
    'php-mysql',
    'php-xml',
    'php-mbstring',
    'php-gd',
    'php-curl',
  ]);
}
