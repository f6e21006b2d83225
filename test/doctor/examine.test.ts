import { describe, expect, test } from 'vitest';
import utms from '../features/written-utm.json' with { type: 'json' };
import { readCodeBlocks } from '../../scripts/docs/guides.ts';
import { examine } from '../../src/doctor/examine.ts';
import { print } from '../../src/doctor/node/report.ts';
import { readPage } from '../../src/doctor/node/read-page.ts';
import { markupOf, PAGES, SCRIPT } from './pages.ts';
import { examineSite, mend, observe, SITE, type Site } from './web.ts';

const siteOf = (name: string): Site => ({ ...PAGES[name], markup: markupOf(name) });

describe('a page', () => {
  test.each(Object.entries(PAGES))('%s is diagnosed, each mistake once', (name, page) => {
    const found = examineSite(siteOf(name));
    expect(found.map(({ code }) => code)).toEqual(page.codes);
    const { visitorsSee = '', cause = '', remedy = '' } = found.at(-1) ?? {};
    expect(visitorsSee).toContain(page.sees ?? '');
    expect(`${cause} ${remedy}`).toContain(page.says ?? '');
  });

  const broken = Object.entries(PAGES).filter(([, { codes }]) => codes.length > 0);
  test.each(broken)('%s is healthy once it was done what is said, and nothing else', (name, page) => {
    let site = siteOf(name);
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
  const codes = examineSite({ markup }).map(({ code }) => code);
  expect(codes.includes('WS-112')).toBe(!fits);
});

const OWN = 'docs/doctor.md';
const blocks = readCodeBlocks();

test('the doctor says of the page in its guide what stands there', () => {
  const own = blocks.filter(({ file }) => file === OWN);
  const [markup, said] = ['html', ''].map((language) => own.find((block) => block.language === language)?.code);
  const page = observe({ markup: markup ?? '' });
  expect(said?.trim()).toBe(print(SITE, page, examine(page)));
});

test('nothing is found in what the other guides say to write', () => {
  const others = blocks.filter(({ file, language, code }) => file !== OWN && language === 'html' && /<ws-/.test(code));
  expect(others.length).toBeGreaterThan(5);
  const found = others.flatMap(({ file, code }) => {
    const page = readPage(/ws-widgets\./.test(code) ? code : SCRIPT + code, { url: SITE });
    return examine(page).map(({ cause }) => `${file}: ${cause}`);
  });
  expect(found).toEqual([]);
});
