// The tests of the elements and of the built script in every engine: `npm run test:engines [-- firefox webkit]`.
import { spawnSync } from 'node:child_process';
import { ENGINES, type Engine, isEngine } from '../test/engines/engine.ts';
import { SKIPS } from '../test/engines/skips.ts';
import { findFirefox } from './find-firefox.mjs';
import { findWebkit } from './find-webkit.mjs';

/** What each engine but Chromium, which is always there, is found by, and what it takes. */
const OTHERS: Readonly<Partial<Record<Engine, { find(): unknown; takes: string }>>> = {
  firefox: { find: findFirefox, takes: 'firefox-esr or firefox on PATH, or FIREFOX_PATH' },
  webkit: { find: findWebkit, takes: 'WebKitGTK with its MiniBrowser, WebKitWebDriver and Xvfb' },
};

const words = process.argv.slice(2);
const wrong = words.filter((word) => !isEngine(word));
if (wrong.length > 0) {
  console.error(`${wrong.join(', ')}: no engine of ${ENGINES.join(', ')}.`);
  process.exit(1);
}
const asked = words.length > 0 ? words.filter(isEngine) : ENGINES;
const lacking = asked.filter((engine) => OTHERS[engine]?.find() === undefined && engine in OTHERS);
const engines = asked.filter((engine) => !lacking.includes(engine));

/** Runs a program of ours in these engines; tells whether all went well. */
function run(...command: string[]): boolean {
  console.log(`\n> ${command.join(' ')}`);
  const env = { ...process.env, ENGINES: engines.join(' ') };
  return spawnSync('npx', command, { stdio: 'inherit', env }).status === 0;
}

function test(): boolean {
  if (engines.length === 0) return true;
  const projects = engines.flatMap((engine) => ['--project', engine === 'chromium' ? 'browser' : engine]);
  const elements = run('vitest', 'run', '--silent=passed-only', ...projects);
  const built = run('vite', 'build') && run('playwright', 'test');
  return elements && built;
}

const isWell = test();
console.log('\nSkipped, and why:');
for (const engine of lacking)
  console.log(`- ${engine}, all of it: not on this machine; it takes ${OTHERS[engine]?.takes}`);
for (const { engines: of, file, test: name, reason } of SKIPS) {
  const here = of.filter((engine) => engines.includes(engine));
  if (here.length > 0) console.log(`- ${here.join(', ')}, ${file}${name ? `, "${name}"` : ''}: ${reason}`);
}
process.exit(isWell ? 0 : 1);
