// Records the size of each script of `dist` in bench/sizes.json: `npm run sizes`, which builds first. With `--check`, it
// says instead which scripts have grown too much since, and which of their modules did.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ceilings } from '../bench/budgets.ts';
import { judgeSizes } from './sizes/judge-sizes.ts';
import { readSizes, readWritten } from './sizes/read-sizes.ts';

const root = join(import.meta.dirname, '..');
const path = join(root, 'bench/sizes.json');
const { values } = parseArgs({ options: { check: { type: 'boolean', default: false } } });

const now = readSizes(join(root, 'dist'), join(root, 'dist-modules'));
if (!values.check) {
  writeFileSync(path, `${JSON.stringify(now, null, 2)}\n`);
  await import('./docs.ts'); // which writes some of the sizes into the guides
}
const { failures, notes } = judgeSizes(readWritten(path), now, ceilings);
for (const note of notes) console.log(note);
for (const failure of failures) console.error(failure);
if (failures.length > 0) {
  console.error(
    '\nMake it smaller, or write the new sizes with `npm run sizes` and say in the commit what they are good for. A ceiling of bench/budgets.ts is a promise of the README or the design.',
  );
  process.exitCode = 1;
}
