import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { type LocalService, startService } from '../../demo/service/start-service.ts';
import { createForwarder } from '../../scripts/forward-to-sandbox.ts';
import { sendRaw } from '../support/send-raw.ts';
import { serve, type Served } from '../support/serve.ts';

const PATH = '/feeds/bakery/post-requests';
const POST = JSON.stringify({ action: 'publish', text: 'Hello' });

let service: LocalService;
let server: Served;
/** Stands still within a test, and moves between them, so that no rate refuses the key. */
let nowMs = Date.parse('2026-08-01T12:00:00.000Z');

function startForwarder(serviceUrl: string): Promise<Served> {
  const forward = createForwarder(serviceUrl);
  return serve((request, response) => void forward(request, response));
}

beforeAll(async () => {
  service = await startService({ now: () => nowMs });
  server = await startForwarder(service.url);
});

beforeEach(() => {
  nowMs += 60_000;
  service.clearRequests();
});

afterAll(async () => {
  await server.close();
  await service.close();
});

interface Sent {
  readonly path?: string;
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string;
}

const ask = async ({ path = PATH, method = 'POST', headers = {}, body = POST }: Sent = {}) => {
  const { host } = new URL(server.url);
  const sent = { path, method, headers: { host, origin: server.url, ...headers }, body };
  const { text, ...answer } = await sendRaw(server.url, sent);
  return { ...answer, body: JSON.parse(text) as unknown };
};

describe('what the studio’s server forwards to the sandbox', () => {
  test.each([
    ['a page of another site', { origin: 'https://evil.example' }],
    ['a page of another port of this machine', { origin: 'http://127.0.0.1:1' }],
    ['a page of this origin over another protocol', { origin: 'https://127.0.0.1:PORT' }],
    ['a frame without an origin', { origin: 'null' }],
    ['a page that leads here by a name of its own', { host: 'evil.example:PORT', origin: 'http://evil.example:PORT' }],
  ])('is nothing that %s sends', async (_, written) => {
    const headers = JSON.parse(JSON.stringify(written).replaceAll('PORT', new URL(server.url).port)) as typeof written;
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
});
