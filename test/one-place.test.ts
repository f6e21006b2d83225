import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { DESCRIPTORS } from '../src/features/descriptors.ts';
import { LAYOUT_NAMES } from '../src/layouts/descriptors.ts';
import { attributeOf } from '../src/settings/attributes.ts';
import { ELEMENT_ATTRIBUTES } from '../src/widgets/setup/element-attributes.ts';

// Each attribute, layout and feature is described once: no other file lists them.

const root = join(import.meta.dirname, '..');
const FOLDERS = ['src', 'demo', 'scripts', 'integrations', 'test', 'bench'];
/** The files that define the names, and the files that are made from them. */
const SOURCES = [
  'src/layouts/descriptors.ts',
  'src/layouts/registry.ts',
  'src/features/descriptors.ts',
  'src/features/registry.ts',
  'integrations/hugo/layouts/partials/ws-widgets/attributes.html',
];

const files = FOLDERS.flatMap((folder) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => join(folder, file)),
).filter((file) => /\.(ts|mjs|js|php|html|css)$/.test(file) && !SOURCES.includes(file));

/** The files with a list of `count` names: quoted with only commas between them, or as words of one string. */
function findLists(names: readonly string[], count: number): string[] {
  const name = `(?:${names.join('|')})`;
  const quoted = `['"\`]${name}['"\`]`;
  const lists = new RegExp(`${quoted}(?:,\\s*${quoted}){${count - 1}}|['"\`]${name}(?: ${name}){${count - 1}}['"\`]`);
  // Comments are left out, because they may name some.
  const codeOf = (file: string) => readFileSync(join(root, file), 'utf8').replaceAll(/^\s*(?:\/\/|\/?\*).*$/gm, '');
  return files.filter((file) => lists.test(codeOf(file)));
}

const properties = Object.values(ELEMENT_ATTRIBUTES).flatMap((table) => Object.keys(table));

test.each([
  ['layouts', LAYOUT_NAMES, LAYOUT_NAMES.length - 1],
  ['features', DESCRIPTORS.map(({ name }) => name), 5],
  ['attributes', [...new Set([...properties, ...properties.map(attributeOf)])], 5],
])('no file but their own lists the %s', (_, names, count) => expect(findLists(names, count)).toEqual([]));
