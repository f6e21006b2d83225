import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { makeManifestFiles } from '../scripts/manifest/make-files.ts';
import { CONTRACT, type ElementContract } from './contract.ts';

const root = join(import.meta.dirname, '..');
const cache = join(root, 'node_modules/.cache'); // from where the types of packages are found, as from dist
fs.mkdirSync(cache, { recursive: true });
const folder = fs.mkdtempSync(join(cache, 'manifest-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

fs.mkdirSync(join(folder, 'types'));
for (const [file, text] of Object.entries(makeManifestFiles())) fs.writeFileSync(join(folder, file), text);

const contracts: readonly (readonly [string, ElementContract])[] = Object.entries(CONTRACT);
const readJson = <Data>(path: string): Data => JSON.parse(fs.readFileSync(path, 'utf8')) as Data;
const namesOf = (named: readonly { readonly name: string }[]): string[] => named.map(({ name }) => name).sort();
const promised = (read: (contract: ElementContract) => readonly string[]): string[] =>
  [...new Set(contracts.flatMap(([, contract]) => read(contract)))].sort();

interface Named {
  readonly name: string;
}

test('VS Code completes each element, its attributes and their words', () => {
  interface Tag extends Named {
    readonly attributes: readonly (Named & { readonly values: readonly Named[] })[];
  }
  const { tags } = readJson<{ tags: Tag[] }>(join(folder, 'vscode.html-custom-data.json'));
  const words = ({ attributes }: Tag): object =>
    Object.fromEntries(attributes.map(({ name, values }) => [name, values.map((value) => value.name)]));
  const promisedOf = ({ attributes }: ElementContract): object =>
    Object.fromEntries(Object.entries(attributes).map(([name, { values = [] }]) => [name, values]));
  expect(tags.map((tag) => [tag.name, words(tag)]).sort()).toEqual(
    contracts.map(([tag, contract]) => [tag, promisedOf(contract)]).sort(),
  );
});

test('VS Code completes custom properties, parts and states, each once', () => {
  const data = readJson<Record<'properties' | 'pseudoElements' | 'pseudoClasses', Named[]>>(
    join(folder, 'vscode.css-custom-data.json'),
  );
  expect(namesOf(data.properties)).toEqual(promised(({ customProperties }) => Object.keys(customProperties)));
  expect(namesOf(data.pseudoElements)).toEqual(promised(({ parts }) => parts.map((part) => `::part(${part})`)));
  expect(namesOf(data.pseudoClasses)).toEqual(promised(({ states }) => states.map((state) => `:state(${state})`)));
});

test('JetBrains completes elements, attributes, slots, events, properties, and what can be styled', () => {
  interface Tag extends Record<'attributes' | 'slots' | 'events', Named[]>, Named {
    readonly js: Record<'properties' | 'events', Named[]>;
  }
  const { contributions } = readJson<{
    contributions: {
      html: { elements: Tag[] };
      css: Record<'properties' | 'pseudo-elements' | 'pseudo-classes', Named[]>;
    };
  }>(join(folder, 'web-types.json'));
  const { html, css } = contributions;
  expect(namesOf(html.elements)).toEqual(Object.keys(CONTRACT).sort());
  for (const [tag, { attributes, properties, slots, events }] of contracts) {
    const element = html.elements.find(({ name }) => name === tag);
    const fields = [...Object.values(attributes).map(({ fieldName }) => fieldName), ...Object.keys(properties)];
    expect(namesOf(element?.attributes ?? [])).toEqual(Object.keys(attributes).sort());
    expect(namesOf(element?.slots ?? [])).toEqual([...slots].sort());
    expect(namesOf(element?.js.events ?? [])).toEqual(Object.keys(events).sort());
    expect(namesOf(element?.js.properties ?? [])).toEqual(fields.sort());
  }
  expect(namesOf(css.properties)).toEqual(promised(({ customProperties }) => Object.keys(customProperties)));
  expect(namesOf(css['pseudo-elements'])).toEqual(promised(({ parts }) => parts.map((part) => `part(${part})`)));
  expect(namesOf(css['pseudo-classes'])).toEqual(promised(({ states }) => states.map((state) => `state(${state})`)));
});

test('package.json leads to each of the files', () => {
  interface Package extends Record<'customElements' | 'web-types', string> {
    readonly exports: Readonly<Record<string, string | { readonly types: string }>>;
  }
  const { exports, ...fields } = readJson<Package>(join(root, 'package.json'));
  const inDist = (path: string): string => path.replace(/^(?:\.\/)?dist\//, '');
  for (const path of [fields.customElements, fields['web-types']]) {
    expect(fs.existsSync(join(folder, inDist(path))), path).toBe(true);
  }
  const types = Object.values(exports).flatMap((entry) => (typeof entry === 'string' ? [] : [inDist(entry.types)]));
  const frameworks = fs.readdirSync(join(folder, 'types')).filter((file) => file !== 'elements.d.ts');
  expect(types.filter((path) => path.startsWith('types/')).sort()).toEqual(frameworks.map((file) => `types/${file}`));
});

test('templates of five frameworks take what is right, and nothing else', { timeout: 60_000 }, () => {
  fs.symlinkSync(join(root, 'src'), join(folder, 'npm')); // the sources in place of what is built from them
  const filesIn = (path: string): string[] => fs.readdirSync(path).map((file) => join(path, file));
  const project = join(folder, 'tsconfig.json');
  const checks = { jsx: 'preserve', allowJs: true, checkJs: true, skipLibCheck: false, types: ['vite/client'] };
  const files = [...filesIn(join(folder, 'types')), ...filesIn(join(import.meta.dirname, 'types'))];
  const config = { extends: join(root, 'tsconfig.json'), compilerOptions: checks, include: [], files };
  fs.writeFileSync(project, JSON.stringify(config));
  const { stdout, status } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', project], { encoding: 'utf8' });
  expect([stdout, status]).toEqual(['', 0]);
});
