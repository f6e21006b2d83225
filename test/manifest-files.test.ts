import { spawnSync } from 'node:child_process';
import * as fs from 'node:fs';
import { join } from 'node:path';
import { type CemValidatorOptions, validateCem } from '@wc-toolkit/cem-validator';
import { afterAll, expect, test, vi } from 'vitest';
import { makeManifestFiles } from '../scripts/manifest/make-files.ts';
import { type Manifest } from '../scripts/manifest/schema.ts';
import { CONTRACT, type ElementContract } from './contract.ts';
import forms from './manifest-files.json' with { type: 'json' };

const root = join(import.meta.dirname, '..');
const cache = join(root, 'node_modules/.cache'); // here, the types of packages are found, as from dist
fs.mkdirSync(cache, { recursive: true });
const folder = fs.mkdtempSync(join(cache, 'manifest-'));
afterAll(() => fs.rmSync(folder, { recursive: true }));

fs.mkdirSync(join(folder, 'types'));
for (const [file, text] of Object.entries(makeManifestFiles())) fs.writeFileSync(join(folder, file), text);

const contracts: readonly (readonly [string, ElementContract])[] = Object.entries(CONTRACT);
const readJson = <Data>(path: string): Data => JSON.parse(fs.readFileSync(path, 'utf8')) as Data;
const manifest = readJson<Manifest>(join(folder, 'custom-elements.json'));
const promised = (read: (contract: ElementContract) => readonly string[]): string[] =>
  [...new Set(contracts.flatMap(([, contract]) => read(contract)))].sort();

test('the manifest has nothing to complain of for its validator, every rule taken as an error', async () => {
  vi.spyOn(console, 'log').mockReturnValue();
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
  const validate = (one: Manifest) => validateCem(one, { packageJsonPath: join(root, 'package.json'), rules });
  await validate(manifest);
  await expect(validate({ ...manifest, schemaVersion: '1.0.0' })).rejects.toThrow('errors (1)');
});

/** Every string in JSON, including the names of properties. */
function textsIn(json: unknown): string[] {
  if (typeof json === 'string') return [json];
  return typeof json === 'object' && json !== null
    ? [...Object.keys(json), ...Object.values(json).flatMap(textsIn)]
    : [];
}

const attributesOf = ({ attributes }: ElementContract) => Object.values(attributes);
const NAMES = {
  tags: Object.keys(CONTRACT),
  attributes: promised(({ attributes }) => Object.keys(attributes)),
  fields: promised((one) => [...attributesOf(one).map(({ fieldName }) => fieldName), ...Object.keys(one.properties)]),
  words: promised((one) => attributesOf(one).flatMap(({ values = [] }) => values)),
  events: promised(({ events }) => Object.keys(events)),
  slots: promised(({ slots }) => slots.filter(Boolean)),
  parts: promised(({ parts }) => parts),
  states: promised(({ states }) => states),
  properties: promised(({ customProperties }) => Object.keys(customProperties)),
};

test.each(forms as [string, Record<string, string>][])(
  '%s has all names of the contract that it is for',
  (file, written) => {
    const texts = new Set(textsIn(readJson(join(folder, file))));
    const names = Object.entries(written).flatMap(([kind, form]) =>
      NAMES[kind as keyof typeof NAMES].map((name) => form.replace('$', name)),
    );
    expect(names.filter((name) => !texts.has(name))).toEqual([]);
  },
);

// The types for frameworks are tested with the frameworks, in `test/package/types.test.ts`.
test('modules export what the manifest says, types included, and the types of elements compile', () => {
  fs.symlinkSync(join(root, 'src'), join(folder, 'npm')); // the sources instead of the files built from them
  const imports = manifest.modules.map(({ path, exports }, i) => {
    const names = exports.filter(({ kind }) => kind === 'js').map(({ name }) => `type ${name} as ${name}${i}`);
    return `export { ${names.join(', ')} } from './${path.replace(/^dist\/(.*)\.js$/, '$1.ts')}';\n`;
  });
  const posts = `import('./types/elements.d.ts').WsPostCardProps['post'][] = [{ header: 'As it is sent' }, null]`;
  fs.writeFileSync(join(folder, 'exports.ts'), `${imports.join('')}export const posts: ${posts};\n`);
  const project = join(folder, 'tsconfig.json');
  const files = [join(folder, 'exports.ts'), join(folder, 'types/elements.d.ts')];
  const compilerOptions = { skipLibCheck: false, types: ['vite/client'] };
  const config = { extends: join(root, 'tsconfig.json'), compilerOptions, include: [], files };
  fs.writeFileSync(project, JSON.stringify(config));
  const compile = ['-p', project, '--singleThreaded'];
  const { stdout, status } = spawnSync(join(root, 'node_modules/.bin/tsc'), compile, { encoding: 'utf8' });
  expect([stdout, status]).toEqual(['', 0]);
});
