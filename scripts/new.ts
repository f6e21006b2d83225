// Writes the files of a new attribute, layout, feature, language or message: `npm run new feature autoplay`. What needs
// thought is left to a test that fails until somebody has written it.
import { join } from 'node:path';
import { make } from './new/make.ts';

try {
  console.log(make(process.argv.slice(2), join(import.meta.dirname, '..')));
} catch (reason) {
  console.error(reason instanceof Error ? reason.message : reason);
  process.exitCode = 1;
}
