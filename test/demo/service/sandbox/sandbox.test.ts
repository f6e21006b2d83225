import { describe, expect, test } from 'vitest';
import { CHOICES } from '../../../../demo/service/keyed/choices.ts';
import { CREDENTIALS } from '../../../../demo/service/keyed/credentials.ts';
import { describeSandbox } from '../../../../demo/service/sandbox/describe-sandbox.ts';
import { itemsOf } from '../service.ts';
import { BAKERY, BASIC, KEY, useSandbox } from '../sandbox-client.ts';

const sandbox = useSandbox();
const reset = (headers: Readonly<Record<string, string>> = {}) =>
  fetch(`${sandbox().url}/sandbox/reset`, { method: 'POST', headers });

describe('a reset', () => {
  test('makes everything as at the start: records, posts and rates', { timeout: 60_000 }, async () => {
    const lists = ['listContacts', 'listCollections', 'listProducts', 'listPosts'];
    const call = sandbox().client(KEY);
    await reset();
    const read = async () => Promise.all(lists.map(async (operation) => itemsOf((await call(operation, BAKERY)).body)));
    const before = await read();
    const gone = { name: 'Gone', title: 'Gone', action: 'publish', text: 'Gone' };
    for (const operation of ['createContact', 'upsertCollection', 'upsertProduct', 'requestPost'])
      await call(operation, BAKERY, gone);
    await sandbox().client(BASIC)('suppressContacts', BAKERY, [{ email: 'greta@example.com', phone: '' }]);
    expect(await read()).not.toEqual(before);
    await Promise.all(Array.from({ length: 30 }, () => call('checkAuthorization')));
    expect((await call('checkAuthorization')).status).toBe(429);
    expect((await reset()).status).toBe(204);
    expect(await read()).toEqual(before);
  });

  test('is not for a page of another origin', async () => {
    for (const origin of ['https://example.com', 'null', sandbox().url.replace('http', 'https')]) {
      const { status, headers } = await reset({ origin });
      expect([status, headers.get('access-control-allow-origin')]).toEqual([403, null]);
    }
    expect((await reset({ origin: sandbox().url })).status).toBe(204);
  });
});

describe('what the sandbox prints', () => {
  test('has its address, its documentation and every credential', () => {
    const printed = describeSandbox('http://127.0.0.1:4801');
    expect(printed).toContain('http://127.0.0.1:4801/docs');
    for (const { secret } of CREDENTIALS) expect(printed).toContain(` ${secret} `);
  });

  test('has lines that do what they say', async () => {
    const lines = [...describeSandbox(sandbox().url).matchAll(/^ {2}curl (.+)$/gm)].map(([, line = '']) => line);
    const [publish = '', look = '', reset = ''] = lines;
    expect(await run(publish)).toMatchObject({ state: 'published' });
    expect(itemsOf(await run(look))).toMatchObject([{ text: 'Hello from the sandbox.' }]);
    expect(await run(reset)).toBeUndefined();
    const [first] = itemsOf((await sandbox().client()('listPosts', BAKERY)).body);
    expect(first?.['text']).not.toBe('Hello from the sandbox.');
  });
});

/** Sends what a line of curl sends. */
async function run(line: string): Promise<unknown> {
  const words = [...line.matchAll(/'([^']*)'|(\S+)/g)].map(([, quoted, bare]) => quoted ?? bare ?? '');
  const after = (option: string) => words.filter((_, i) => words[i - 1] === option);
  const [body] = after('-d');
  const answer = await fetch(words.find((word) => word.startsWith('http')) ?? '', {
    method: after('-X')[0] ?? (body === undefined ? 'GET' : 'POST'),
    headers: after('-H').map((header) => header.split(': ') as [string, string]),
    ...(body !== undefined && { body }),
  });
  const text = await answer.text();
  return text ? JSON.parse(text) : undefined;
}

describe('the documentation page', () => {
  test('is served from the sandbox alone', async () => {
    const page = await fetch(`${sandbox().url}/docs`);
    const html = await page.text();
    const addresses = [...html.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
    expect(addresses.length).toBeGreaterThan(3);
    for (const address of addresses) {
      const url = new URL(address, page.url);
      expect(url.origin).toBe(sandbox().url);
      expect((await fetch(url)).ok).toBe(true);
    }
  });

  test('says what was chosen where the specification leaves it open', () => {
    const { description = '' } = sandbox().description.info;
    for (const { about } of CHOICES) expect(description).toContain(about);
  });
});
