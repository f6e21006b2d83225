import { bomb, type Reply, padded, reply, soundBut } from './answers.ts';
import type { FaultRow } from './expected.ts';
import { harmless, malformed, unreachable } from './make-row.ts';

const NO_JSON = { says: /^The answer is not JSON\.$/ };
const UNKNOWN_SHAPE = { says: /^The answer has an unknown shape\.$/ };
const TOO_LARGE = { says: /^The answer is too large/ };
/** 1 MB, and what may be in the buffers of both ends on its way. Firefox has the largest buffers. */
const BOUNDED = { mostBytes: 45e6 };

const nest = (depth: number): string => '['.repeat(depth) + ']'.repeat(depth);
const soundWith = (headers: NonNullable<Reply['headers']>) => soundBut((body) => ({ body, headers }));
const truncated = soundBut((json) => ({ body: json.slice(0, -9) }));
const calledLatin1 = soundWith({ 'content-type': 'application/json; charset=iso-8859-1' });
const latin1 = soundBut((json) => ({ body: Buffer.from(json, 'latin1') }));
const loginPage = { headers: { 'content-type': 'text/html' }, body: '<!doctype html><h1>Log in</h1>' };

/** Answers with 200 whose body is not what it should be. */
export const BODY_FAULTS: readonly FaultRow[] = [
  malformed('an empty body', reply({}), NO_JSON),
  malformed('null', reply({ body: 'null' }), UNKNOWN_SHAPE),
  malformed('a number', reply({ body: '1e999' }), UNKNOWN_SHAPE),
  malformed('an error told with 200', reply({ body: '{"error":{"message":"No.","type":"x"}}' }), UNKNOWN_SHAPE),
  malformed('HTML told with 200', reply(loginPage), NO_JSON),
  malformed('truncated JSON', truncated, NO_JSON),
  malformed(
    'two answers in one',
    soundBut((json) => ({ body: json + json })),
    NO_JSON,
  ),
  harmless('wrong charset: UTF-8 that is called Latin-1', calledLatin1),
  harmless('wrong charset: Latin-1 that is called UTF-8', latin1, { shows: /Gr��e/ }),
  malformed(
    'wrong charset: UTF-16',
    soundBut((json) => ({ body: Buffer.from(json, 'utf16le') })),
    NO_JSON,
  ),
  harmless(
    'a byte order mark',
    soundBut((json) => ({ body: `\ufeff${json}` })),
  ),
  harmless('wrong content type', soundWith({ 'content-type': 'image/png' })),
  unreachable('gzip that is none', soundWith({ 'content-encoding': 'gzip' })),
  unreachable(
    'no CORS header',
    soundBut((body) => ({ body, isOpen: false })),
    {
      inPage: 'only',
      says: /^The service could not be reached\.$/,
    },
  ),
  malformed('a body of 50 MB', padded(50), { ...TOO_LARGE, ...BOUNDED }),
  malformed('a body without an end', padded(Infinity), { ...TOO_LARGE, ...BOUNDED }),
  malformed('a gzip bomb of 50 MB', bomb, TOO_LARGE),
  harmless('a body of 0.9 MB', padded(0.9)),
  malformed('deep nesting of the whole', reply({ body: `{"deep":${nest(1e5)}}` }), UNKNOWN_SHAPE),
  unreachable('CORS for another page', soundWith({ 'access-control-allow-origin': 'https://else.example' }), {
    inPage: 'only',
  }),
  harmless('an answer that sets a cookie', soundWith({ 'set-cookie': 'kept=1' }), { inPage: 'only' }),
];
