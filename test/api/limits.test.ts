import { describe, expect, test, vi } from 'vitest';
import * as limits from '../../src/api/limits.ts';
import { BODY_MAX_BYTES, readBody } from '../../src/api/limits.ts';

test('the bounds are those of the service, and memory has room for several of the largest bodies', () => {
  expect([limits.PAGE_MAX, limits.OFFSET_MAX, limits.BODY_MAX_BYTES]).toEqual([30, 100, 1e6]);
  expect([limits.ANSWER_MAX_BYTES, limits.FEED_MAX_BYTES]).toEqual([2e6, 2e7]);
});

test('a number is held within bounds, and whole', () => {
  const numbers = [5, 5.9, 1, -1, 10, Infinity, -Infinity, NaN];
  expect(numbers.map((value) => limits.clamp(value, 2, 9))).toEqual([5, 5, 2, 2, 9, 9, 2, 2]);
  expect([0, 1, 30, 31].map(limits.clampLimit)).toEqual([1, 1, 30, 30]);
});

describe('the text of an answer', () => {
  test('without an end is let go once it is too large', async () => {
    const cancel = vi.fn<() => void>();
    const pull = (stream: ReadableStreamDefaultController) => stream.enqueue(new Uint8Array(BODY_MAX_BYTES).fill(32));
    await expect(readBody(new Response(new ReadableStream({ pull, cancel })))).rejects.toThrow(RangeError);
    expect(cancel).toHaveBeenCalled();
  });

  test('is read where it is just small enough', async () => {
    expect(await readBody(new Response('x'.repeat(BODY_MAX_BYTES)))).toHaveLength(BODY_MAX_BYTES);
    await expect(readBody(new Response('x'.repeat(BODY_MAX_BYTES + 1)))).rejects.toThrow(RangeError);
  });

  test('keeps a character that is cut in two on its way', async () => {
    const body = new TransformStream<Uint8Array, Uint8Array>();
    const writer = body.writable.getWriter();
    for (const byte of new TextEncoder().encode('é🎉')) void writer.write(Uint8Array.of(byte));
    void writer.close();
    expect(await readBody(new Response(body.readable))).toBe('é🎉');
  });

  test('is empty where there is no body, and comes from a stand-in for fetch that knows no streams', async () => {
    expect(await readBody(new Response(null, { status: 204 }))).toBe('');
    expect(await readBody({ text: async () => '[]' } as Response)).toBe('[]');
  });

  test('that breaks off rejects with what broke it', async () => {
    const body = new ReadableStream<Uint8Array>({ pull: (stream) => stream.error(new TypeError('reset')) });
    await expect(readBody(new Response(body))).rejects.toThrow('reset');
  });
});
