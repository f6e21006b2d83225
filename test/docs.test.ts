import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { findUnproved, rows } from '../scripts/docs/conformance-report/criteria.ts';
import { fileOf, LOOKS } from '../scripts/docs/looks.ts';
import { makeLlms } from '../scripts/docs/llms.ts';
import { readGuides, readText } from '../scripts/docs/guides.ts';
import { makeManifest } from '../scripts/manifest/make-manifest.ts';
import { publicNames } from '../scripts/release/public-names.ts';
import { IS_DEEP } from './support/deep.ts';
import { CONTRACT, TEMPLATE_ATTRIBUTES } from './contract.ts';

const root = join(import.meta.dirname, '..');
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
  const [first, ...others] = rows;
  const gone = ['test/docs.test.ts: of old', 'test/none.test.ts: none', 'test/spoken/transcripts: none'];
  expect(findUnproved()).toEqual([]);
  expect(findUnproved(others)).toEqual(['WCAG 2.2 has 31 criteria of level A']);
  for (const evidence of [[], ...gone.map((one) => [one])])
    expect(findUnproved(rows.with(0, Object.assign({}, first, { evidence }))), String(evidence)).toHaveLength(1);
});

test('docs/looks has a picture of each look, in 600 kB, and the script takes these', () => {
  const folder = IS_DEEP ? mkdtempSync(join(tmpdir(), 'ws-looks-')) : join(root, 'docs/looks');
  if (IS_DEEP) execFileSync(process.execPath, ['--import', 'tsx', 'scripts/look-pictures.ts', folder], { cwd: root });
  const files = readdirSync(folder);
  expect(files.sort()).toEqual(LOOKS.map(fileOf).sort());
  expect(files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)).toBeLessThan(600_000);
});
