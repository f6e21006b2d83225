import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import broken from './pages.json' with { type: 'json' };
import { examineSite, mend, type Site } from './web.ts';

const namesIn = (folder: string): string[] =>
  readdirSync(join(import.meta.dirname, folder)).map((file) => file.replace(/\.html$/, ''));

const siteOf = (folder: string, name: string, policy = ''): Site => ({
  markup: readFileSync(join(import.meta.dirname, folder, `${name}.html`), 'utf8'),
  policy,
  headers: new Map(),
});

/** The findings for a page of the corpus. `by` has the texts of those remedies that have nothing to paste. */
const PAGES: Readonly<Record<string, { codes: string[]; policy?: string; by?: string[] }>> = broken;

describe('a broken page', () => {
  test('is expected for each file, and a file for each', () =>
    expect(namesIn('pages').sort()).toEqual(Object.keys(PAGES).sort()));

  test.each(Object.entries(PAGES))('%s is diagnosed, each mistake once', (name, { codes, policy }) => {
    expect(examineSite(siteOf('pages', name, policy)).map(({ code }) => code)).toEqual(codes);
  });

  test.each(Object.entries(PAGES))('%s is healthy once it was done what is said, and nothing else', (name, page) => {
    let site = siteOf('pages', name, page.policy);
    for (const _ of page.codes) {
      const [finding] = examineSite(site);
      if (!finding) break;
      const [from = '', to = ''] = page.by ?? [];
      site = mend(site, finding) ?? { ...site, markup: site.markup.replaceAll(from, to) };
    }
    expect(examineSite(site)).toEqual([]);
  });
});

describe('a page with an Integrity-Policy', () => {
  const FILES = 'https://cdn.example/';
  const tag = (attributes: string): string =>
    `<script type="module" src="${FILES}ws-widgets.js" ${attributes}></script>`;
  const HASHED = tag('integrity="sha384-a" crossorigin');
  const mapOf = (file: string): string =>
    `<script type="importmap">{"integrity": {"${FILES}${file}": "sha384-a"}}</script>`;
  const BLOCKING = 'endpoints=(a), blocked-destinations=(style script)';

  test.each([
    ['a tag without its hash', tag(''), BLOCKING, ['WS-601']],
    ['no import map', HASHED, BLOCKING, ['WS-602']],
    ['an import map that lacks a file', mapOf('other.js') + HASHED, BLOCKING, ['WS-602']],
    ['all hashes', mapOf('core-01234567.js') + HASHED, BLOCKING, []],
    ['no scripts that it blocks', tag(''), 'blocked-destinations=(style)', []],
  ])('is told of %s', (_, scripts, integrityPolicy, codes) => {
    const element = '<ws-feed base-url="https://api.example" feed-id="abc" lang="en"></ws-feed>';
    const site = { markup: scripts + element, policy: '', headers: new Map(), integrityPolicy };
    expect(examineSite(site).map(({ code }) => code)).toEqual(codes);
  });
});

test.each(namesIn('healthy'))('nothing is found in the healthy page %s', (name) =>
  expect(examineSite(siteOf('healthy', name))).toEqual([]),
);
