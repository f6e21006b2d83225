import { describe, expect, test, vi } from 'vitest';
import { readErrorAnswer, readRetryAfterMs } from '../../src/api/recover.ts';
import { fc, holds } from '../support/property.ts';
import noErrorAnswers from './no-error-answers.json' with { type: 'json' };
import { anyJson, oddString, stringsIn, wireObject } from '../support/wire.ts';

const url = 'https://api.example/feeds/a/posts';
/** The content type that every answer of these tests has. */
const contentType = 'text/plain';
const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  readErrorAnswer(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers }), url);

describe('an answer outside 2xx', () => {
  const NESTED = { message: 'No key.', type: 'forbidden' };

  test.each([
    [
      'in the trace form gives its message and trace id',
      { traceId: 't-1', message: 'No key.', path: '/feeds', timestamp: '2026-01-01', statusCode: 403 },
      { message: 'No key.', traceId: 't-1' },
    ],
    ['in the nested form gives its message and type', { error: NESTED }, NESTED],
    ['takes the form that reads', { message: 'Outer.', error: { message: 7 } }, { message: 'Outer.' }],
    ['keeps a message as text', { message: ' <b>bold</b> ' }, { message: '<b>bold</b>' }],
    ['keeps no more of a message than a card can hold', { message: 'x'.repeat(9e5) }, { message: 'x'.repeat(300) }],
    ['nor of a type', { error: { message: 'm', type: 'y'.repeat(9e5) } }, { message: 'm', type: 'y'.repeat(300) }],
    ['is never cut within a character', { message: `x${'😀'.repeat(200)}` }, { message: `x${'😀'.repeat(149)}` }],
  ])('%s', async (_, body, said) =>
    expect(await answer(403, body)).toEqual({ kind: 'http', code: 'WS-202', url, status: 403, contentType, ...said }),
  );

  test.each<unknown>(noErrorAnswers)('that holds %j gives its status in words of our own', async (body) => {
    const message = 'The service answered with status 502.';
    expect(await answer(502, body)).toEqual({ kind: 'http', code: 'WS-203', url, status: 502, contentType, message });
  });

  test('has the content type, without parameters', async () => {
    const found = await answer(404, '<!doctype html>', { 'content-type': 'text/html; charset=utf-8' });
    expect(found).toMatchObject({ code: 'WS-201', url, status: 404, contentType: 'text/html' });
  });

  test('is a rate limit at 429, with the wait where there is one to read', async () => {
    const limited = { kind: 'rate-limited', code: 'WS-204', url, status: 429, contentType, message: 'Slow down.' };
    const body = { message: 'Slow down.' };
    expect(await answer(429, body, { 'retry-after': '7' })).toEqual({ ...limited, retryAfterMs: 7000 });
    expect(await answer(429, body)).toEqual(limited);
    expect((await answer(503, {}, { 'retry-after': '0' })).retryAfterMs).toBe(0);
  });

  test('keeps its status where its body breaks off', async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) });
    const broken = await readErrorAnswer(new Response(body, { status: 500 }), url);
    expect(broken).toMatchObject({ kind: 'http', status: 500 });
  });
});

const anyBody = fc.oneof(
  fc.tuple(wireObject('message', 'type', 'error'), anyJson).map(([error, id]) => `{"error":${error},"traceId":${id}}`),
  wireObject('traceId', 'message', 'path', 'timestamp', 'statusCode', 'error', '__proto__', 'constructor'),
  fc
    .record({ traceId: oddString, message: oddString, error: fc.record({ type: oddString }) })
    .map((body) => JSON.stringify(body)),
  anyJson,
  fc.uint8Array({ maxLength: 40 }),
);
/** What a header can contain: characters of one byte, and no line break. */
const anyHeader = fc.oneof(
  fc.string({ unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)) }),
  fc.constantFrom('7', '0', '-1', '1e3', '9'.repeat(400), 'Wed, 01 Jul 2026 12:00:02 GMT', '0000-00-00T0:00', ' '),
);
const anyHeaders = fc.record({ 'retry-after': anyHeader, 'content-type': anyHeader }, { requiredKeys: [] });

/** No 1xx, which scripts never see, and no status without a body. */
const anyStatus = fc.integer({ min: 300, max: 599 }).filter((status) => status !== 304);

test('any error answer is a fault in words: those that were sent, or our own', () =>
  holds(
    fc.asyncProperty(anyStatus, anyBody, anyHeaders, async (status, body, headers) => {
      const ours = `The service answered with status ${status}.`;
      const text = await new Response(body).text();
      const fault = await readErrorAnswer(new Response(body, { status, headers }), url);
      const { kind, message, type = 'x', traceId = 'x', retryAfterMs = 0, contentType = 'x', ...rest } = fault;
      expect(kind).toBe(status === 429 ? 'rate-limited' : 'http');
      expect(rest).toEqual({ code: expect.stringMatching(/^WS-20\d$/), url: url, status });
      expect(retryAfterMs).toBeGreaterThanOrEqual(0); // NaN would fail
      let sent: string[] = [];
      if (message !== ours) sent = [...stringsIn(JSON.parse(text))];
      expect(message === ours || sent.some((one) => one.includes(message))).toBe(true);
      for (const word of [message, type, traceId, contentType]) {
        expect(word.trim()).not.toBe('');
        expect(word.length).toBeLessThanOrEqual(300);
      }
    }),
  ));

const NOW = Date.parse('2026-07-01T12:00:00Z');
const anyMoment = fc.date({ noInvalidDate: true, min: new Date(0), max: new Date('9999-12-31') });

// The engine's lenient parser reads some of the first as a day in 2001. That day has passed, but must not mean "at once".
const NOTHING = ['-5', '1.5', '1, 2', 'soon 5', null, '', ' ', 'soon', '120s', '1e3', '0x10', 'Infinity', 'NaN'];

test.each<[string | null, number | undefined]>([
  [' 120 ', 120_000],
  ['Wednesday, 01-Jul-26 12:00:02 GMT', 2000],
  ...[...NOTHING, '9'.repeat(400)].map((header): [string | null, undefined] => [header, undefined]),
])('Retry-After: %j is a wait of %s ms', (header, ms) => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
  expect(readRetryAfterMs(header)).toBe(ms);
});

test('Retry-After of any text is a wait or none: never NaN, never a moment that has passed', () =>
  holds(
    fc.property(fc.oneof(oddString, fc.string(), fc.stringMatching(/^[\d:. +-]*$/)), (header) => {
      expect(readRetryAfterMs(header, NOW) ?? 0).toBeGreaterThanOrEqual(0);
    }),
  ));

test('Retry-After of any number of seconds is that long, of any date until then, to the second', () =>
  holds(
    fc.property(fc.nat(), fc.constantFrom('', ' ', '0'), anyMoment, anyMoment, (seconds, before, then, now) => {
      expect(readRetryAfterMs(before + seconds, NOW)).toBe(seconds * 1000);
      const leftMs = (moment: number) => (moment < now.getTime() ? undefined : moment - now.getTime());
      const second = Math.floor(then.getTime() / 1000) * 1000;
      expect(readRetryAfterMs(then.toUTCString(), now.getTime())).toBe(leftMs(second));
      expect(readRetryAfterMs(then.toISOString(), now.getTime())).toBe(leftMs(then.getTime()));
    }),
  ));
