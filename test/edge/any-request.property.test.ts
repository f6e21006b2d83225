import { beforeAll, expect, test, vi } from 'vitest';
import { BODY_MAX_BYTES } from '../../src/api/limits.ts';
import { FREE_PARAMETERS } from '../../src/edge/query/free-parameters.ts';
import { TEXT_MAX } from '../../src/model/post-bounds.ts';
import { attributeOf } from '../../src/settings/attributes.ts';
import { ELEMENT_ATTRIBUTES } from '../../src/widgets/setup/element-attributes.ts';
import { longAnswer, piece } from '../support/long-answer.ts';
import { fc, holds } from '../support/property.ts';
import { EDGE_URL, makeEdge } from './make-edge.ts';

const PATHS = ['/widget', '/frame', '/posts.atom', '/posts.json', '/oembed'];
/** 0.3 s on a machine that does nothing else; what shares its processor takes half as much again, or a little more. */
const PROCESSOR_MAX_MS = 500;
const HEADERS_MAX_BYTES = 4000;

/** Pieces of markup that are costly to parse, to sanitize or to write. */
const MARKUP =
  '<b>|</b>|<b>x</b>|</p>|<p>|<table>|<tr>|<td>|<a href=https://a.example/>|</a>|<svg>|<math>|<ruby><rt>|<select>|<form>|' +
  '<template>|<style>|</style>|<p title="|"|<!--|&|&amp;|&#x301;|<br>|<h1>|<x-y>|x|\n| ';
const longMarkup = fc
  .array(fc.constantFrom(...MARKUP.split('|')), { minLength: 1, maxLength: 4 })
  .map((pieces) => `<b></b>${pieces.join('').repeat(TEXT_MAX)}`.slice(0, TEXT_MAX))
  .map((postText) => Array.from({ length: 30 }, (_, postId) => ({ postId, postText })));

/** The posts of an answer, as JSON: whoever reads that a test failed need not read it as a tree. */
const anyItems = fc
  .oneof(longMarkup, longAnswer)
  .map((items) => JSON.stringify(items))
  .filter((json) => Buffer.byteLength(json) < BODY_MAX_BYTES - 20);

/** The body of an answer of the service. */
function answerAt(url: string, items: string): string {
  if (url.includes('/integration/')) return '{"feedIds":["f","g"]}';
  if (url.includes('/public-posts')) return items;
  return `{"items":${url.includes('offset=0&') ? items : '[]'}}`;
}

const REQUIRED = ['feed-id', 'page-size'];
const BOUND_PARAMETERS = Object.keys(ELEMENT_ATTRIBUTES['ws-feed'])
  .map(attributeOf)
  .filter((name) => !FREE_PARAMETERS.has(name) && !REQUIRED.includes(name));

/** A query with a parameter that may say anything, as long as it may be, and some others. */
const anyQuery = fc
  .record({
    required: fc.constantFrom(
      { element: 'ws-public-posts', 'feed-id': 'f', limit: '30' },
      { element: 'ws-feed', 'feed-id': 'f g', 'page-size': '30' },
      { element: 'ws-embed', 'embed-id': 'e', org: 'o' },
    ),
    free: fc.constantFrom(...FREE_PARAMETERS),
    unit: piece.map((text) => text.toWellFormed()),
    repeated: fc.constantFrom(1, 100, 8000),
    others: fc.dictionary(fc.constantFrom(...BOUND_PARAMETERS), piece),
  })
  .map(({ required, free, unit, repeated, others }) => {
    const value = unit.repeat(repeated);
    const queryWith = (length: number): string =>
      String(new URLSearchParams({ ...required, ...others, [free]: value.slice(0, length) }));
    const spare = 7900 - queryWith(0).length;
    return queryWith(Math.floor((spare * value.length) / queryWith(value.length).length));
  });

const anyHeaders = fc.dictionary(
  fc.constantFrom('if-none-match', 'accept', 'accept-language', 'cookie', 'x-forwarded-host', 'range'),
  fc.string({ unit: 'grapheme-ascii', maxLength: 8000, size: 'max' }),
);

/** Asks an edge that knows nothing yet. */
async function ask(path: string, query: string, headers: Record<string, string>, items: string) {
  const edge = makeEdge({ baseUrl: 'https://s.example', fetch: async (url) => new Response(answerAt(url, items)) });
  const frame = new URLSearchParams({ url: `${EDGE_URL}/frame?${query}` });
  const before = process.cpuUsage();
  const response = await edge.get(`${path}?${path === '/oembed' ? String(frame) : query}`, { headers });
  await response.arrayBuffer();
  const { user, system } = process.cpuUsage(before);
  const headerBytes = [...response.headers].reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);
  return { processorMs: (user + system) / 1000, headerBytes };
}

beforeAll(async () => {
  vi.spyOn(console, 'warn').mockImplementation(() => {}); // of what does not quite fit
  // What is run for the first time is compiled first.
  for (const path of PATHS) await ask(path, 'feed-id=f', {}, JSON.stringify([{ postText: '<b>x</b>' }]));
});

test(
  'no request costs much, or is answered with long headers, whatever the posts, its query and its headers say',
  { tags: ['deep'] }, // by a clock, which a busy machine holds up
  () =>
    holds(
      fc.asyncProperty(
        fc.constantFrom(...PATHS),
        anyQuery,
        anyHeaders,
        anyItems,
        async (path, query, headers, items) => {
          const asked = await ask(path, query, headers, items);
          expect(asked.headerBytes).toBeLessThan(HEADERS_MAX_BYTES);
          // The processor may have been busy with something else: the best of three counts.
          for (let again = 0; again < 2 && asked.processorMs > PROCESSOR_MAX_MS; again++) {
            asked.processorMs = Math.min(asked.processorMs, (await ask(path, query, headers, items)).processorMs);
          }
          expect(asked.processorMs).toBeLessThan(PROCESSOR_MAX_MS);
        },
      ),
      100,
    ),
);
