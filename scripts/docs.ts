// Writes what is told of the elements from their class docs: the tables of the README, and llms.txt.
// `--check` writes nothing, and fails where one of them says something else.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fillIn } from './docs/fill-in.ts';
import { makeLlms } from './docs/llms.ts';
import { makeReadmeTables } from './docs/readme-tables.ts';
import { makeManifest } from './manifest/make-manifest.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');

const manifest = makeManifest();
const readme = fillIn(read('README.md'), makeReadmeTables(manifest));
const files = { 'README.md': readme, 'llms.txt': makeLlms(manifest, readme) };

for (const [file, text] of Object.entries(files)) {
  if (!process.argv.includes('--check')) writeFileSync(join(root, file), text);
  else if (read(file) !== text) {
    console.error(`${file} does not say what the class docs say: run npm run docs.`);
    process.exitCode = 1;
  }
}
