// Makes what a release holds, and checks it: `npm run release:check`. Ends with an error at the first problem.
// `-- --audit FILE` takes a report of `npm audit --json` from elsewhere, if the registry here gives none.
import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { parseArgs } from 'node:util';
import { audit } from './release/audit.ts';
import { pack } from './release/pack.ts';
import { makePlugin } from './wordpress/make-plugin.ts';

const root = join(import.meta.dirname, '..');
const release = join(root, 'release');
const { values } = parseArgs({ options: { audit: { type: 'string' } } });

const STEPS: readonly (readonly [what: string, command: string])[] = [
  ['types, lint, format, layers, and the docs against the sources', 'npm run check'],
  ['a clean build', 'npm run build'],
  ['versions and public names', 'npx vitest run --project node test/release.test.ts'],
  ['the budget and the hash of every file', 'npx playwright test bytes integrity --project chromium'],
  ['the package', 'npx playwright test --config test/package/playwright.config.ts tarball'],
];

for (const [what, command] of STEPS) {
  console.log(`\n# ${what}: ${command}`);
  const [program = '', ...args] = command.split(' ');
  if (spawnSync(program, args, { cwd: root, stdio: 'inherit' }).status !== 0) {
    console.error(`\nNot ready: ${what}.`);
    process.exit(1);
  }
}

const { found, words } = audit(root, values.audit);
console.log(`\n# advisories: ${values.audit ?? 'npm audit --omit=dev'}\n${words}`);
if (found === 'some') process.exit(1);

rmSync(release, { recursive: true, force: true });
mkdirSync(release);
const { path, files } = pack(release);
const plugin = makePlugin(release);
const ready = found === 'none' ? 'Ready' : 'Ready, but not checked for advisories';
console.log(`\n${ready}: ${relative(root, path)} with ${files.length} files. npm publish ${relative(root, path)}`);
console.log(`The WordPress plugin: ${relative(root, plugin)}`);
