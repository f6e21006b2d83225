import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import utms from '../features/written-utm.json' with { type: 'json' };
import { readCodeBlocks } from '../../scripts/docs/guides.ts';
import { examine } from '../../src/doctor/examine.ts';
import { print } from '../../src/doctor/node/report.ts';
import { readPage } from '../../src/doctor/node/read-page.ts';
import broken from './pages.json' with { type: 'json' };
import { examineSite, mend, observe, SITE, type Site } from './web.ts';

const namesIn = (folder: string): string[] =>
  readdirSync(join(import.meta.dirname, folder)).map((file) => file.replace(/\.html$/, ''));

const siteOf = (folder: string, name: string, policies: Partial<Site> = {}): Site => ({
  markup: readFileSync(join(import.meta.dirname, folder, `${name}.html`), 'utf8'),
  policy: policies.policy ?? '',
  integrityPolicy: policies.integrityPolicy ?? '',
  headers: new Map(),
});

/** The findings for a page of the corpus: their codes, and of the last what visitors see and words of its cause and remedy; `by` has the texts of those remedies that have nothing to paste. */
type Broken = Pick<Partial<Site>, 'policy' | 'integrityPolicy'> &
  Partial<Record<'sees' | 'says', string>> & { codes: string[]; by?: string[] };
const PAGES: Readonly<Record<string, Broken>> = broken;

describe('a broken page', () => {
  test('is expected for each file, and a file for each', () =>
    expect(namesIn('pages').sort()).toEqual(Object.keys(PAGES).sort()));

  test.each(Object.entries(PAGES))('%s is diagnosed, each mistake once', (name, page) => {
    const found = examineSite(siteOf('pages', name, page));
    expect(found.map(({ code }) => code)).toEqual(page.codes);
    const { visitorsSee = '', cause = '', remedy = '' } = found.at(-1) ?? {};
    expect(visitorsSee).toContain(page.sees ?? '');
    expect(`${cause} ${remedy}`).toContain(page.says ?? '');
  });

  test.each(Object.entries(PAGES))('%s is healthy once it was done what is said, and nothing else', (name, page) => {
    let site = siteOf('pages', name, page);
    for (const _ of page.codes) {
      const [finding] = examineSite(site);
      if (!finding) break;
      const [from = '', to = ''] = page.by ?? [];
      site = mend(site, finding) ?? { ...site, markup: site.markup.replaceAll(from, to) };
    }
    expect(examineSite(site)).toEqual([]);
  });
});

test.each(utms)('utm is read as by its feature: $written', ({ written, fits }) => {
  const markup = `<ws-feed base-url="https://api.example" feed-id="abc" lang="en" utm='${written}'></ws-feed>`;
  const codes = examineSite({ markup, policy: '', headers: new Map() }).map(({ code }) => code);
  expect(codes.includes('WS-112')).toBe(!fits);
});

test.each(namesIn('healthy'))('nothing is found in the healthy page %s', (name) =>
  expect(examineSite(siteOf('healthy', name))).toEqual([]),
);

const OWN = 'docs/doctor.md';
const blocks = readCodeBlocks();

test('the doctor says of the page in its guide what stands there', () => {
  const own = blocks.filter(({ file }) => file === OWN);
  const [markup, said] = ['html', ''].map((language) => own.find((block) => block.language === language)?.code);
  const page = observe({ markup: markup ?? '', policy: '', headers: new Map() });
  expect(said?.trim()).toBe(print(SITE, page, examine(page)));
});

const SCRIPT =
  '<script type="module" src="https://cdn.example/ws-widgets.js" data-base-url="https://api.example"></script>';

test('nothing is found in what the other guides say to write', () => {
  const others = blocks.filter(({ file, language, code }) => file !== OWN && language === 'html' && /<ws-/.test(code));
  expect(others.length).toBeGreaterThan(5);
  const found = others.flatMap(({ file, code }) => {
    const page = readPage(/ws-widgets\./.test(code) ? code : SCRIPT + code, { url: SITE });
    return examine(page).map(({ cause }) => `${file}: ${cause}`);
  });
  expect(found).toEqual([]);
});
