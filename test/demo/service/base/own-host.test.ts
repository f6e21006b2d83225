import { describe, expect, it } from 'vitest';
import { isOwnHost } from '../../../../demo/service/base/own-host.ts';
import { sendRaw } from '../../../support/send-raw.ts';
import { useService } from '../service.ts';

const { service } = useService();

const named = (host: string) => host.replace('PORT', new URL(service().url).port);
const askBy = (host: string) => sendRaw(service().url, { path: '/feeds/bakery/posts', headers: { host: named(host) } });

describe('the local service', () => {
  const NEARLY = 'localhost localhost:1 127.0.0.2:PORT localhost.evil.example:PORT 127.0.0.1.evil.example:PORT';
  const STRANGE = 'evil.example evil.example:PORT "><script>alert(1)</script>:PORT';

  it.each(['', ...`${NEARLY} ${STRANGE}`.split(' ')])('answers nothing to one who calls it %j', async (host) => {
    const { status, text } = await askBy(host);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(text).not.toMatch(/items|<script>/);
  });

  it.each(['localhost:PORT', '127.0.0.1:PORT', '[::1]:PORT'])('answers to its own name %j', async (host) => {
    const { status, text } = await askBy(host);
    expect(status).toBe(200);
    expect(text).toContain(`http://${named(host)}/pictures/`);
  });

  it('needs no port in its name where that is the one of http', () => {
    const isOwn = [80, 8080, undefined].map((port) => isOwnHost('localhost', port));
    expect([...isOwn, isOwnHost('localhost:80', 80)]).toEqual([true, false, false, true]);
  });
});
