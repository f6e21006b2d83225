import { describe, expect, test } from 'vitest';
import { itemsOf } from '../service.ts';
import { BAKERY, BASIC, KEY, useSandbox } from '../sandbox-client.ts';

const sandbox = useSandbox();
const patient = (headers: Readonly<Record<string, string>> = KEY) => sandbox().patientClient(headers);
const listed = async (query = {}) => itemsOf((await patient()('listContacts', { ...BAKERY, ...query })).body);
const create = (body: object) => patient()('createContact', BAKERY, body);
const GRETA = { ...BAKERY, contactId: 'contact-greta' };
const greta = async () => (await listed()).find(({ id }) => id === GRETA.contactId);

describe('a contact', () => {
  test('is created with what was sent, is empty where nothing was, and active at once where it is added directly', async () => {
    const ada = { name: 'Ada', email: 'ada@example.com' };
    const more = { follows: { bakery: { since: 2026 } }, statusTags: {}, useEmailByDefault: true };
    expect(await create({ ...ada, tags: ['new', 'new'], ...more })).toMatchObject({
      status: 200,
      body: { id: expect.any(String), ...ada, phone: '', image: '', state: 'pending' },
    });
    expect((await listed()).at(-1)).toMatchObject({ name: 'Ada', tags: ['new'], feedId: 'bakery' });
    expect(await create({})).toMatchObject({ body: { name: '', email: '', phone: '', image: '' } });
    expect(await create({ addDirectly: true })).toMatchObject({ body: { state: 'active' } });
  });

  test.each([{ name: 5 }, { tags: 'one' }, { tags: [1] }, { addDirectly: 'yes' }, { follows: [] }, { email: null }])(
    'is not created out of %j',
    async (body) => {
      const before = await listed();
      expect((await create(body)).status).toBe(400);
      expect(await listed()).toEqual(before);
    },
  );

  test('of a workspace is not in another', async () => {
    const valley = patient({ 'x-api-key': 'sandbox-valley' });
    await valley('createContact', { feedId: 'club' }, { name: 'Clubber' });
    expect(itemsOf((await valley('listContacts', { feedId: 'club', $filter: 'Clubber' })).body)).toHaveLength(1);
    expect(await listed({ $filter: 'Clubber' })).toEqual([]);
  });

  test('is lost by none of two clients that create 200 at the same time', { timeout: 60_000 }, async () => {
    const clients = [KEY, { 'x-api-key': 'sandbox-valley' }].map((headers) => sandbox().client(headers));
    await sandbox().atOnce(200, async (i) => clients[i % 2]?.('createContact', BAKERY, { name: `Both ${i}` }));
    const pages = await Promise.all([0, 100, 200].map(($offset) => listed({ $limit: 100, $offset })));
    const found = pages.flat();
    expect(new Set(found.map(({ id }) => id)).size).toBe(203);
    const names = Array.from({ length: 200 }, (_, i) => `Both ${i}`);
    expect(
      found
        .slice(3)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(names.toSorted());
  });
});

describe('the list of contacts', () => {
  test('has pages, whatever is asked for', async () => {
    expect((await listed()).map(({ id }) => id)).toEqual(['contact-greta', 'contact-aldous', 'contact-noor']);
    expect((await listed({ $offset: 1, $limit: 1 })).map(({ id }) => id)).toEqual(['contact-aldous']);
    expect(await listed({ $offset: 99 })).toEqual([]);
    expect(await listed({ $offset: -5 })).toHaveLength(3);
  });

  test.each([
    ['', 50],
    ['many', 50],
    [-3, 1],
    [7.9, 7],
    [1000, 100],
  ])('has pages of a number that is clamped: %j', async ($limit, maxResults) => {
    expect(await patient()('listContacts', { ...BAKERY, $limit })).toMatchObject({ body: { meta: { maxResults } } });
  });

  test('finds words and is ordered', async () => {
    expect((await listed({ $filter: 'OLSEN greta' })).map(({ name }) => name)).toEqual(['Greta Olsen']);
    expect((await listed({ $filter: 'example.org' })).map(({ name }) => name)).toEqual(['Noor Haddad']);
    const names = async ($orderBy: string) => (await listed({ $orderBy })).map(({ id }) => String(id).slice(8));
    expect(await names('name asc')).toEqual(['aldous', 'greta', 'noor']);
    expect(await names('email desc')).toEqual(['noor', 'greta', 'aldous']);
    expect(await names('__proto__ asc')).toEqual(['greta', 'aldous', 'noor']);
  });
});

test('the notification settings change what is sent, and activate', async () => {
  await patient(BASIC)('unsubscribeContacts', BAKERY, [{ email: 'GRETA@example.com ', phone: '' }]);
  expect(await greta()).toMatchObject({ state: 'unsubscribed', notificationSettings: { email: false, sms: false } });
  const { status, body } = await patient()('setNotifications', GRETA, { sms: true });
  const known = { name: 'Greta Olsen', email: 'greta@example.com', phone: '+4512345601', image: '' };
  expect([status, body]).toEqual([200, { id: 'contact-greta', feedId: 'bakery', ...known, state: 'active' }]);
  expect(await greta()).toMatchObject({ notificationSettings: { email: false, sms: true } });
});

const tagsOf = async () => (await greta())?.['tags'];

test('tags are added and removed, and counted', async () => {
  const change = (body: object) => patient()('changeContactTags', GRETA, body);
  const { status, body } = await change({ tagsToAdd: ['vip', 'vip', 'plums'], tagsToRemove: ['regular', 'none'] });
  expect([status, body]).toEqual([204, '']);
  expect(await tagsOf()).toEqual(['plums', 'vip']);
  await change({ tagsToAdd: ['both'], tagsToRemove: ['both'] });
  await change({});
  expect(await tagsOf()).toEqual(['plums', 'vip']);
  const { body: tags } = await patient()('listContactTags', BAKERY);
  expect(tags).toEqual(['plums', 'vip', 'regular'].map((name) => ({ name, contacts: 1 })));
});

test.each(['setNotifications', 'changeContactTags'])('%s of nobody is 404', async (operation) => {
  const answer = await patient()(operation, { ...BAKERY, contactId: 'nobody' }, {});
  expect(answer).toMatchObject({ status: 404, body: { statusCode: 404 } });
});

describe('who wants no more', () => {
  const OPERATIONS = ['unsubscribeContacts', 'suppressContacts'];
  const ask = (operation: string, body: unknown) => patient(BASIC)(operation, BAKERY, body);

  test('is found by email or phone, and a key is not enough to say so', async () => {
    expect((await ask('suppressContacts', [{ email: '', phone: '+4512345603' }])).status).toBe(204);
    expect((await listed()).map(({ state }) => state)).toEqual(['active', 'active', 'suppressed']);
    const refused = await patient()('unsubscribeContacts', BAKERY, []);
    expect(refused).toMatchObject({ status: 403, body: { message: 'This needs Basic credentials.' } });
  });

  test('is nobody where an address is empty or unknown', async () => {
    const before = await listed();
    const unknown = ['', 'nobody@example.com'].map((email) => ({ email, phone: '' }));
    for (const operation of OPERATIONS) expect((await ask(operation, unknown)).status).toBe(204);
    expect(await listed()).toEqual(before);
  });

  test('is suppressed when created later, and only unsubscribed then is not', async () => {
    await ask('suppressContacts', [{ email: 'later@example.com', phone: '' }]);
    await ask('unsubscribeContacts', [{ email: 'other@example.com', phone: '' }]);
    const stateOf = async (email: string) => (await create({ email, addDirectly: true })).body;
    expect(await stateOf('Later@example.com')).toMatchObject({ state: 'suppressed' });
    expect(await stateOf('other@example.com')).toMatchObject({ state: 'active' });
  });

  test.each([{}, [{}], [{ email: 'a@example.com' }], [{ email: 5, phone: '' }], null])(
    'is not said by %j',
    async (body) => {
      for (const operation of OPERATIONS) expect((await ask(operation, JSON.stringify(body))).status).toBe(400);
    },
  );
});
