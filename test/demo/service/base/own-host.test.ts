import { request } from 'node:http';
import { describe, expect, it } from 'vitest';
import { isOwnHost } from '../../../../demo/service/base/own-host.ts';
import { useService } from '../service.ts';

const { service } = useService();

const portOf = () => new URL(service().url).port;
const named = (host: string) => host.replace('PORT', portOf());

/** Asks the service by any name, which `fetch` would not say. */
const askBy = (host: string): Promise<{ status: number | undefined; body: string }> =>
  new Promise((resolve, reject) => {
    const options = {
      host: '127.0.0.1',
      port: portOf(),
      path: '/feeds/bakery/posts',
      headers: { host },
      setHost: false,
    };
    const asked = request(options, async (answer) => {
      resolve({ status: answer.statusCode, body: (await answer.setEncoding('utf8').toArray()).join('') });
    });
    asked.on('error', reject).end();
  });

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
    const { status, body } = await askBy(named(host));
    expect(status).toBeGreaterThanOrEqual(400);
    expect(body).not.toMatch(/items|<script>/);
  });

  it.each(['localhost:PORT', '127.0.0.1:PORT', '[::1]:PORT'])('answers to its own name %j', async (host) => {
    const { status, body } = await askBy(named(host));
    expect(status).toBe(200);
    expect(body).toContain(`http://${named(host)}/pictures/`);
  });

  it('needs no port in its name where that is the one of http', () => {
    const isOwn = [80, 8080, undefined].map((port) => isOwnHost('localhost', port));
    expect([...isOwn, isOwnHost('localhost:80', 80)]).toEqual([true, false, false, true]);
  });
});
