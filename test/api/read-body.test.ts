import { describe, expect, test, vi } from 'vitest';
import { BODY_MAX_BYTES } from '../../src/api/limits.ts';
import { readBody } from '../../src/api/read-body.ts';

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
