import { describe, expect, test } from 'vitest';
import { CREDENTIALS } from '../../../../demo/service/keyed/credentials.ts';
import { isObject } from '../service.ts';
import { BAKERY, BASIC, type Call, KEY, useSandbox } from '../sandbox-client.ts';

const sandbox = useSandbox();

interface Operation {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly isKeyed: boolean;
  readonly scope: string;
}

const operations = (): Operation[] =>
  Object.entries(sandbox().description.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).flatMap(([method, operation]) => {
      if (!isObject(operation)) return [];
      const { operationId, security, description = '' } = operation;
      const scope = String(description).replace(/^Scope: `(.+)`\.$/, '$1');
      return [{ name: String(operationId), method, path, isKeyed: security !== undefined, scope }];
    }),
  );
const keyedOperations = () => operations().filter(({ isKeyed }) => isKeyed);
const fill = (path: string) => path.replace('{feedId}', 'bakery').replace('{contactId}', 'contact-greta');
const parametersOf = ({ path }: Operation) => ({
  ...(path.includes('{feedId}') && BAKERY),
  ...(path.includes('{contactId}') && { contactId: 'contact-greta' }),
  ...(path.includes('{embedId}') && { embedId: 'town', org: 'valley' }),
});
/** What each operation takes, at its least. */
const bodyOf = ({ name, method }: Operation): unknown => {
  if (method === 'get') return undefined;
  if (name === 'upsertCollection') return { title: 'Bread' };
  return name.endsWith('Contacts') ? [] : {};
};

/** Asks each of the operations that need a key: some of them have to be refused with 403, in this form. */
async function expectRefused(
  call: Call,
  refuses: (operation: Operation) => object | undefined,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  for (const operation of keyedOperations()) {
    const { name, method } = operation;
    const refusal = refuses(operation);
    const { status, body } = await call(name, { ...parametersOf(operation), ...more }, bodyOf(operation));
    const letIn = method === 'get' ? [200] : [200, 204];
    expect(refusal ? [403] : letIn, name).toContain(status);
    if (refusal) expect(body).toEqual(refusal);
  }
}

test('fourteen endpoints need a key', () => expect(keyedOperations()).toHaveLength(14));

describe('the key (§5)', { timeout: 60_000 }, () => {
  test.each([
    ['missing', {}],
    ['unknown', { 'x-api-key': 'sandbox-nobody' }],
    ['empty', { 'x-api-key': '' }],
    ['another’s way of naming it', { authorization: 'Bearer sandbox-bakery' }],
    ['a wrong password', { authorization: `Basic ${btoa('bakery:wrong')}` }],
    ['no Base64', { authorization: 'Basic %' }],
    ['a key as a password', { authorization: `Basic ${btoa('sandbox-bakery')}` }],
    ['a password as a key', { 'x-api-key': 'bakery:sandbox' }],
  ])('that is %s gives 403 in the nested form, for every endpoint that needs one', async (_, headers) => {
    const refusal = { error: { message: 'The key is missing or invalid.', type: 'invalid_key' } };
    await expectRefused(sandbox().patientClient(headers), () => refusal);
  });

  test('opens what it names, as Basic credentials do', async () => {
    for (const headers of [KEY, BASIC, { 'x-api-key': 'sandbox-valley' }]) {
      const isClosed = ({ scope }: Operation) => scope.startsWith('Only for Basic') && headers !== BASIC;
      await expectRefused(sandbox().patientClient(headers), (one) => (isClosed(one) ? expect.anything() : undefined));
    }
  });

  test('that may only read writes nothing: 403 in the trace form', async () => {
    const call = sandbox().patientClient({ 'x-api-key': 'sandbox-bakery-reader' });
    await expectRefused(call, ({ method, path }) =>
      method === 'get' ? undefined : expect.objectContaining({ statusCode: 403, path: fill(path) }),
    );
  });

  test.each(['club', 'nowhere', 'trouble-500', '__proto__', 'made-3'])(
    'of another workspace does not open %s: 403 in the trace form',
    async (feedId) => {
      const message = `The key is not for the workspace "${feedId}".`;
      const refusal = expect.objectContaining({ statusCode: 403, message });
      const isOfFeed = ({ path }: Operation) => path.includes('{feedId}');
      await expectRefused(sandbox().patientClient(KEY), (one) => (isOfFeed(one) ? refusal : undefined), { feedId });
    },
  );

  const all = { feeds: 'read-write', contacts: 'read-write', products: 'read-write', posts: 'read-write' };
  const reading = { feeds: 'read-only', contacts: 'read-only', products: 'read-only' };
  const feed = { id: 'bakery', name: 'Copper Street Bakery' };

  test.each([
    ['bakery', { feed, permissions: all }],
    ['bakery-reader', { feed, permissions: reading }],
    ['valley', { organization: { id: 'valley', name: 'Valley' }, permissions: all }],
  ])('of %s says whether it is of a workspace or of an organization, and what it may', async (key, told) => {
    const { body } = await sandbox().client({ 'x-api-key': `sandbox-${key}` })('checkAuthorization');
    expect(body).toEqual({ status: 'ok', ...told });
  });

  test('that counts is Basic where both are sent', async () => {
    const wrong = { ...KEY, authorization: `Basic ${btoa('bakery:wrong')}` };
    expect((await sandbox().client(wrong)('checkAuthorization')).status).toBe(403);
    const both = { 'x-api-key': 'sandbox-bakery-reader', ...BASIC };
    expect((await sandbox().client(both)('suppressContacts', BAKERY, [])).status).toBe(204);
  });

  test('is one of its own for each credential', () => {
    expect(new Set(CREDENTIALS.map(({ secret }) => secret)).size).toBe(CREDENTIALS.length);
  });
});

