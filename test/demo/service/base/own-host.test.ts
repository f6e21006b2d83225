import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { isOwnHost } from '../../../../demo/service/base/own-host.ts';
import { useService } from '../service.ts';

const { service } = useService();

/** Asks the service by any name, which `fetch` would not say. */
function askBy(host: string, path = '/p/bakery/bakery-1'): Promise<{ status: number | undefined; body: string }> {
  const { port } = new URL(service().url);
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers: { host }, setHost: false }, (answer) => {
      let body = '';
      answer.setEncoding('utf8').on('data', (text: string) => (body += text));
      answer.on('end', () => resolve({ status: answer.statusCode, body }));
    })
      .on('error', reject)
      .end();
  });
}

describe('the local service', () => {
  it.each([
    'evil.example',
    'evil.example:PORT',
    'localhost.evil.example:PORT',
    '127.0.0.1.evil.example:PORT',
    '"><script>alert(1)</script>:PORT',
    'localhost',
    'localhost:1',
    '127.0.0.2:PORT',
    '',
  ])('answers nothing to one who calls it %j', async (host) => {
    const { port } = new URL(service().url);
    const { status, body } = await askBy(host.replace('PORT', port), '/feeds/bakery/posts');
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body).not.toContain('items');
    expect(body).not.toContain('<script>');
  });

  it.each(['localhost:PORT', '127.0.0.1:PORT', '[::1]:PORT'])('answers to its own name %j', async (host) => {
    const { port } = new URL(service().url);
    const { status, body } = await askBy(host.replace('PORT', port), '/feeds/bakery/posts');
    expect(status).toBe(200);
    expect(body).toContain(`http://${host.replace('PORT', port)}/pictures/`);
  });

  it('needs no port in its name where that is the one of http', () => {
    expect([isOwnHost('localhost', 80), isOwnHost('localhost:80', 80), isOwnHost('localhost', 8080)]).toEqual([
      true,
      true,
      false,
    ]);
    expect(isOwnHost('localhost', undefined)).toBe(false);
  });
});
