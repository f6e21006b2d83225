import { parse } from 'csv-parse/sync';
import { readSheet } from 'read-excel-file/node';
import { describe, expect, test } from 'vitest';
import { Records } from '../../../demo/service/catalogue/records.ts';
import { ContactBook } from '../../../demo/service/contacts/contact-book.ts';
import { toCsv, toXlsx } from '../../../demo/service/contacts/contact-files.ts';
import { fc, holds } from '../../support/property.ts';
import { BAKERY, BASIC, KEY, useSandbox } from './sandbox-client.ts';
import { isObject, itemsOf } from './service.ts';

// What the endpoints with a key keep; who may ask them, and for what, is in `endpoints.property.test.ts`.

const sandbox = useSandbox();
const VALLEY = { 'x-api-key': 'sandbox-valley' };
const call = (operation: string, body?: unknown, query = {}, headers: Readonly<Record<string, string>> = KEY) =>
  sandbox().patientClient(headers)(operation, { ...BAKERY, ...query }, body);
const list = async (operation: string, query = {}) => itemsOf((await call(operation, undefined, query)).body);
const idOf = ({ body }: { readonly body: unknown }): unknown => (isObject(body) ? body['id'] : undefined);
const namesOf = (records: readonly Record<string, unknown>[], name = 'name') => records.map((one) => one[name]);

const contacts = (query = {}) => list('listContacts', query);
const create = (body: object) => call('createContact', body);

describe('a contact', () => {
  test('is created with what was sent, is empty where nothing was, and active at once where it is added directly', async () => {
    const ada = { name: 'Ada', email: 'ada@example.com' };
    const more = { follows: { bakery: { since: 2026 } }, statusTags: {}, useEmailByDefault: true };
    expect(await create({ ...ada, tags: ['new', 'new'], ...more })).toMatchObject({
      status: 200,
      body: { id: expect.any(String), ...ada, phone: '', image: '', state: 'pending' },
    });
    expect((await contacts()).at(-1)).toMatchObject({ name: 'Ada', tags: ['new'], feedId: 'bakery' });
    expect(await create({})).toMatchObject({ body: { name: '', email: '', phone: '', image: '' } });
    expect(await create({ addDirectly: true })).toMatchObject({ body: { state: 'active' } });
    // In its own workspace alone.
    await call('createContact', { name: 'Clubber' }, { feedId: 'club' }, VALLEY);
    expect(await contacts({ $filter: 'Clubber' })).toEqual([]);
  });

  test('who wants no more is found by email or phone, also when created later, and nobody else is', async () => {
    const stop = (operation: string, email: string, phone = '') => call(operation, [{ email, phone }], {}, BASIC);
    const before = await contacts();
    for (const operation of ['unsubscribeContacts', 'suppressContacts'])
      for (const email of ['', 'nobody@example.com']) expect((await stop(operation, email)).status).toBe(204);
    expect(await contacts()).toEqual(before);
    await stop('suppressContacts', '', '+4512345603');
    expect(namesOf(await contacts(), 'state')).toEqual(['active', 'active', 'suppressed']);
    await stop('suppressContacts', 'later@example.com');
    await stop('unsubscribeContacts', 'other@example.com');
    const stateOf = async (email: string) => (await create({ email, addDirectly: true })).body;
    expect(await stateOf('Later@example.com')).toMatchObject({ state: 'suppressed' });
    expect(await stateOf('other@example.com')).toMatchObject({ state: 'active' });
  });
});

