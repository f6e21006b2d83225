import { describe, expect, test } from 'vitest';
import { readErrorAnswer } from '../../src/api/error-answer.ts';
import errors from './errors.json' with { type: 'json' };

const url = 'https://api.example/feeds/a/posts';
/** What every answer of these tests says that it is. */
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
    ['goes by its own status, not by that of the body', { message: 'x', statusCode: 200 }, { message: 'x' }],
    ['takes the form that reads', { message: 'Outer.', error: { message: 7 } }, { message: 'Outer.' }],
    ['keeps a message as text', { message: ' <b>bold</b> ' }, { message: '<b>bold</b>' }],
    ['keeps no more of a message than a card can hold', { message: 'x'.repeat(9e5) }, { message: 'x'.repeat(300) }],
    ['nor of a type', { error: { message: 'm', type: 'y'.repeat(9e5) } }, { message: 'm', type: 'y'.repeat(300) }],
    ['is never cut within a character', { message: `x${'😀'.repeat(200)}` }, { message: `x${'😀'.repeat(149)}` }],
  ])('%s', async (_, body, said) =>
    expect(await answer(403, body)).toEqual({ kind: 'http', code: 'WS-202', url, status: 403, contentType, ...said }),
  );

  test.each(Object.entries<unknown>(errors))('that holds %s gives its status in words of our own', async (_, body) => {
    expect(await answer(502, body)).toEqual({
      kind: 'http',
      code: 'WS-203',
      url,
      status: 502,
      contentType,
      message: 'The service answered with status 502.',
    });
  });

  test('is told as what it said that it is, without the rest', async () => {
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
    expect(await readErrorAnswer(new Response(body, { status: 500 }), url)).toMatchObject({
      kind: 'http',
      status: 500,
    });
  });
});
