import { describe, expect, test } from 'vitest';
import { Records } from '../../../../demo/service/catalogue/records.ts';
import { isObject, itemsOf } from '../service.ts';
import { BAKERY, KEY, useSandbox } from '../sandbox-client.ts';
import { fc, holds } from '../../../support/property.ts';

const sandbox = useSandbox();
const call = (operation: string, body?: unknown, query = {}) =>
  sandbox().patientClient(KEY)(operation, { ...BAKERY, ...query }, body);
const list = async (operation: string, query = {}) => itemsOf((await call(operation, undefined, query)).body);
const idOf = ({ body }: { readonly body: unknown }): unknown => (isObject(body) ? body['id'] : undefined);

describe.each([
  ['upsertCollection', 'listCollections'],
  ['upsertProduct', 'listProducts'],
])('%s', (upsert, lists) => {
  test('creates, and updates by externalId and by id; what is not sent stays', async () => {
    const before = await list(lists);
    const created = await call(upsert, { externalId: 'mine', title: 'One', handle: 'one' });
    const id = idOf(created);
    expect([created.status, created.body]).toEqual([200, { id: expect.any(String) }]);
    expect(idOf(await call(upsert, { externalId: 'mine', title: 'Two' }))).toBe(id);
    expect(idOf(await call(upsert, { id, title: 'Three' }))).toBe(id);
    const after = await list(lists);
    expect(after).toHaveLength(before.length + 1);
    expect(after.at(-1)).toMatchObject({ id, externalId: 'mine', title: 'Three', handle: 'one' });
  });

  test('keeps an id of the caller’s, so that it finds it again', async () => {
    expect(idOf(await call(upsert, { id: 'my id/1', title: 'A' }))).toBe('my id/1');
    expect(idOf(await call(upsert, { id: 'my id/1', title: 'B' }))).toBe('my id/1');
    expect((await list(lists)).filter(({ id }) => id === 'my id/1')).toMatchObject([{ title: 'B' }]);
  });

  test('refuses an externalId of another record with 409, and changes nothing', async () => {
    await call(upsert, { id: 'a', externalId: 'one', title: 'A' });
    await call(upsert, { id: 'b', externalId: 'two', title: 'B' });
    const before = await list(lists);
    const refused = await call(upsert, { id: 'b', externalId: 'one', title: 'C' });
    expect(refused).toMatchObject({ status: 409, body: { statusCode: 409 } });
    expect(await list(lists)).toEqual(before);
  });

  test('of the same record at the same time leaves one record', async () => {
    const client = sandbox().client(KEY);
    const send = (i: number) => client(upsert, BAKERY, { externalId: 'same', title: `Title ${i}` });
    const answers = await sandbox().atOnce(40, send);
    expect(new Set(answers.map(idOf)).size).toBe(1);
    expect((await list(lists)).filter(({ externalId }) => externalId === 'same')).toHaveLength(1);
  });

  test('is listed in pages, and found by words', async () => {
    for (let i = 0; i < 5; i++) await call(upsert, { title: `Paged ${i}` });
    const found = await list(lists, { $filter: 'paged', $offset: 1, $limit: 2 });
    expect(found.map(({ title }) => title)).toEqual(['Paged 1', 'Paged 2']);
  });
});

test('a collection needs a title, and a product nothing', async () => {
  const refused = await call('upsertCollection', { handle: 'x' });
  expect(refused).toMatchObject({ status: 400, body: { message: expect.stringContaining('title') } });
  expect((await call('upsertProduct', {})).status).toBe(200);
});

test('a collection says when it was created and updated, and not what is for the upsert alone', async () => {
  await call('upsertCollection', { id: 'dated', title: 'A', source: 'shop', customProperties: { a: [1] } });
  sandbox().clock.now += 60_000;
  await call('upsertCollection', { id: 'dated', title: 'A' });
  const collection = (await list('listCollections')).find(({ id }) => id === 'dated') ?? {};
  expect(Object.keys(collection).toSorted()).toEqual(['created', 'feedId', 'id', 'title', 'updated']);
  const [created = 0, updated = 0] = ['created', 'updated'].map((name) => Date.parse(String(collection[name])));
  expect(updated - created).toBeGreaterThan(60_000);
});

test('a product has all that was sent, and its collections by name, however they were named', async () => {
  const words = { externalId: 'p', title: 'P', handle: 'h', bodyHtml: '<p>x</p>', type: 't', vendor: 'v' };
  const urls = { url: 'https://example.com/p', imageUrl: 'https://example.com/p.png' };
  const sale = { price: 1.5, originalPrice: 2, currency: 'EUR', isForSale: false, status: 'draft' };
  const sent = { ...words, ...urls, ...sale, tags: ['a'], customProperties: { deep: { er: [1, null, 'x'] } } };
  const externalCollectionIds = ['cake', 'bread'];
  const links = { collectionIds: ['collection-cake', 'later'], externalCollectionIds, source: 's' };
  const id = idOf(await call('upsertProduct', { ...sent, ...links }));
  const find = async () => (await list('listProducts')).find((product) => product['id'] === id);
  const cake = { id: 'collection-cake', collectionTitle: 'Cake' };
  const bread = { id: 'collection-bread', collectionTitle: 'Bread' };
  expect(await find()).toEqual({ id, ...sent, collections: [cake, bread] });
  await call('upsertCollection', { id: 'later', title: 'Later' });
  expect(await find()).toMatchObject({ collections: [cake, { id: 'later', collectionTitle: 'Later' }, bread] });
});

test('records keep one id for each externalId, whatever is upserted', () => {
  const key = fc.constantFrom('a', 'b', 'c');
  const body = fc.record({ id: key, externalId: key, title: fc.string() }, { requiredKeys: [] });
  holds(
    fc.property(fc.array(body, { maxLength: 30 }), (bodies) => {
      const records = new Records<{ id?: string; externalId?: string; title?: string }>();
      for (const one of bodies) {
        const before = records.list();
        try {
          const { id } = records.upsert(one);
          expect(records.find(id)).toMatchObject(one);
        } catch (reason) {
          expect(reason).toMatchObject({ statusCode: 409 });
          expect(records.list()).toEqual(before);
        }
        const externalIds = records.list().flatMap(({ externalId }) => externalId ?? []);
        expect(new Set(externalIds).size).toBe(externalIds.length);
        for (const record of records.list())
          if (record.externalId !== undefined) expect(records.findByExternalId(record.externalId)).toBe(record);
      }
    }),
  );
});
