import { expect, test } from 'vitest';
import { findUnproved, rows } from '../scripts/docs/conformance-report/criteria.ts';
import { makeLlms } from '../scripts/docs/llms.ts';
import { readGuides, readText } from '../scripts/docs/guides.ts';
import { makeManifest } from '../scripts/manifest/make-manifest.ts';
import { publicNames } from '../scripts/release/public-names.ts';
import { CONTRACT, TEMPLATE_ATTRIBUTES } from './contract.ts';

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
