import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findUnproved, rows } from '../scripts/docs/conformance-report/criteria.ts';
import { CODES } from '../scripts/docs/errors.ts';
import { makeLlms } from '../scripts/docs/llms.ts';
import { readGuides, readText } from '../scripts/docs/guides.ts';
import { makeManifest } from '../scripts/manifest/make-manifest.ts';
import { publicNames } from '../scripts/release/public-names.ts';
import { CONTRACT, TEMPLATE_ATTRIBUTES } from './contract.ts';
import { modulesIn } from './support/imports.ts';

const guides = readGuides();
const manifest = makeManifest();

const names = [
  ...TEMPLATE_ATTRIBUTES,
  ...Object.entries(CONTRACT).flatMap(([tag, contract]) => [
    `<${tag}>`,
    ...Object.keys(contract.attributes),
    ...Object.keys(contract.properties),
    ...contract.methods.map((method) => `${method}()`),
    ...Object.keys(contract.events),
    ...[...contract.slots, ...contract.parts, ...contract.states].filter(Boolean),
    ...Object.keys(contract.customProperties),
  ]),
];

test.each([
  ['all guides together', Object.values(guides).join('\n')],
  ['llms.txt', makeLlms(manifest, guides)],
])('all that the contract promises is named by %s', (_, text) => {
  expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual([]);
});

test('docs/headless.md names all that `ws-widgets/headless` exports, and each field of a post', () => {
  const text = readText('docs/headless.md');
  const exported = publicNames().flatMap((name) => /^(?:export headless|post field) (.+)$/.exec(name)?.[1] ?? []);
  expect(exported.length).toBeGreaterThan(40);
  expect(exported.filter((name) => !new RegExp(`\`(?:new )?${name}\\b`).test(text))).toEqual([]);
});

test('the conformance report claims nothing without a test or a transcript that is there, and leaves no criterion out', () => {
  const [, ...others] = rows;
  expect(findUnproved()).toEqual([]);
  expect(findUnproved(others)).toEqual(['WCAG 2.2 has 31 criteria of level A']);
});

const src = join(import.meta.dirname, '../src');
/** Left out: it has the table of all codes, and writes any of them to the console. */
const LOG = join(src, 'base/log.ts');
const modules = modulesIn(src)
  .filter((file) => file !== LOG)
  .map((file) => ({ file, text: readFileSync(file, 'utf8') }));

test.each(Object.keys(CODES))('%s is of use: a module logs it, and docs/errors.md has a section of it', (code) => {
  expect(modules.filter(({ text }) => text.includes(`'${code}'`))).not.toEqual([]);
  expect(readText('docs/errors.md')).toContain(`\n## ${code}\n`);
});

test('nothing is logged without a code', () => {
  expect(modules.filter(({ text }) => /console\.(warn|error|info)/.test(text)).map(({ file }) => file)).toEqual([]);
});
