import {
  bomb,
  drip,
  half,
  items,
  late,
  leadAway,
  leadTo,
  padded,
  passing,
  raw,
  reply,
  reset,
  silence,
  soundBut,
  trace,
  traceAt,
} from './answers.ts';
import type { FaultRow } from './expected.ts';

const NO_JSON = /^The answer is no JSON\.$/;
const UNKNOWN_SHAPE = /^The answer has an unknown shape\.$/;
const TOO_LARGE = /^The answer is too large/;
const UNREACHABLE = /^The service could not be reached\.$/;
/** 5 MB, and what may be on its way in the buffers of two machines. */
const BOUNDED = 20e6;
const HOUR_MS = 3_600_000;
const TEN_YEARS_MS = 10.5 * 365 * 24 * HOUR_MS;

const dateAfter = (ms: number) => () => ({ 'retry-after': new Date(Date.now() + ms).toUTCString() });
const nest = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

/** Every way in which the service, or the road to it, may fail. A new fault is one row. */
export const FAULTS: readonly FaultRow[] = [
  // The connection.
  {
    name: 'connection refused',
    answer: 'refuse',
    ends: 'network',
    says: UNREACHABLE,
    // A closed port refuses the lookup and the other workspace as well.
    except: {
      'ws-embed of two, first load': { state: 'error', feedId: undefined, cards: 0, requests: 3 },
      'ws-embed of two, refresh': { state: 'ready', feedId: undefined, requests: 6 },
    },
  },
  { name: 'reset before an answer', answer: reset, ends: 'network' },
  { name: 'reset mid-body', answer: half({}, reset), ends: 'network', says: UNREACHABLE },
  { name: 'closed mid-body', answer: half({}, ({ request }) => request.socket.end()), ends: 'network' },
  { name: 'no HTTP at all', answer: raw('SSH-2.0-OpenSSH_9.2\r\n'), ends: 'network' },
  { name: 'headers of 300 kB', answer: reply({ headers: { 'x-long': 'x'.repeat(3e5) }, body: '[]' }), ends: 'network' },
  { name: 'reset once, then sound', answer: passing(1, reset), ends: 'none', tries: 2 },

  // Time.
  { name: 'slow headers', answer: silence, ends: 'timeout', timeoutMs: 600, eachMs: 600, says: /600 ms|in time/ },
  { name: 'slow body', answer: half({}, silence), ends: 'timeout', timeoutMs: 600, eachMs: 600 },
  { name: 'a body that drips for ever', answer: drip, ends: 'timeout', timeoutMs: 600, eachMs: 600 },
  {
    name: 'slow headers, in time',
    answer: late(
      400,
      soundBut((body) => ({ body })),
    ),
    ends: 'none',
    eachMs: 400,
  },
  {
    name: 'slow once, then sound',
    answer: passing(1, silence),
    ends: 'none',
    timeoutMs: 900,
    tries: 2,
    waitsMs: 1150,
    except: {
      'ws-embed of two, first load': { state: 'partial', kind: 'timeout', feedId: 'struck', tries: 1, leastMs: 900 },
      'ws-embed of two, refresh': { state: 'partial', kind: 'timeout', feedId: 'struck', tries: 1, leastMs: 900 },
    },
  },

  // Statuses.
  { name: '204', answer: reply({ status: 204 }), ends: 'malformed', says: NO_JSON },
  { name: '301 to another origin', answer: leadAway(301), ends: 'none' },
  { name: '301 to another origin that CORS closes', answer: leadAway(301, { isOpen: false }), ends: 'network' },
  { name: '301 to nowhere', answer: reply({ status: 301 }), ends: 'http', status: 301 },
  {
    name: '302 to the page that the element stands on',
    answer: leadTo(({ request }) => request.headers.origin ?? ''),
    ends: 'network',
  },
  { name: '302 to a data: URL', answer: leadTo(() => 'data:application/json,[]'), ends: 'network' },
  { name: 'a redirect loop', answer: leadTo(({ request }) => request.url ?? ''), ends: 'network', slackMs: 20_000 },
  { name: '304 that nobody asked for', answer: reply({ status: 304 }), ends: 'http', status: 304 },
  { name: '403', answer: trace(403), ends: 'http', status: 403, says: /^Told with 403\.$/ },
  {
    name: '403 in the nested form',
    answer: reply({ status: 403, body: '{"error":{"message":"Not yours.","type":"forbidden"}}' }),
    ends: 'http',
    status: 403,
    says: /^Not yours\.$/,
  },
  { name: '404', answer: trace(404), ends: 'http', status: 404 },
  { name: '413', answer: trace(413), ends: 'http', status: 413 },
  { name: '429 without Retry-After', answer: trace(429), ends: 'rate-limited', status: 429 },
  {
    name: '429 with Retry-After in seconds',
    answer: trace(429, { 'retry-after': 1 }),
    ends: 'rate-limited',
    status: 429,
    waitsMs: 2000,
  },
  {
    name: '429 with Retry-After as a date',
    answer: traceAt(429, dateAfter(1500)),
    ends: 'rate-limited',
    status: 429,
    waitsMs: 900,
  },
  {
    name: '429 with Retry-After over 30 s',
    answer: trace(429, { 'retry-after': 31 }),
    ends: 'rate-limited',
    status: 429,
    tries: 1,
  },
  {
    name: '429 with a Retry-After that CORS hides',
    answer: trace(429, { 'retry-after': 3600 }, false),
    ends: 'rate-limited',
    status: 429,
  },
  {
    name: '429 with a Retry-After of nonsense',
    answer: trace(429, { 'retry-after': 'soon' }),
    ends: 'rate-limited',
    status: 429,
  },
  {
    name: '429 once, then sound',
    answer: passing(1, trace(429, { 'retry-after': 1 })),
    ends: 'none',
    tries: 2,
    waitsMs: 1000,
  },
  { name: '500', answer: trace(500), ends: 'http', status: 500 },
  { name: '500 twice, then sound', answer: passing(2, trace(500)), ends: 'none', tries: 3 },
  {
    name: '500 with a body of 50 MB',
    answer: padded(50, { status: 500 }),
    ends: 'http',
    status: 500,
    mostBytes: 3 * BOUNDED,
  },
  { name: '500 reset mid-body', answer: half({ status: 500 }, reset), ends: 'http', status: 500 },
  {
    name: '500 whose body never ends',
    answer: half({ status: 500 }, silence),
    ends: 'http',
    status: 500,
    timeoutMs: 600,
    eachMs: 600,
  },
  {
    name: '502 as HTML',
    answer: reply({
      status: 502,
      headers: { 'content-type': 'text/html' },
      body: '<!doctype html><h1>Bad gateway</h1>',
    }),
    ends: 'http',
    status: 502,
    says: /status 502/,
  },
  { name: '503 with Retry-After', answer: trace(503, { 'retry-after': 1 }), ends: 'http', status: 503, waitsMs: 2000 },

  // Bodies.
  { name: 'an empty body', answer: reply({}), ends: 'malformed', says: NO_JSON },
  { name: 'null', answer: reply({ body: 'null' }), ends: 'malformed', says: UNKNOWN_SHAPE },
  { name: 'a number', answer: reply({ body: '1e999' }), ends: 'malformed', says: UNKNOWN_SHAPE },
  {
    name: 'an error told with 200',
    answer: reply({ body: '{"error":{"message":"No.","type":"x"}}' }),
    ends: 'malformed',
    says: UNKNOWN_SHAPE,
  },
  {
    name: 'HTML told with 200',
    answer: reply({ headers: { 'content-type': 'text/html' }, body: '<!doctype html><h1>Log in</h1>' }),
    ends: 'malformed',
    says: NO_JSON,
  },
  {
    name: 'truncated JSON',
    answer: soundBut((json) => ({ body: json.slice(0, -9) })),
    ends: 'malformed',
    says: NO_JSON,
  },
  { name: 'two answers in one', answer: soundBut((json) => ({ body: json + json })), ends: 'malformed', says: NO_JSON },
  {
    name: 'wrong charset: UTF-8 that is called Latin-1',
    answer: soundBut((body) => ({ body, headers: { 'content-type': 'application/json; charset=iso-8859-1' } })),
    ends: 'none',
  },
  {
    name: 'wrong charset: Latin-1 that is called UTF-8',
    answer: soundBut((json) => ({ body: Buffer.from(json, 'latin1') })),
    ends: 'none',
    shows: /Gr��e/,
  },
  {
    name: 'wrong charset: UTF-16',
    answer: soundBut((json) => ({ body: Buffer.from(json, 'utf16le') })),
    ends: 'malformed',
    says: NO_JSON,
  },
  { name: 'a byte order mark', answer: soundBut((json) => ({ body: `\ufeff${json}` })), ends: 'none' },
  {
    name: 'wrong content type',
    answer: soundBut((body) => ({ body, headers: { 'content-type': 'image/png' } })),
    ends: 'none',
  },
  {
    name: 'gzip that is none',
    answer: soundBut((body) => ({ body, headers: { 'content-encoding': 'gzip' } })),
    ends: 'network',
  },
  { name: 'no CORS header', answer: soundBut((body) => ({ body, isOpen: false })), ends: 'network', says: UNREACHABLE },
  { name: 'a body of 50 MB', answer: padded(50), ends: 'malformed', says: TOO_LARGE, mostBytes: BOUNDED },
  { name: 'a body without an end', answer: padded(Infinity), ends: 'malformed', says: TOO_LARGE, mostBytes: BOUNDED },
  { name: 'a gzip bomb of 50 MB', answer: bomb, ends: 'malformed', says: TOO_LARGE },
  { name: 'a body of 4 MB', answer: padded(4), ends: 'none' },
  {
    name: 'deep nesting of the whole',
    answer: reply({ body: `{"deep":${nest(1e6)}}` }),
    ends: 'malformed',
    says: UNKNOWN_SHAPE,
  },

  // Posts.
  {
    name: 'deep nesting in a post',
    answer: soundBut((json) => ({ body: json.replaceAll('"claps":', `"deep":${nest(1e5)},"claps":`) })),
    ends: 'none',
  },
  {
    name: 'duplicate ids',
    answer: items((item, i) => (i % 3 === 0 ? [item, item] : item), ['struck', 'struck']),
    ends: 'none',
  },
  {
    name: 'ids that differ by case',
    answer: items(
      (item, i) => ({ ...item, postId: ['p', 'P', 'ſ', 's', 'S', 'ß', 'SS'][i] ?? i }),
      ['struck', 'STRUCK'],
    ),
    ends: 'none',
    // These are two workspaces.
    except: { 'ws-embed, first load': { requests: 3 }, 'ws-embed, refresh': { requests: 5 } },
  },
  {
    name: 'dates in the far future',
    answer: items((item, i) => ({ ...item, publishedDate: `${9999 - i}-12-31T23:59:59.999Z` })),
    ends: 'none',
    shows: /in 7,9\d\d years/,
  },
  {
    name: 'dates in the far past',
    answer: items((item, i) => ({ ...item, publishedDate: `000${9 - i}-01-01T00:00:00.000Z` })),
    ends: 'none',
  },
  {
    name: 'a browser clock ten years ahead',
    answer: soundBut((body) => ({ body })),
    ends: 'none',
    clockAheadMs: TEN_YEARS_MS,
    shows: /10 years ago/,
  },
  {
    name: 'a browser clock ten years behind',
    answer: soundBut((body) => ({ body })),
    ends: 'none',
    clockAheadMs: -TEN_YEARS_MS,
    shows: /in 10 years/,
  },
  {
    name: '429 with a date, to a browser clock an hour ahead',
    answer: traceAt(429, dateAfter(1500)),
    ends: 'rate-limited',
    status: 429,
    clockAheadMs: HOUR_MS,
    waitsMs: 0,
  },
  {
    name: '429 with a date, to a browser clock an hour behind',
    answer: traceAt(429, dateAfter(1500)),
    ends: 'rate-limited',
    status: 429,
    clockAheadMs: -HOUR_MS,
    tries: 1,
  },
];
