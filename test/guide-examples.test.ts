import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readCodeBlocks } from '../scripts/docs/guides.ts';
import * as headless from '../src/headless.ts';
import * as server from '../src/server/index.ts';
import { TestService } from '../src/testing/index.ts';
import { runExample } from './support/run-example.ts';

// What guides for programs say is run, on the posts of the test service.

const MODULES = { 'ws-widgets/headless': headless, 'ws-widgets/server': server };
const GUIDES = ['docs/headless.md', 'docs/links.md', 'docs/search-engines.md'];

const examples = readCodeBlocks().filter(
  ({ file, language, code }) => GUIDES.includes(file) && language === 'js' && !code.includes('document.'), // which test/e2e/guides.test.ts runs
);

beforeEach(() => {
  const service = new TestService({ baseUrl: 'https://api.example', now: new Date('2026-03-01T12:00:00Z') });
  vi.stubGlobal('fetch', service.fetch);
});
afterEach(() => void vi.unstubAllGlobals());

test('each of the guides has an example', () => {
  expect(GUIDES.filter((guide) => !examples.some(({ file }) => file === guide))).toEqual([]);
});

test.each(examples.map((example, i) => ({ ...example, i })))(
  'example $i, of $file, prints what it says',
  async ({ code }) => {
    const { printed, said } = await runExample(code, MODULES);
    expect(said.length).toBeGreaterThan(0);
    expect(printed).toEqual(said);
  },
);
