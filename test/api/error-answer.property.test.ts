import { describe, expect, test } from 'vitest';
import { readErrorAnswer } from '../../src/api/error-answer.ts';
import { fc, holds } from '../support/property.ts';
import { anyJson, oddString, stringsIn, wireObject } from '../support/wire.ts';

const nested = fc.tuple(wireObject('message', 'type', 'error'), anyJson).map(([error, traceId]) => {
  return `{"error":${error},"traceId":${traceId}}`;
});
const flat = wireObject('traceId', 'message', 'path', 'timestamp', 'statusCode', 'error', '__proto__', 'constructor');
const words = fc.tuple(oddString, oddString, oddString).map(([message, type, traceId]) => {
  return JSON.stringify({ traceId, message: `${message} `, error: { message, type } });
});

const anyBody = fc.oneof(
  nested,
  flat,
  words,
  anyJson,
  fc.constantFrom('<!doctype html><title>502 Bad Gateway</title>', '{"message":', ''),
  fc.uint8Array({ maxLength: 40 }),
);

/** What a header can hold: one byte for each character, and no line break. */
const anyHeader = fc.oneof(
  fc.string({ unit: fc.integer({ min: 0x20, max: 0xff }).map((code) => String.fromCharCode(code)) }),
  fc.constantFrom('7', '0', '-1', '1e3', '9'.repeat(400), 'Wed, 01 Jul 2026 12:00:02 GMT', '0000-00-00T0:00', ' '),
  fc.nat().map(String),
);
const anyHeaders = fc.record({ 'retry-after': anyHeader, 'content-type': anyHeader }, { requiredKeys: [] });
const URL_ASKED = 'https://api.example/feeds/a/posts';

/** No 1xx, which no script sees, and no status that has no body. */
const anyStatus = fc.integer({ min: 300, max: 599 }).filter((status) => status !== 304);

describe('any error answer', () => {
  test('is a fault in words: those that were sent, or our own', () =>
    holds(
      fc.asyncProperty(anyStatus, anyBody, anyHeaders, async (status, body, headers) => {
        const ours = `The service answered with status ${status}.`;
        const text = await new Response(body).text();
        const fault = await readErrorAnswer(new Response(body, { status, headers }), URL_ASKED);
        const { kind, message, type = 'x', traceId = 'x', retryAfterMs = 0, contentType = 'x', ...rest } = fault;
        expect(kind).toBe(status === 429 ? 'rate-limited' : 'http');
        expect(rest).toEqual({ code: expect.stringMatching(/^WS-20\d$/), url: URL_ASKED, status });
        expect(retryAfterMs).toBeGreaterThanOrEqual(0); // so it is a number, too
        let sent: string[] = [];
        if (message !== ours) sent = [...stringsIn(JSON.parse(text))];
        expect(message === ours || sent.some((one) => one.includes(message))).toBe(true);
        for (const word of [message, type, traceId, contentType]) {
          expect(word.trim()).not.toBe('');
          expect(word.length).toBeLessThanOrEqual(300);
        }
      }),
    ));

  test('has the message that the service sent, in either shape, as far as a card can hold it', () =>
    holds(
      fc.asyncProperty(anyStatus, oddString, fc.boolean(), async (status, message, isNested) => {
        const body = isNested ? { error: { message } } : { message };
        const fault = await readErrorAnswer(Response.json(body, { status }), URL_ASKED);
        const sent = JSON.parse(JSON.stringify(message)) as string;
        if (fault.message !== `The service answered with status ${status}.`) {
          expect(sent.trim().startsWith(fault.message)).toBe(true);
          expect(fault.message.length).toBeGreaterThanOrEqual(Math.min(sent.trim().length - 1, 299));
        } else expect(sent.trim().length).toBeLessThan(2); // nothing, or half of a character
      }),
    ));
});
