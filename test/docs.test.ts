import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { fillIn } from '../scripts/docs/fill-in.ts';
import { makeLlms } from '../scripts/docs/llms.ts';
import { RARE } from '../scripts/docs/llms-lists.ts';
import { makeLlmsFull } from '../scripts/docs/llms-full.ts';
import { readGuides, readText } from '../scripts/docs/guides.ts';
import { sayLanguages } from '../scripts/docs/languages.ts';
import { makeTables } from '../scripts/docs/tables.ts';
import { pageGuides } from '../scripts/guides/guide-list.ts';
import { makeManifest } from '../scripts/manifest/make-manifest.ts';
import { publicNames } from '../scripts/release/public-names.ts';
import { mayPass } from '../src/api/plan-retry.ts';
import type { Fault } from '../src/base/fault.ts';
import { CONTRACT, TEMPLATE_ATTRIBUTES } from './contract.ts';

const root = join(import.meta.dirname, '..');
const guides = readGuides();
const manifest = makeManifest();
const tables = makeTables(manifest);

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

describe('a table', () => {
  const place = (name: string, content: string): string =>
    `before\n<!-- ${name}: made by \`npm run docs\` -->\n\n${content}<!-- end -->\nafter`;

  test('stands in its place, and nothing else changes', () => {
    const filled = { a: place('one', '| a |\n\n'), b: 'no place' };
    for (const content of ['', '| old |\n\n', '| a |\n\n']) {
      expect(fillIn({ a: place('one', content), b: 'no place' }, { one: '| a |' })).toEqual(filled);
    }
  });

  test.each(['', 'German and French'])('of words stands within its line, in place of %j', (before) => {
    const inLine = (words: string) => `- In <!-- one: made by \`npm run docs\` -->${words}<!-- end -->, and more.`;
    expect(fillIn({ a: inLine(before) }, { one: 'German' })).toEqual({ a: inLine('German') });
  });

  test('is missed where it has no place, and a place where it has no table', () => {
    expect(() => fillIn({ a: 'no place' }, { one: '| a |' })).toThrow('no place for one');
    expect(() => fillIn({ a: place('two', '') }, { one: '| a |' })).toThrow('no table for "two"');
  });

  test.each(Object.entries(tables))('has rows of as many cells as its head, and none is empty: %s', (_, rows) => {
    const cells = rows.split('\n').map((row) => row.split(/(?<!\\)\|/).slice(1, -1));
    expect(cells.length).toBeGreaterThan(2);
    for (const row of cells) expect(row).toHaveLength(cells[0]?.length ?? 0);
    const isCard = (row: readonly string[]): boolean => row[0]?.includes('ws-post-card') ?? false; // it has no attribute
    expect(cells.filter((row) => !isCard(row) && row.some((cell) => cell.trim() === ''))).toEqual([]);
  });
});

test.each([
  ['all guides together', Object.values(fillIn(guides, { ...tables, languages: sayLanguages() })).join('\n')],
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

test('docs/attributes.md has each value of `error.kind`, and whether it is sent again', () => {
  const rows = [...readText('docs/attributes.md').matchAll(/^\| `([a-z-]+)` \| [^|]+ \| (no|twice)\b[^|]*\|$/gm)];
  const [, type = ''] = /readonly kind: (.+);/.exec(readText('src/base/fault.ts')) ?? [];
  const kinds = [...type.matchAll(/'([^']+)'/g)].map(([, kind = '']) => kind as Fault['kind']);
  const isPassing = (kind: Fault['kind']): boolean => mayPass({ kind, code: 'WS-203', message: '', status: 500 });
  expect(kinds.length).toBeGreaterThan(5);
  expect(rows.map(([, kind, again]) => [kind, again])).toEqual(
    kinds.map((kind) => [kind, isPassing(kind) ? 'twice' : 'no']),
  );
});

const llms = makeLlms(manifest, guides);

test('llms.txt is short: 16 kB', () => expect(Buffer.byteLength(llms)).toBeLessThanOrEqual(16_000));

test('what llms.txt names alone is there, and llms-full.txt says what it does', () => {
  expect(RARE.filter((name) => !names.includes(name))).toEqual([]);
  const full = makeLlmsFull(llms, guides);
  expect(RARE.filter((name) => !full.includes(`\n| \`${name}\` | `))).toEqual([]);
});

test('llms.txt says what it leaves out: it names each theme, each entry for programs and each guide for a page', () => {
  const programs = ['headless', 'server', 'edge', 'eleventy', 'testing'].map((name) => `\`ws-widgets/${name}\``);
  const others = ['data-ws-element', 'frame.html', 'application/json', 'pageHints()'];
  const needed = [
    ...programs,
    ...pageGuides().map((file) => basename(file)),
    ...readdirSync(join(root, 'src/themes')),
    ...others,
  ];
  expect(needed.filter((name) => !llms.includes(name))).toEqual([]);
  expect(pageGuides().length).toBeGreaterThan(20);
});

test('llms-full.txt holds llms.txt and each heading of the reference and of those guides, and leads to nothing beside them', () => {
  const full = makeLlmsFull(llms, guides);
  expect(full).toContain(llms.trim());
  const headings = ['docs/attributes.md', ...pageGuides()].flatMap((file) => guides[file]?.match(/^#+ .+$/gm) ?? []);
  expect(headings.length).toBeGreaterThan(100);
  expect(headings.filter((heading) => !full.includes(`\n${heading}\n`))).toEqual([]);
  const links = [...full.matchAll(/\]\((?!https:|#)([^)#\s]+)/g)].map(([, path = '']) => path);
  expect(links.filter((path) => !existsSync(join(root, path)))).toEqual([]);
  expect(full).not.toContain('made by `npm run docs`');
});

// test/e2e/llms.test.ts runs them.
test('the pages that were written from llms.txt have no name that it has not', () => {
  const folder = join(root, 'test/e2e/llms');
  const pages = readdirSync(folder).map((file) => readFileSync(join(folder, file), 'utf8'));
  const tags = pages.flatMap((page) => [...page.matchAll(/<ws-(?:"[^"]*"|'[^']*'|[^>])+>/g)].map(([tag]) => tag));
  const names = [
    ...pages.flatMap((page) => [...page.matchAll(/(?:--|data-)?ws-[a-z-]*[a-z]|(?<=::part\()[a-z-]+/g)]),
    ...tags.flatMap((tag) => [...tag.replaceAll(/"[^"]*"|'[^']*'/g, '').matchAll(/(?<=\s)[a-z-]+(?=[\s=>])/g)]),
  ].map(([name]) => name);
  expect(names.length).toBeGreaterThan(50);
  const OWN = ['id', 'picture', 'byline']; // of HTML, and parts of a template
  expect(names.filter((name) => !llms.includes(name) && !OWN.includes(name))).toEqual([]);
});
