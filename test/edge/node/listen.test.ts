import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { listen, type Listening } from '../../../src/edge/node/listen.ts';
import { createResponder } from '../../../src/edge/handler.ts';
import notHttp from './not-http.json' with { type: 'json' };
import { useService } from '../../demo/service/service.ts';

const { service } = useService();

let server: Listening;
const start = () => listen(createResponder({ baseUrl: service().url }), 0, '127.0.0.1');
beforeAll(async () => void (server = await start()));
afterAll(() => server.close());

/** What the server answers to bytes that no HTTP client would send. */
async function send(bytes: string): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1');
  socket.write(bytes);
  return text(socket);
}

test.each(notHttp as [string, string, number, string][])(
  'a server on Node answers %s with one clear line',
  async (_, written, status, line) => {
    const bytes = written.replace('LONG', 'a'.repeat(1e6)).replace('END', '\r\nConnection: close\r\n\r\n');
    const [head = '', body = ''] = (await send(bytes)).split('\r\n\r\n');
    expect(head.split(' ')[1]).toBe(String(status));
    expect(head.toLowerCase()).toContain('x-content-type-options: nosniff');
    expect(body).toContain(line);
    expect(body).not.toContain('<');
    expect((await fetch(`${server.url}/widget?feed-id=choir`)).status).toBe(200);
  },
);

test('a server on Node answers GET with a body and its length, HEAD without one, and 304 to who has it', async () => {
  const response = await fetch(`${server.url}/widget?feed-id=bakery&limit=1`);
  const body = await response.text();
  expect(response.headers.get('content-length')).toBe(String(new TextEncoder().encode(body).length));
  const known = { headers: { 'if-none-match': response.headers.get('etag') ?? '' } };
  const others = await Promise.all([fetch(response.url, { method: 'HEAD' }), fetch(response.url, known)]);
  expect(others.map(({ status }) => status)).toEqual([200, 304]);
  expect(await Promise.all(others.map((other) => other.text()))).toEqual(['', '']);
});
