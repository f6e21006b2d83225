import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { parseAst } from 'vite';
import { type Draft, type Project, KEBAB, RECIPES } from './recipes.ts';

function fail(message: string): never {
  throw new Error(message);
}

/**
 * Writes what the arguments of `npm run new` ask for into `root`, and returns what it wrote and what to do next. Throws what
 * to write in their place.
 */
export function make(args: readonly string[], root: string): string {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { in: { type: 'string' } },
    allowPositionals: true,
  });
  const [kind = '', name = ''] = positionals;
  const recipe =
    RECIPES.get(kind) ?? fail(`Write one of: ${[...RECIPES.values()].map(({ usage }) => usage).join('; ')}.`);
  if (!recipe.name.test(name)) fail(`Write ${recipe.usage}: "${name}" is not a name that it can have.`);
  if (recipe.isTaken(name)) fail(`Write another name: "${name}" is taken.`);
  if (recipe.needsPlace && !values.in) fail(`Write ${recipe.usage}.`);
  if (values.in && !KEBAB.test(values.in)) fail(`Write ${recipe.usage}: "${values.in}" is not a name.`);

  const project: Project = {
    has: (file) => existsSync(join(root, file)),
    read: (file) => (project.has(file) ? readFileSync(join(root, file), 'utf8') : fail(`there is no ${file}.`)),
  };

  /** The files to write. Nothing is written where one of them is not code, as where a feature is called `delete`. */
  function makeDraft(): Draft {
    try {
      const draft = recipe.draft(name, values.in ?? '', project);
      for (const [file, text] of Object.entries({ ...draft.added, ...draft.changed })) {
        if (file.endsWith('.ts')) parseAst(text, { lang: 'ts' });
      }
      return draft;
    } catch (reason) {
      return fail(`Write ${recipe.usage}: ${reason instanceof Error ? reason.message : String(reason)}`);
    }
  }

  const draft = makeDraft();
  for (const file of Object.keys(draft.added)) if (project.has(file)) fail(`${file} is there already.`);
  const written = Object.entries({ ...draft.added, ...draft.changed }).map(([file, text]) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    return `${file in draft.added ? 'new    ' : 'changed'} ${file}\n`;
  });
  return `${written.join('')}\n${draft.next}`;
}
