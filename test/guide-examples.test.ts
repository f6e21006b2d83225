import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readCodeBlocks, readText } from '../scripts/docs/guides.ts';
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

test('the example of `filter` and `order-by` finds posts, the oldest first', async () => {
  const [, filter = '', orderBy = ''] = /filter="([^"]+)" order-by="([^"]+)"/.exec(readText('docs/features.md')) ?? [];
  const options = { baseUrl: 'https://api.example', pageSize: 30, maxPosts: 30, timeoutMs: 1000, filter, orderBy };
  const ask = headless.shareRequests(headless.createClient(fetch));
  const { posts } = await headless.feedPosts(ask, ['bakery'], options).load(new AbortController().signal);
  const times = posts.map(({ publishedAt }) => publishedAt?.getTime() ?? 0);
  expect(times.length).toBeGreaterThan(1);
  expect(times).toEqual(times.toSorted((a, b) => a - b));
  for (const { title, text } of posts) expect(`${title} ${text}`.toLowerCase()).toContain(filter);
});
