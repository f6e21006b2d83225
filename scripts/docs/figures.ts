import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { LAYOUTS } from '../../src/layouts/descriptors.ts';
import { readWritten } from '../sizes/read-sizes.ts';
import { LANGUAGES } from './languages.ts';

const root = join(import.meta.dirname, '../..');

/** The files, without their hashes, that a feed loads whose posts have markup and images, and which has a button for more. */
const WITH_ALL = 'ws-widgets.js core.js live.js prose.js others.js image-background.js'.split(' ');

const namesIn = (folder: string, ending = ''): string[] =>
  readdirSync(join(root, folder)).filter((name) => name.endsWith(ending) && name !== 'README.md');

/** The numbers in the guides, by the names of their places. Sizes are those that `npm run sizes` recorded last. */
export function sayFigures(): Readonly<Record<string, string>> {
  const sizes = readWritten(join(root, 'bench/sizes.json'));
  const kB = (...files: readonly string[]): string => {
    const lost = files.filter((file) => !sizes[file]);
    if (lost.length > 0) throw new Error(`bench/sizes.json has no ${lost.join(', ')}: what does a page load now?`);
    return (files.reduce((sum, file) => sum + (sizes[file]?.bytes ?? 0), 0) / 1000).toFixed(1);
  };
  return {
    'size of the first file': kB('ws-widgets.js'),
    'size of the core': kB('core.js'),
    'size of all': `${kB(...WITH_ALL)} kB in ${WITH_ALL.length} files`,
    'number of layouts': String(LAYOUTS.length),
    'number of themes': String(namesIn('src/themes', '.css').length),
    'number of languages': String(LANGUAGES.length + 1),
    'number of examples': String(namesIn('examples').length),
  };
}
