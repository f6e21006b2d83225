import { bomb, padded, reply, soundBut } from './answers.ts';
import type { FaultRow } from './expected.ts';

const NO_JSON = /^The answer is no JSON\.$/;
const UNKNOWN_SHAPE = /^The answer has an unknown shape\.$/;
const TOO_LARGE = /^The answer is too large/;
const UNREACHABLE = /^The service could not be reached\.$/;
/** 1 MB, and what may be on its way in the buffers of two machines, which Firefox has the largest of. */
const BOUNDED = 45e6;
const nest = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);

/** Answers with 200 whose body is not what it should be. */
export const BODY_FAULTS: readonly FaultRow[] = [
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
  {
    name: 'a body of 50 MB',
    answer: padded(50),
    ends: 'malformed',
    says: TOO_LARGE,
    mostBytes: BOUNDED,
    slackMs: 20_000,
  },
  {
    name: 'a body without an end',
    answer: padded(Infinity),
    ends: 'malformed',
    says: TOO_LARGE,
    mostBytes: BOUNDED,
    slackMs: 20_000,
  },
  { name: 'a gzip bomb of 50 MB', answer: bomb, ends: 'malformed', says: TOO_LARGE, slackMs: 20_000 },
  { name: 'a body of 0.9 MB', answer: padded(0.9), ends: 'none' },
  {
    name: 'deep nesting of the whole',
    answer: reply({ body: `{"deep":${nest(1e5)}}` }),
    ends: 'malformed',
    says: UNKNOWN_SHAPE,
  },

  {
    name: 'CORS for another page',
    answer: soundBut((body) => ({ body, headers: { 'access-control-allow-origin': 'https://else.example' } })),
    ends: 'network',
  },
  {
    name: 'an answer that sets a cookie',
    answer: soundBut((body) => ({ body, headers: { 'set-cookie': 'kept=1' } })),
    ends: 'none',
  },
];
