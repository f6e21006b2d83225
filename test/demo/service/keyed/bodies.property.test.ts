import { Compile } from 'typebox/schema';
import { describe, expect, test } from 'vitest';
import { isObject } from '../service.ts';
import { BAKERY, BASIC, KEY, useSandbox } from '../sandbox-client.ts';
import { fc, holds } from '../../../support/property.ts';

const sandbox = useSandbox();

/** Every operation that takes a body, with what its address needs. */
const OPERATIONS = (
  'createContact setNotifications changeContactTags unsubscribeContacts suppressContacts upsertCollection ' +
  'upsertProduct requestPost'
).split(' ');

function bodySchema(name: string): object {
  const operations = Object.values(sandbox().description.paths ?? {}).flatMap((path) => Object.values(path ?? {}));
  const operation = operations.find((one) => isObject(one) && one['operationId'] === name);
  const { requestBody } = operation as { requestBody?: { content?: Record<string, { schema?: object }> } };
  return requestBody?.content?.['application/json']?.schema ?? expect.fail(`"${name}" has no body.`);
}

/** Objects with the names that bodies have, and any values, right ones among them. */
const NAMES = (
  'id externalId name email phone title header text tags tagsToAdd sms price action publishDate imageUrl ' +
  'mediaImageUrls button author collectionIds customProperties'
).split(' ');
const value = fc.oneof(
  fc.jsonValue({ maxDepth: 2 }),
  fc.string(),
  fc.boolean(),
  fc.array(fc.string(), { maxLength: 3 }),
  fc.constantFrom('publish', 'schedule', '2026-08-01T00:00:00.000Z', 'https://example.com/', 'javascript:1'),
  fc.record({ label: fc.string(), url: fc.constantFrom('https://example.com/', '/x') }),
);
const named = fc.dictionary(fc.constantFrom(...NAMES), value, { maxKeys: 5 });
const address = fc.record({ email: fc.string(), phone: fc.string() });
const body = fc.oneof(named, fc.jsonValue(), fc.array(fc.oneof(address, named), { maxLength: 3 }));

/** Bytes, and the beginnings of what would be JSON. A byte alone may be JSON, but no object. */
const bytesOrCut = fc.oneof(
  fc.uint8Array({ minLength: 1, maxLength: 40 }),
  fc.json().map((json) => Buffer.from(`{"name":${json}`)),
);

function send(method: string, path: string, body: string | Buffer<ArrayBuffer>): Promise<Response> {
  sandbox().clock.now += 60_000; // no rate refuses it
  return fetch(sandbox().url + path, { method, headers: { ...KEY, 'content-type': 'application/json' }, body });
}

describe('whatever JSON is sent', { timeout: 60_000 }, () => {
  test.each(OPERATIONS)('%s takes what its schema allows, and refuses the rest in a described form', async (name) => {
    const schema = Compile(bodySchema(name));
    const call = sandbox().patientClient(name.endsWith('Contacts') ? BASIC : KEY);
    const parameters =
      name === 'setNotifications' || name === 'changeContactTags' ? { ...BAKERY, contactId: 'contact-noor' } : BAKERY;
    await holds(
      fc.asyncProperty(body, async (sent) => {
        // The client checks that the answer is as described.
        const { status } = await call(name, parameters, JSON.stringify(sent));
        if (!schema.Check(sent)) expect(status).toBe(400);
        // Two records may not become one, and what is scheduled needs its moment: no schema says so.
        else expect([200, 204, 409, ...(name === 'requestPost' ? [400] : [])]).toContain(status);
      }),
      40,
    );
  });

  test('bytes that are no JSON are refused, and never fail inside', async () => {
    await holds(
      fc.asyncProperty(bytesOrCut, async (bytes) => {
        const answer = await send('POST', '/feeds/bakery/contacts', Buffer.from(bytes));
        expect(answer.status).toBe(400);
        expect(await answer.json()).toMatchObject({ statusCode: 400, traceId: expect.any(String) });
      }),
      60,
    );
  });

  test('any text in a query or a path is answered as described', async () => {
    const call = sandbox().patientClient(KEY);
    const text = fc.string({ unit: 'binary' }).filter((one) => one.isWellFormed());
    await holds(
      fc.asyncProperty(text, text, text, async ($limit, $filter, contactId) => {
        const query = { $limit, $offset: $limit, $filter, $orderBy: $filter };
        expect((await call('listContacts', { ...BAKERY, ...query })).status).toBe(200);
        const answer = await send('PATCH', `/feeds/bakery/contacts/${encodeURIComponent(contactId)}/tags`, '{}');
        expect([400, 404, 414]).toContain(answer.status);
      }),
      40,
    );
  });
});
