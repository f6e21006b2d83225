import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCodeBlocks } from '../../scripts/docs/guides.ts';
import { newFolder, test } from './fixtures.ts';
import { run } from './run.ts';
import projects from './snippet-projects.json' with { type: 'json' };

// What is copied from a guide is right in the projects that these tools make, as they made them in November 2026. Names
// that a snippet leaves unused are its reader's, and none is a script that shares its names with others.

/** JavaScript says no types, and trusts that the page has what it looks for. */
const AS_SCRIPT = { checkJs: true, noImplicitAny: false, strictNullChecks: false };

/** What a page or a larger framework brings, whose own types are no concern of these snippets. */
const BROUGHT = `declare module 'next/cache';
declare module '@storybook/web-components-vite';
interface Window { dataLayer: object[] }
declare const dataLayer: object[];
`;

const tsc = join(import.meta.dirname, '../../node_modules/.bin/tsc');

test('every snippet of the guides compiles in new projects of Vite, Next.js', { tag: '@deep' }, async ({ install }) => {
  const folder = newFolder();
  const write = (file: string, text: string): void => writeFileSync(join(folder, file), text);
  const config = (file: string, compilerOptions: object, include: string): void =>
    write(file, JSON.stringify({ compilerOptions, include: [include, 'brought.d.ts'] }));
  write('package.json', JSON.stringify({ private: true, type: 'module', dependencies: projects.dependencies }));
  write('brought.d.ts', BROUGHT);
  for (const language of ['js', 'tsx']) {
    mkdirSync(join(folder, language));
    for (const [i, block] of readCodeBlocks().entries()) {
      const [, component = `snippet-${i}`] = /export (?:async )?function (\w+)/.exec(block.code) ?? [];
      if (block.language === language) write(`${language}/${component.toLowerCase()}.${language}`, block.code);
    }
  }
  await install(folder);
  for (const [name, options] of Object.entries(projects.created)) {
    config(`${name}.json`, options, 'tsx');
    config(`${name}.js.json`, { ...options, ...AS_SCRIPT }, 'js');
    await run(folder, `${tsc} --pretty false -p ${name}.json`);
    await run(folder, `${tsc} --pretty false -p ${name}.js.json`);
  }
  rmSync(folder, { recursive: true });
});
