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

/** What is found in a page of the corpus. `by` says by which words those remedies are followed that say nothing to paste. */
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

test.each(namesIn('healthy'))('nothing is found in the healthy page %s', (name) =>
  expect(examineSite(siteOf('healthy', name))).toEqual([]),
);
