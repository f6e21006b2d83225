import { createServer, request as send, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { BODY_MAX_BYTES, BURST_REQUESTS } from '../../demo/service/keyed/choices.ts';
import { type LocalService, startService } from '../../demo/service/start-service.ts';
import { createForwarder } from '../../scripts/forward-to-sandbox.ts';

const PATH = '/feeds/bakery/post-requests';
const POST = JSON.stringify({ action: 'publish', text: 'Hello' });

let service: LocalService;
let server: Server;
let port: number;
/** Moves when a test needs a key that no rate refuses. */
let aheadMs = 0;

beforeAll(async () => {
  service = await startService({ now: () => Date.now() + aheadMs });
  const forward = createForwarder(service.url);
  server = createServer((request, response) => void forward(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  ({ port } = server.address() as AddressInfo);
});

beforeEach(() => {
  aheadMs += 60_000;
  service.clearRequests();
});

afterAll(async () => {
  server.close();
  await service.close();
});

interface Sent {
  readonly path?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

interface Answered {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: unknown;
}

/** Sends what a page could send, and what no page could: `fetch` would set some headers itself. */
const ask = ({ path = PATH, method = 'POST', headers = {}, body = POST }: Sent = {}): Promise<Answered> =>
  new Promise((resolve, reject) => {
    const host = `127.0.0.1:${port}`;
    const sent = send(
      { host: '127.0.0.1', port, path, method, headers: { host, origin: `http://${host}`, ...headers } },
      async (response) => {
        const text = (await response.setEncoding('utf8').toArray()).join('');
        resolve({ status: response.statusCode, headers: response.headers, body: JSON.parse(text) });
      },
    );
    sent.on('error', reject).end(body);
  });

describe('what the studio’s server forwards to the sandbox', () => {
  test.each([
    ['a page of another site', { origin: 'https://evil.example' }],
    ['a page of another port of this machine', { origin: 'http://127.0.0.1:1' }],
    ['a page of this origin over another protocol', { origin: 'https://127.0.0.1:PORT' }],
    ['a frame without an origin', { origin: 'null' }],
    ['a page that leads here by a name of its own', { host: 'evil.example:PORT', origin: 'http://evil.example:PORT' }],
  ])('is nothing that %s sends', async (_, written) => {
    const headers = Object.fromEntries(
      Object.entries(written).map(([name, value]) => [name, value.replace('PORT', String(port))]),
    );
    expect(await ask({ headers })).toMatchObject({ status: 403, body: { message: expect.stringContaining('studio') } });
    expect(service.requests()).toEqual([]);
  });

  test.each<Sent>([
    { path: '/feeds/bakery/contacts' },
    { path: '/feeds/bakery/post-requests/../contacts' },
    { path: '/feeds/..%2f..%2fsandbox%2freset/post-requests' },
    { path: '//example.com/feeds/bakery/post-requests' },
    { path: `${PATH}?a=b` },
    { path: '/sandbox/reset' },
    { method: 'GET', body: '' },
    { method: 'DELETE', body: '' },
  ])('is nothing but post requests: %j', async (sent) => {
    expect(await ask(sent)).toMatchObject({ status: 404 });
    expect(service.requests()).toEqual([]);
  });

  test('is sent with the sandbox’s key, and with no other', async () => {
    const answer = await ask({ headers: { 'x-api-key': 'mine', authorization: 'Basic bWluZQ==', cookie: 'a=b' } });
    expect(answer).toMatchObject({ status: 200, body: { state: 'published' } });
    expect(answer.headers).toMatchObject({
      'x-api-version': '2026-07',
      'content-type': expect.stringContaining('json'),
    });
    expect(service.requests()).toEqual([PATH]);
  });

  test('is refused as the sandbox refuses it', async () => {
    expect(await ask({ path: '/feeds/club/post-requests' })).toMatchObject({
      status: 403,
      body: { message: expect.stringContaining('club') },
    });
    expect(await ask({ body: '{' })).toMatchObject({ status: 400 });
    expect(await ask({ body: '{"imageUrl":"ftp://a"}' })).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('imageUrl') },
    });
    const large = JSON.stringify({ text: 'a'.repeat(BODY_MAX_BYTES + 1) });
    expect(await ask({ body: large })).toMatchObject({ status: 413 });
    const answers = await Promise.all(Array.from({ length: BURST_REQUESTS + 1 }, () => ask()));
    const throttled = answers.find(({ status }) => status === 429);
    expect(throttled).toMatchObject({ headers: { 'retry-after': '5' }, body: { error: { type: 'rate_limited' } } });
  });

  test('goes to a sandbox of this machine alone', () => {
    for (const url of [
      'https://api.example',
      'http://127.0.0.1.example:80',
      'http://10.0.0.1:4801',
      'https://127.0.0.1',
    ])
      expect(() => createForwarder(url), url).toThrow('this machine');
  });
});

test('a sandbox that has ended is told of in words', async () => {
  const gone = await startService();
  await gone.close();
  const forward = createForwarder(gone.url);
  const other = createServer((request, response) => void forward(request, response));
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(other.address() as AddressInfo).port}`;
  const answer = await fetch(url + PATH, { method: 'POST', headers: { origin: url }, body: POST });
  expect(answer.status).toBe(502);
  expect(await answer.json()).toMatchObject({ message: expect.stringContaining('does not answer') });
  other.close();
});
