import { half, leadAway, leadTo, padded, passing, reply, reset, silence, trace, traceAfter } from './answers.ts';
import type { FaultRow } from './expected.ts';
import { harmless, malformed, rateLimited, refused } from './make-row.ts';

const toPage = leadTo(({ request }) => request.headers.origin ?? '');
const toData = leadTo(() => 'data:application/json,[]');
const toItself = leadTo(({ request }) => request.url ?? '');
/** No redirect is followed, because browsers do not say where it leads. */
const REDIRECT = {
  inPage: 'always',
  says: /^The service redirects elsewhere, and redirects are not followed/,
} as const;
/** 1 MB, and what may be in the buffers of both ends on its way. */
const BOUNDED = 30e6;

const nestedError = JSON.stringify({ error: { message: 'Not yours.', type: 'forbidden' } });
const longError = JSON.stringify({ message: 'x'.repeat(9e5) });
const gatewayPage = { headers: { 'content-type': 'text/html' }, body: '<!doctype html><h1>Bad gateway</h1>' };

/** Answers whose status is not 200. */
export const STATUS_FAULTS: readonly FaultRow[] = [
  malformed('204', reply({ status: 204 }), { says: /^The answer is not JSON\.$/ }),
  malformed('301 to another origin', leadAway(301), REDIRECT),
  malformed('301 to another origin that CORS closes', leadAway(301, { isOpen: false }), REDIRECT),
  malformed('301 to nowhere', reply({ status: 301 }), REDIRECT),
  malformed('302 to the page that the element stands on', toPage, REDIRECT),
  malformed('302 to a data: URL', toData, REDIRECT),
  malformed('a redirect loop', toItself, REDIRECT),
  refused(304)('304 that nobody asked for', reply({ status: 304 })),
  refused(403)('403', trace(403), { says: /^Told with 403\.$/ }),
  refused(403)('403 in the nested form', reply({ status: 403, body: nestedError }), { says: /^Not yours\.$/ }),
  refused(404)('404', trace(404)),
  refused(413)('413', trace(413)),
  rateLimited('429 without Retry-After', trace(429)),
  rateLimited('429 with Retry-After in seconds', trace(429, { 'retry-after': 1 })),
  rateLimited('429 with Retry-After as a date', traceAfter(429, 1500)),
  rateLimited('429 with Retry-After over 30 s', trace(429, { 'retry-after': 31 }), { tries: 1 }),
  rateLimited('429 with a Retry-After that CORS hides', trace(429, { 'retry-after': 3600 }, false), { inPage: 'only' }),
  rateLimited('429 with a Retry-After of nonsense', trace(429, { 'retry-after': 'soon' })),
  harmless('429 once, then sound', passing(1, trace(429, { 'retry-after': 1 })), { tries: 2 }),
  refused(500)('500', trace(500)),
  harmless('500 twice, then sound', passing(2, trace(500)), { tries: 3 }),
  refused(500)('500 with a body of 50 MB', padded(50, { status: 500 }), { mostBytes: 3 * BOUNDED }),
  refused(500)('500 reset mid-body', half({ status: 500 }, reset)),
  refused(500)('500 whose body never ends', half({ status: 500 }, silence), { timeoutMs: 1500, isLate: true }),
  refused(502)('502 as HTML', reply({ status: 502, ...gatewayPage }), { says: /status 502/ }),
  refused(503)('503 with Retry-After', trace(503, { 'retry-after': 1 })),
  refused(401)('401 that asks for a password', trace(401, { 'www-authenticate': 'Basic' }), { inPage: 'always' }),
  refused(403)('403 with a message of 0.9 MB', reply({ status: 403, body: longError }), { says: /^x{300}$/ }),
  rateLimited('429 with a Retry-After of 0', trace(429, { 'retry-after': 0 })),
];
