// Writes the files of a new attribute, layout, feature, language or message: `npm run new feature autoplay`. What takes
// thought is left to a test that fails until it was thought of.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { type Draft, RECIPES } from './new/recipes.ts';

const root = join(import.meta.dirname, '..');
const { values, positionals } = parseArgs({ options: { in: { type: 'string' } }, allowPositionals: true });
const [kind = '', name = ''] = positionals;

function fail(message: string): never {
  console.error(message);
  process.exit(1);
}

const recipe =
  RECIPES.get(kind) ?? fail(`Write one of: ${[...RECIPES.values()].map(({ usage }) => usage).join('; ')}.`);
if (!recipe.name.test(name)) fail(`Write ${recipe.usage}: "${name}" is not a name that it can have.`);
if (recipe.needsPlace && !values.in) fail(`Write ${recipe.usage}.`);

const draft: Draft = recipe.draft(name, values.in ?? '', (file) => readFileSync(join(root, file), 'utf8'));
for (const file of Object.keys(draft.added)) if (existsSync(join(root, file))) fail(`${file} is there already.`);
for (const [file, text] of Object.entries({ ...draft.added, ...draft.changed })) {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
  console.log(`${file in draft.added ? 'new    ' : 'changed'} ${file}`);
}
console.log(`\n${draft.next}`);
