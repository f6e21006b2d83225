// Makes the next version from the changesets: `npm run version`. Writes it wherever it is used, and CHANGELOG.md.
import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isEnough, neededBump, saidBump } from './release/bump.ts';
import { readLastRelease, writeLastRelease } from './release/last-release.ts';
import { publicNames } from './release/public-names.ts';
import { sayVersion } from './release/said-versions.ts';
import { PROJECTS, VERSIONED_TEXTS } from './release/versioned-files.ts';

const root = join(import.meta.dirname, '..');
const run = (command: string, ...args: string[]) => execFileSync(command, args, { cwd: root, stdio: 'inherit' });

function edit(file: string, change: (text: string) => string): void {
  const path = join(root, file);
  writeFileSync(path, change(readFileSync(path, 'utf8')));
}

const names = publicNames();
const [needed, said] = [neededBump(readLastRelease().names, names), saidBump(join(root, '.changeset'))];
if (said === 'none' || !isEnough(said, needed)) {
  console.error(`The changesets ask for ${said}, the public names for ${needed}: run npm run changeset.`);
  process.exit(1);
}

run('npx', 'changeset', 'version');
const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };
writeLastRelease({ version, names });
const today = new Date().toISOString().slice(0, 10);
edit('CHANGELOG.md', (text) => text.replace(`## ${version}\n`, `## ${version}\n\nReleased on ${today}.\n`));
for (const file of VERSIONED_TEXTS) edit(file, (text) => sayVersion(text, version));
for (const project of PROJECTS) {
  edit(`examples/${project}/package.json`, (text) => text.replace(/(?<="ws-widgets": ")[^"]+/, version));
}
run('npm', 'install', '--package-lock-only', '--ignore-scripts', '--no-audit', '--no-fund');
run('npm', 'run', 'docs');
