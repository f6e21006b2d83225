import { expect, test } from 'vitest';
import { readCodeBlocks } from '../../scripts/docs/guides.ts';
import { examine } from '../../src/doctor/examine.ts';
import { print } from '../../src/doctor/node/report.ts';
import { readPage } from '../../src/doctor/node/read-page.ts';
import { observe, SITE } from './web.ts';

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
  const elements = blocks.filter(
    ({ file, language, code }) => file !== OWN && language === 'html' && /<ws-/.test(code),
  );
  expect(elements.length).toBeGreaterThan(5);
  const found = elements.flatMap(({ file, code }) => {
    const page = readPage(/ws-widgets\./.test(code) ? code : SCRIPT + code, { url: SITE });
    return examine(page).map(({ cause }) => `${file}: ${cause}`);
  });
  expect(found).toEqual([]);
});
