import { describe, expect, test } from 'vitest';
import { itemsOf } from '../service.ts';
import { type Answer, BAKERY, BASIC, KEY, useSandbox } from '../sandbox-client.ts';

const sandbox = useSandbox();
const statuses = (answers: readonly Answer[], status: number) => answers.filter((one) => one.status === status).length;

const atOnce = (count: number, call: (i: number) => Promise<Answer>) =>
  Promise.all(Array.from({ length: count }, (_, i) => call(i)));

describe('the rates (§8)', { timeout: 60_000 }, () => {
  test('of a burst of 1,000 requests with one key let 20 through, and lose none of those', async () => {
    const call = sandbox().client(KEY);
    const answers = await atOnce(1000, (i) => call('createContact', BAKERY, { name: `Burst ${i}` }));
    expect([statuses(answers, 200), statuses(answers, 429)]).toEqual([20, 980]);
    for (const { headers, body } of answers.filter(({ status }) => status === 429)) {
      expect(headers['retry-after']).toBe('5');
      expect(body).toEqual({ error: { message: 'Too many requests: wait 5 s.', type: 'rate_limited' } });
    }
    sandbox().clock.now += 5000;
    const created = answers.filter(({ status }) => status === 200).map(({ body }) => body);
    const { body } = await call('listContacts', { ...BAKERY, $filter: 'Burst' });
    expect(itemsOf(body)).toHaveLength(20);
    for (const contact of created) expect(itemsOf(body)).toContainEqual(expect.objectContaining(contact));
  });

  test('let 60 requests through in a minute, even without a burst', async () => {
    const call = sandbox().client(KEY);
    for (let i = 0; i < 60; i++) {
      sandbox().clock.now += 500;
      expect((await call('checkAuthorization')).status).toBe(200);
    }
    sandbox().clock.now += 500;
    const { status, headers } = await call('checkAuthorization');
    expect([status, headers['retry-after']]).toEqual([429, '30']);
    sandbox().clock.now += 30_000;
    expect((await call('checkAuthorization')).status).toBe(200);
  });

  test('count each key, each Basic credential and the address without a key by themselves', async () => {
    const clients = [KEY, { 'x-api-key': 'sandbox-valley' }, BASIC, {}].map((headers) => sandbox().client(headers));
    for (const call of clients) expect(statuses(await atOnce(21, () => call('checkAuthorization')), 429)).toBe(1);
  });

  test('count all requests without a valid key together, whatever key they try', async () => {
    const answers = await atOnce(50, (i) => sandbox().client({ 'x-api-key': `guess-${i}` })('checkAuthorization'));
    expect([statuses(answers, 403), statuses(answers, 429)]).toEqual([20, 30]);
  });

  test.each([
    ['listPosts', BAKERY],
    ['listPublicPosts', BAKERY],
    ['findEmbedded', { embedId: 'town', org: 'valley' }],
  ])('are none for the public %s, with a key or without', async (operation, parameters) => {
    const ask = (i: number) => sandbox().client(i % 2 ? KEY : {})(operation, parameters);
    expect(statuses(await atOnce(100, ask), 200)).toBe(100);
  });
});
