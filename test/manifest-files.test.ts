import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { join } from 'node:path';
import { type CemValidatorOptions, validateCem } from '@wc-toolkit/cem-validator';
import { afterAll, expect, test, vi } from 'vitest';
import { makeManifestFiles } from '../scripts/manifest/make-files.ts';
import { elementsOf, type Manifest } from '../scripts/manifest/schema.ts';
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
const manifest = readJson<Manifest>(join(folder, 'custom-elements.json'));
const promised = (read: (contract: ElementContract) => readonly string[]): string[] =>
  [...new Set(contracts.flatMap(([, contract]) => read(contract)))].sort();

interface Named {
  readonly name: string;
}

test('the manifest has nothing to complain of for its validator, every rule taken as an error', async () => {
  const lines = vi.spyOn(console, 'log').mockReturnValue();
  const rules: Required<NonNullable<CemValidatorOptions['rules']>> = {
    packageJson: { packageType: 'error', exports: 'error', customElementsProperty: 'error', publishedCem: 'error' },
    manifest: {
      schemaVersion: 'error',
      modulePath: 'error',
      definitionPath: 'error',
      typeDefinitionPath: 'error',
      exportTypes: 'error',
      tagName: 'error',
    },
  };
  const validate = (one: Manifest): Promise<void> =>
    validateCem(one, { packageJsonPath: join(root, 'package.json'), rules });
  await validate(manifest);
  await expect(validate({ ...manifest, schemaVersion: '1.0.0' })).rejects.toThrow('errors (1)');
  lines.mockRestore();
});

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

test('Storybook has a control for each attribute, by its property, and a row for all that has a name', () => {
  const rows = readJson<Record<string, Record<string, { control?: { type: string } | false; options?: string[] }>>>(
    join(folder, 'storybook.json'),
  );
  for (const { tagName, attributes, members, events, slots, cssParts, cssProperties } of elementsOf(manifest)) {
    const own = rows[tagName] ?? {};
    const controls = attributes.map(({ fieldName }) => [fieldName, own[fieldName]?.options ?? []]);
    expect(controls).toEqual(attributes.map(({ fieldName, values, isList }) => [fieldName, (!isList && values) || []]));
    expect(attributes.filter(({ fieldName }) => !own[fieldName]?.control)).toEqual([]);
    const fields = members.filter(({ kind }) => kind === 'field');
    const named = [...fields, ...events, ...cssProperties].map(({ name }) => name);
    const places = [
      ...slots.flatMap(({ name }) => (name ? [`slot="${name}"`] : [])),
      ...cssParts.map(({ name }) => `::part(${name})`),
    ];
    expect([...named, ...places].filter((name) => !own[name])).toEqual([]);
  }
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

// Those of frameworks are tested with the frameworks, in `test/package/types.test.ts`.
test('modules export what the manifest says, types included, and the types of elements compile', () => {
  fs.symlinkSync(join(root, 'src'), join(folder, 'npm')); // the sources in place of what is built from them
  const imports = manifest.modules.map(({ path, exports }, i) => {
    const names = exports.filter(({ kind }) => kind === 'js').map(({ name }) => `type ${name} as ${name}${i}`);
    return `export { ${names.join(', ')} } from './${path.replace(/^dist\/(.*)\.js$/, '$1.ts')}';\n`;
  });
  fs.writeFileSync(join(folder, 'exports.ts'), imports.join(''));
  const project = join(folder, 'tsconfig.json');
  const files = [join(folder, 'exports.ts'), join(folder, 'types/elements.d.ts')];
  const compilerOptions = { skipLibCheck: false, types: ['vite/client'] };
  const config = { extends: join(root, 'tsconfig.json'), compilerOptions, include: [], files };
  fs.writeFileSync(project, JSON.stringify(config));
  const { stdout, status } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', project], { encoding: 'utf8' });
  expect([stdout, status]).toEqual(['', 0]);
});