test('a page of another origin may call no endpoint that needs a key: neither preflight nor answer allows it', async () => {
  for (const { method, path } of keyedOperations()) {
    for (const headers of [{}, KEY]) {
      sandbox().clock.now += 10_000;
      const own = { ...headers, origin: 'https://example.com' };
      const ask = (asked: string, more = {}) =>
        fetch(sandbox().url + fill(path), { method: asked, headers: { ...own, ...more } });
      const preflight = await ask('OPTIONS', {
        'access-control-request-method': method.toUpperCase(),
        'access-control-request-headers': 'x-api-key',
      });
      expect(preflight.ok).toBe(false);
      for (const answer of [preflight, await ask(method.toUpperCase())])
        expect([...answer.headers.keys()].join()).not.toContain('access-control');
    }
  }
}, 60_000);

describe('the version (§9)', { timeout: 60_000 }, () => {
  test('of a request without one is 2026-07, and every answer says so', async () => {
    const call = sandbox().patientClient(KEY);
    for (const operation of operations()) {
      const { headers } = await call(operation.name, parametersOf(operation));
      expect(headers['x-api-version'], operation.name).toBe('2026-07');
    }
    const said = { headers: { 'x-api-version': '2026-07' } };
    expect(await sandbox().client()('checkAuthorization')).toMatchObject({ status: 403, ...said });
    const answers = await Promise.all(Array.from({ length: 30 }, () => sandbox().client(KEY)('checkAuthorization')));
    expect(answers.find(({ status }) => status === 429)).toMatchObject(said);
  });

  test('2026-07 may be asked for, another may not', async () => {
    const call = sandbox().patientClient(KEY);
    const at = (version: string) => call('checkAuthorization', {}, undefined, { 'x-api-version': version });
    expect((await at('2026-07')).status).toBe(200);
    for (const version of ['2026-06', '2027-01', 'latest', '1']) {
      expect(await at(version)).toMatchObject({
        status: 400,
        headers: { 'x-api-version': '2026-07' },
        body: { statusCode: 400, message: expect.stringContaining(version) },
      });
    }
  });

  test('is not a matter of the public endpoints', async () => {
    const answer = await sandbox().client({ 'x-api-version': '1999-01' })('listPosts', BAKERY);
    expect(answer).toMatchObject({ status: 200, headers: { 'x-api-version': '2026-07' } });
  });

  test('is not in the address: with /v1 before it, it gives the same', async () => {
    const read = async (path: string): Promise<unknown> => (await fetch(sandbox().url + path, { headers: KEY })).json();
    for (const path of ['/authorization', '/feeds/bakery/contacts', '/feeds/bakery/products'])
      expect(await read(`/v1${path}`)).toEqual(await read(path));
  });
});

describe('a body', () => {
  const post = (body: string, type = 'application/json') => {
    const headers = { ...KEY, 'content-type': type };
    return fetch(`${sandbox().url}/feeds/bakery/contacts`, { method: 'POST', headers, body });
  };
  const ofSize = (bytes: number) => `{"bio":"${'x'.repeat(bytes - 10)}"}`;

  test('of 2 MB is read, and one of a byte more is refused with 413', async () => {
    expect((await post(ofSize(2_000_000))).status).toBe(200);
    const refused = await post(ofSize(2_000_001));
    expect([refused.status, refused.headers.get('x-api-version')]).toEqual([413, '2026-07']);
    expect(await refused.json()).toMatchObject({ statusCode: 413, path: '/feeds/bakery/contacts' });
  });

  test('that is sent as no JSON is refused with 415', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/html'])
      expect((await post('{}', type)).status, type).toBe(415);
  });

  test.each(['', '{', 'null', '5', '"x"', '[]', '{"name":"x"}}', '{"__proto__":{"name":"x"}}', '\u0000'])(
    'that reads %j is refused with 400, and nothing is created',
    async (body) => {
      const before = await sandbox().client(KEY)('listContacts', BAKERY);
      expect((await post(body)).status).toBe(400);
      expect((await sandbox().client(KEY)('listContacts', BAKERY)).body).toEqual(before.body);
    },
  );
});
