import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { RECIPES } from '../scripts/new/recipes.ts';

const root = join(import.meta.dirname, '..');
const project = {
  read: (file: string): string => readFileSync(join(root, file), 'utf8'),
  has: (file: string): boolean => existsSync(join(root, file)),
};

test.each([
  ['attribute', 'share-by', 'share', 2],
  ['attribute', 'date-style', 'card', 2],
  ['layout', 'mosaic', '', 5],
  ['feature', 'auto-play', '', 5],
  ['language', 'gl', '', 1],
  ['message', 'paused', 'carousel', 1],
])('npm run new %s %s, in %j, still finds its places in %i files', (kind, name, place, count) => {
  const recipe = RECIPES.get(kind) ?? expect.fail('is unknown');
  expect(name).toMatch(recipe.name);
  const { added, changed } = recipe.draft(name, place, project);
  expect(Object.keys({ ...added, ...changed }).filter((file) => !file.startsWith('.changeset'))).toHaveLength(count);
});
