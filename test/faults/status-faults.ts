import {
  dateAfter,
  half,
  leadAway,
  leadTo,
  padded,
  passing,
  reply,
  reset,
  silence,
  trace,
  traceAt,
} from './answers.ts';
import type { FaultRow } from './expected.ts';

const NO_JSON = /^The answer is no JSON\.$/;
/** None is followed, for browsers do not say where it leads. */
const REDIRECT = /^The service redirects elsewhere, and redirects are not followed/;
/** 1 MB, and what may be on its way in the buffers of two machines. */
const BOUNDED = 30e6;

/** Answers whose status is not 200. */
export const STATUS_FAULTS: readonly FaultRow[] = [
  { name: '204', answer: reply({ status: 204 }), ends: 'malformed', says: NO_JSON },
  { name: '301 to another origin', answer: leadAway(301), ends: 'malformed', says: REDIRECT },
  {
    name: '301 to another origin that CORS closes',
    answer: leadAway(301, { isOpen: false }),
    ends: 'malformed',
    says: REDIRECT,
  },
  { name: '301 to nowhere', answer: reply({ status: 301 }), ends: 'malformed', says: REDIRECT },
  {
    name: '302 to the page that the element stands on',
    answer: leadTo(({ request }) => request.headers.origin ?? ''),
    ends: 'malformed',
    says: REDIRECT,
  },
  {
    name: '302 to a data: URL',
    answer: leadTo(() => 'data:application/json,[]'),
    ends: 'malformed',
    says: REDIRECT,
  },
  { name: 'a redirect loop', answer: leadTo(({ request }) => request.url ?? ''), ends: 'malformed', says: REDIRECT },
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
    slackMs: 20_000,
  },
  { name: '500 reset mid-body', answer: half({ status: 500 }, reset), ends: 'http', status: 500 },
  {
    name: '500 whose body never ends',
    answer: half({ status: 500 }, silence),
    ends: 'http',
    status: 500,
    timeoutMs: 1500,
    eachMs: 1500,
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

  {
    name: '401 that asks for a password',
    answer: trace(401, { 'www-authenticate': 'Basic' }),
    ends: 'http',
    status: 401,
  },
  {
    name: '403 with a message of 0.9 MB',
    answer: reply({ status: 403, body: JSON.stringify({ message: 'x'.repeat(9e5) }) }),
    ends: 'http',
    status: 403,
    says: /^x{300}$/,
  },
  {
    name: '429 with a Retry-After of 0',
    answer: trace(429, { 'retry-after': 0 }),
    ends: 'rate-limited',
    status: 429,
    waitsMs: 0,
  },
];
