import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { insertBefore, insertSorted } from '../scripts/new/insert.ts';
import { RECIPES } from '../scripts/new/recipes.ts';

const root = join(import.meta.dirname, '..');
const read = (file: string): string => readFileSync(join(root, file), 'utf8');
const project = { read, has: (file: string): boolean => existsSync(join(root, file)) };

describe('npm run new', () => {
  test.each([
    ['attribute', 'date-style', '', 2],
    ['attribute', 'share-by', 'share', 2],
    ['attribute', 'date-style', 'card', 2],
    ['layout', 'mosaic', '', 6],
    ['feature', 'auto-play', '', 5],
    ['language', 'gl', '', 1],
    ['message', 'paused', 'carousel', 1],
    ['message', 'paused', 'utm-links', 2],
  ])('%s %s, in %j, writes %i files and a changeset, and says what is left', (kind, name, place, count) => {
    const recipe = RECIPES.get(kind);
    if (!recipe) throw new Error(`There is no recipe for ${kind}.`);
    expect(name).toMatch(recipe.name);
    const { added, changed, next } = recipe.draft(name, place, project);
    const own = Object.keys({ ...added, ...changed }).filter((file) => !file.startsWith('.changeset'));
    expect(own.length).toBe(count);
    expect(next).toMatch(/\.$/);
    for (const [file, text] of Object.entries(changed)) expect(text.length, file).toBeGreaterThan(read(file).length);
    for (const [file, text] of Object.entries(added)) {
      if (file.startsWith('test/')) expect(text, file).toContain("expect.fail('TO DO')");
    }
  });

  test.each([
    ['attribute', 'dateStyle'],
    ['layout', 'Mosaic'],
    ['feature', '../x'],
    ['language', 'Catalan'],
    ['message', 'read-more'],
  ])('%s refuses the name %s', (kind, name) => expect(name).not.toMatch(RECIPES.get(kind)?.name ?? /^/));

  test('inserts before the last mark, and an import where its path belongs', () => {
    expect(insertBefore('{\n};\n{\n};\n', '};\n', '  a,\n')).toBe('{\n};\n{\n  a,\n};\n');
    expect(() => insertBefore('{}', ']', 'a')).toThrow('There is no "]"');
    const imports = ["import { a } from './a.ts';", "import { c } from './c.ts';", '', 'a;'];
    const line = "import { b } from './b.ts';";
    expect(insertSorted(imports.join('\n'), line).split('\n')).toEqual([imports[0], line, ...imports.slice(1)]);
  });
});

test('nothing that npm run new wrote is left to do', () => {
  const files = ['src', '.changeset'].flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
  );
  const left = files.filter((file) => /\.(ts|md)$/.test(file) && read(file).includes('TO DO'));
  expect(left).toEqual([]);
});
