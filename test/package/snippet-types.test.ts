import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readCodeBlocks } from '../../scripts/docs/guides.ts';
import { newFolder, test } from './fixtures.ts';
import { run } from './run.ts';
import projects from './snippet-projects.json' with { type: 'json' };

// The snippets of the guides compile in projects that these tools created in November 2026, as modules, with unused names.

/** JavaScript has no types, and relies on the elements that it looks for. */
const AS_SCRIPT = { checkJs: true, noImplicitAny: false, strictNullChecks: false };

/** Names from a page or a larger framework, whose types are not tested here. */
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
