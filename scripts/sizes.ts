// `npm run sizes` builds, and writes down in bench/sizes.json what each script of `dist` takes; with `--check`, it says
// instead which took too much more since, and which modules grew.
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
  await import('./docs.ts'); // which says some of it
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
