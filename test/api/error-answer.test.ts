import { describe, expect, test } from 'vitest';
import { readErrorAnswer } from '../../src/api/error-answer.ts';

const answer = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  readErrorAnswer(new Response(typeof body === 'string' ? body : JSON.stringify(body), { status, headers }));

describe('an answer outside 2xx', () => {
  test('in the trace form gives its message and trace id', async () => {
    const body = { traceId: 't-1', message: 'No key.', path: '/feeds', timestamp: '2026-01-01', statusCode: 403 };
    expect(await answer(403, body)).toEqual({ kind: 'http', status: 403, message: 'No key.', traceId: 't-1' });
  });

  test('in the nested form gives its message and type', async () => {
    const body = { error: { message: 'No key.', type: 'forbidden' } };
    expect(await answer(403, body)).toEqual({ kind: 'http', status: 403, message: 'No key.', type: 'forbidden' });
  });

  test.each([
    ['nothing', ''],
    ['a page', '<!doctype html><h1>502</h1>'],
    ['half an object', '{"message": "Bro'],
    ['null', 'null'],
    ['a list', '[{"message": "in a list"}]'],
    ['a string', '"message"'],
    ['fields of wrong types', { message: 5, traceId: {}, error: { message: ['x'], type: null } }],
    ['null for fields', { message: null, traceId: null, error: null }],
    ['an error that is no object', { error: 'forbidden' }],
    ['blanks', { message: '  \n', error: { message: '', type: ' ' } }],
    ['a prototype', '{"__proto__": {"message": "polluted"}}'],
  ])('that holds %s gives its status in words of our own', async (_, body) => {
    expect(await answer(502, body)).toEqual({
      kind: 'http',
      status: 502,
      message: 'The service answered with status 502.',
    });
  });

  test('goes by the status of the answer, not by that of the body', async () => {
    expect((await answer(500, { message: 'x', statusCode: 200 })).status).toBe(500);
  });

  test('takes the form that reads where both stand in one body', async () => {
    expect((await answer(500, { message: 'Outer.', error: { message: 7 } })).message).toBe('Outer.');
  });

  test('keeps a message as text, and no longer than a card can hold', async () => {
    expect((await answer(500, { message: ' <b>bold</b> ' })).message).toBe('<b>bold</b>');
    expect((await answer(500, { message: 'x'.repeat(9e5) })).message).toBe('x'.repeat(300));
    expect((await answer(500, { error: { message: 'm', type: 'y'.repeat(9e5) } })).type).toHaveLength(300);
  });

  test('is never cut in the middle of a character', async () => {
    const { message } = await answer(500, { message: `x${'😀'.repeat(200)}` });
    expect(message.endsWith('😀')).toBe(true);
  });

  test('is a rate limit at 429, with the wait where there is one to read', async () => {
    expect(await answer(429, { message: 'Slow down.' }, { 'retry-after': '7' })).toEqual({
      kind: 'rate-limited',
      status: 429,
      message: 'Slow down.',
      retryAfterMs: 7000,
    });
    expect(await answer(429, {})).not.toHaveProperty('retryAfterMs');
    expect((await answer(503, {}, { 'retry-after': '0' })).retryAfterMs).toBe(0);
  });

  test('keeps its status where its body breaks off', async () => {
    const body = new ReadableStream({ start: (stream) => stream.error(new TypeError('terminated')) });
    expect(await readErrorAnswer(new Response(body, { status: 500 }))).toMatchObject({ kind: 'http', status: 500 });
  });
});