describe('contacts as a file', () => {
  const readCsv = (csv: string): string[][] => parse(csv);

  test('hold every text that JSON can, and no formula in CSV', async () => {
    const odd = fc.constantFrom('=1+1', '@x', '"', 'a\r\nb', ',', '+1', '-2');
    // write-excel-file 4.1.1 looks texts up in an object, and loses `toString`.
    const text = fc.oneof(fc.string({ unit: 'grapheme' }), odd).filter((name) => !(name in Object.prototype));
    const asText = (name: string) => (/^[=+\-@\t\r\uFF1D\uFF0B\uFF0D\uFF20]/.test(name) ? `'${name}` : name);
    // A cell of nothing is read as null, and line ends as XML has them.
    const plain = (name: unknown): string => String(name ?? '').replaceAll(/\r\n?/g, '\n');
    await holds(
      fc.asyncProperty(fc.array(text, { maxLength: 5 }), async (names) => {
        const book = new ContactBook('bakery', () => 0);
        for (const name of names) book.create({ name });
        const [, ...rows] = readCsv(toCsv(book.list()));
        expect(rows.map(([, name]) => name)).toEqual(names.map(asText));
        const sheet = await readSheet(await toXlsx(book.list()), { trim: false });
        expect(sheet.slice(1).map((row) => plain(row[1]))).toEqual(names.map(plain));
      }),
      40,
    );
  });
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
          expect(records.find(records.upsert(one).id)).toMatchObject(one);
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

const postIdOf = ({ body }: { readonly body: unknown }): unknown =>
  isObject(body) && isObject(body['body']) ? body['body']['requestId'] : undefined;
const request = (body: object) => call('requestPost', body);
const posts = (query = {}) => list('listPosts', query);
const summaries = async () => itemsOf((await call('listPublicPosts')).body);
const inMinutes = (minutes: number) => new Date(sandbox().clock.now + minutes * 60_000).toISOString();
const PICTURE = 'https://example.com/a.png';

describe('a post request', () => {
  test('to publish puts the post first in both public lists, with all that was sent, and in no other workspace', async () => {
    const words = { header: 'News', text: 'It is here.\n<b>Now</b>', author: { name: 'Hanna' } };
    const pictures = { imageUrl: PICTURE, mediaImageUrls: [PICTURE, 'https://example.com/b.png'] };
    const ctaLink = { label: 'Read', url: 'https://example.com/read' };
    const button = { label: 'Buy', url: 'https://example.com/buy' };
    const notShown = { recipients: { tags: ['regular'] }, notificationSettings: { email: true } };
    const look = { button: { ...button, colour: 'red' } };
    const answer = await request({ action: 'publish', ...words, ...pictures, ctaLink, ...look, ...notShown });
    const postId = postIdOf(answer);
    expect(answer).toMatchObject({
      status: 200,
      body: { body: { requestId: expect.any(String) }, state: 'published' },
    });
    const { url } = sandbox();
    const publishDate = inMinutes(0);
    const feedImageUrl = `${url}/pictures/avatar-bakery.svg`;
    const feed = { feedId: 'bakery', feedName: 'Copper Street Bakery', feedImageUrl };
    const shared = { ...feed, postId, postUrl: `${url}/p/bakery/${postId}`, claps: 0 };
    const buttons = { ctaLink, button: expect.objectContaining(button) };
    expect((await posts())[0]).toEqual({ ...shared, ...words, ...pictures, ...buttons, imageAlt: '', publishDate });
    const postImage = { type: 'image', src: PICTURE, alt: '' };
    const postText = 'News\n\nIt is here.\n<b>Now</b>';
    expect((await summaries())[0]).toEqual({ ...shared, postText, postImage, publishedDate: publishDate });
    expect(namesOf(await posts({ feedId: 'club' }), 'header')).not.toContain('News');
  });

  test('to schedule shows the post when its time comes, in its order, and not a millisecond sooner', async () => {
    const publishDate = inMinutes(1);
    const answer = await request({ action: 'schedule', text: 'Second', publishDate });
    expect(answer.body).toMatchObject({ state: 'scheduled' });
    for (const text of ['First', 'First, too']) await request({ action: 'publish', text });
    const { clock } = sandbox();
    const read = async () => itemsOf((await sandbox().client()('listPosts', BAKERY)).body);
    clock.now = Date.parse(publishDate) - 1;
    expect(namesOf(await read(), 'postId')).not.toContain(postIdOf(answer));
    clock.now += 1;
    expect(namesOf(await read(), 'text').slice(0, 3)).toEqual(['Second', 'First, too', 'First']);
    expect((await summaries())[0]).toMatchObject({ postText: 'Second' });
    const { body } = await request({ action: 'schedule', text: 'Late', publishDate: inMinutes(-5) });
    expect(body).toMatchObject({ state: 'published' });
  });

  test.each([{ action: 'suggest' }, {}])('%j alone suggests, and the post is never public', async (action) => {
    const before = namesOf(await posts(), 'postId');
    expect((await request({ ...action, text: 'Perhaps' })).body).toMatchObject({ state: 'suggested' });
    sandbox().clock.now += 10 * 365 * 24 * 3600 * 1000;
    expect(namesOf(await posts(), 'postId')).toEqual(before);
  });

  const NO_BUTTONS = [{ label: 'x' }, { label: 'x', url: 'javascript:alert(1)' }, { label: 'x', url: '/relative' }];
  const NO_PICTURES = { imageUrl: 'javascript:alert(1)', mediaImageUrls: [PICTURE, 'data:image/png,x'] };

  test.each([
    ...['tomorrow', '2026-13-01T00:00:00Z', 5, undefined].map((publishDate) => ({ action: 'schedule', publishDate })),
    ...NO_BUTTONS.flatMap((button) => [{ button }, { ctaLink: button }]),
    ...Object.entries({ ...NO_PICTURES, action: 'delete', text: ['x'], author: 'Hanna' }).map(([name, value]) => ({
      [name]: value,
    })),
  ])('of %j is refused with 400, and nothing appears', async (body) => {
    const before = namesOf(await posts(), 'postId');
    expect(await request({ action: 'publish', ...body })).toMatchObject({ status: 400, body: { statusCode: 400 } });
    expect(namesOf(await posts(), 'postId')).toEqual(before);
  });

  test('with another action is told which there are', async () => {
    const { body } = await request({ action: 'publsh', text: 'x' });
    expect(body).toHaveProperty('message', 'body/action must be one of publish, schedule, suggest.');
  });

  test('has a page, on which its text runs nothing', async () => {
    const hostile = { header: '<script>1</script>', text: '<img src=x onerror=1>' };
    const page = await fetch(`${sandbox().url}/p/bakery/${postIdOf(await request({ action: 'publish', ...hostile }))}`);
    const html = await page.text();
    expect(page.status).toBe(200);
    expect(html).not.toMatch(/<script|<img src=x/);
  });
});

test('of what two clients send at the same time nothing is lost, and the same record is one', async () => {
  const clients = [KEY, VALLEY].map((headers) => sandbox().client(headers));
  const send = (operation: string, bodyOf: (i: number) => object) =>
    sandbox().atOnce(80, async (i) => clients[i % 2]?.(operation, BAKERY, bodyOf(i)));
  await send('createContact', (i) => ({ name: `Both ${i}` }));
  const pages = await Promise.all([0, 50].map(($offset) => contacts({ $limit: 50, $offset })));
  expect(new Set(namesOf(pages.flat(), 'id')).size).toBe(83);
  expect(new Set(namesOf(await contacts({ $limit: 100, $filter: 'Both' }))).size).toBe(80);
  await send('requestPost', (i) => ({ action: 'publish', text: `Both ${i}` }));
  const read = await Promise.all([0, 30, 60].map(($offset) => posts({ $limit: 30, $offset })));
  const sent = read.flat().filter(({ text }) => String(text).startsWith('Both'));
  expect([sent.length, new Set(namesOf(sent, 'postId')).size]).toEqual([80, 80]);
  for (const operation of ['upsertCollection', 'upsertProduct']) {
    const answers = await send(operation, (i) => ({ externalId: 'same', title: `Title ${i}` }));
    expect(new Set(answers.map((answer) => answer && idOf(answer))).size, operation).toBe(1);
  }
});

describe('a reset', () => {
  const reset = (headers: Readonly<Record<string, string>> = {}) =>
    fetch(`${sandbox().url}/sandbox/reset`, { method: 'POST', headers });

  test('makes everything as at the start: records, posts and rates', async () => {
    const lists = ['listContacts', 'listCollections', 'listProducts', 'listPosts'];
    const ask = sandbox().client(KEY);
    const read = () => Promise.all(lists.map(async (operation) => itemsOf((await ask(operation, BAKERY)).body)));
    const before = await read();
    const gone = { name: 'Gone', title: 'Gone', action: 'publish', text: 'Gone' };
    for (const operation of ['createContact', 'upsertCollection', 'upsertProduct', 'requestPost'])
      await ask(operation, BAKERY, gone);
    await sandbox().client(BASIC)('suppressContacts', BAKERY, [{ email: 'greta@example.com', phone: '' }]);
    expect(await read()).not.toEqual(before);
    await Promise.all(Array.from({ length: 30 }, () => ask('checkAuthorization')));
    expect((await ask('checkAuthorization')).status).toBe(429);
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

test('the documentation page is served from the sandbox alone', async () => {
  const page = await fetch(`${sandbox().url}/docs`);
  const addresses = [...(await page.text()).matchAll(/(?:src|href)="([^"]+)"/g)].map(([, address = '']) => address);
  expect(addresses.length).toBeGreaterThan(3);
  for (const address of addresses) {
    const url = new URL(address, page.url);
    expect(url.origin).toBe(sandbox().url);
    expect((await fetch(url)).ok).toBe(true);
  }
});
