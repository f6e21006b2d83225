import { spawnSync } from 'node:child_process';
import { cpSync, readFileSync, symlinkSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';
import { readCodeBlocks } from '../scripts/docs/guides.ts';
import { make } from '../scripts/new/make.ts';
import { RECIPES } from '../scripts/new/recipes.ts';
import { DESCRIPTORS } from '../src/features/descriptors.ts';
import { propertyOf } from '../src/settings/attributes.ts';
import { runScript } from './support/run-script.ts';
import { temporaryFolder } from './support/temporary-folder.ts';

const root = join(import.meta.dirname, '..');

test('every recipe, as the guide has it, writes code that compiles, and none writes over what is there', async () => {
  const cwd = temporaryFolder();
  for (const part of ['src', 'tsconfig.json']) cpSync(join(root, part), join(cwd, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(cwd, 'node_modules'));
  const write = (words: string): string => make(words.trim().split(/ (?:-- )?/), cwd);
  const guide = readCodeBlocks().find(({ code }) => code.includes('npm run new '))?.code ?? '';
  const commands = [...guide.matchAll(/npm run new ([^#\n]+)/g)].map(([, words = '']) => words);
  expect(new Set(commands.map((words) => words.split(' ')[0]))).toEqual(new Set(RECIPES.keys()));
  for (const words of [...commands, 'message waiting --in autoplay']) expect(write(words)).toMatch(/^(?:new|changed) /);
  const compile = ['node_modules/typescript/bin/tsc', '--noEmit', '--singleThreaded'];
  expect(spawnSync(process.execPath, compile, { cwd, encoding: 'utf8' })).toMatchObject({ stdout: '', status: 0 });
  for (const words of ['language gl', 'layout grid', 'feature delete'])
    expect(() => write(words)).toThrow(/^Write |is there already/);
  expect(await runScript('new')).toEqual([expect.stringMatching(/^Write one of: /), 1]);
  const taken = { attribute: 'page-size', layout: 'grid', feature: 'title', language: 'en', message: 'more' };
  for (const [kind, name] of Object.entries(taken)) expect(RECIPES.get(kind)?.isTaken(name), kind).toBe(true);
});

test.each(DESCRIPTORS.map(({ name }) => name))('a new attribute of %s is among its own', (feature) => {
  const read = (file: string): string => readFileSync(join(root, file), 'utf8');
  const draft = RECIPES.get('attribute')?.draft('date-style', feature, { read, has: () => true });
  const [text = ''] = Object.values(draft?.changed ?? {});
  parseAst(text, { lang: 'ts' }); // throws at a mistake
  const [, own = ''] = text.split(`export const ${propertyOf(feature)} = {`);
  expect(own.split('\n  },')[0]).toMatch(/ {2}attributes: \{[^]*\n {4}dateStyle: text,$/);
});
