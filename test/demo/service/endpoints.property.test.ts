import { describe, expect, test } from 'vitest';
import { BODY_MAX_BYTES } from '../../../demo/service/keyed/choices.ts';
import { readText } from '../../../scripts/docs/guides.ts';
import { sendRaw } from '../../support/send-raw.ts';
import { BAKERY, BASIC, type Call, KEY, useSandbox } from './sandbox-client.ts';
import { isObject } from './service.ts';

// Each endpoint of `/openapi.json`: requests, keys, refusals, by its description. `records.test.ts` has what they change.

const sandbox = useSandbox();

interface Operation {
  readonly name: string;
  readonly method: string;
  readonly path: string;
  readonly isKeyed: boolean;
  readonly scope: string;
  readonly bodySchema: object | undefined;
}

const schemaIn = (body: unknown): object | undefined => {
  const content = isObject(body) && isObject(body['content']) ? body['content']['application/json'] : undefined;
  return isObject(content) && isObject(content['schema']) ? content['schema'] : undefined;
};

const operations = (): Operation[] =>
  Object.entries(sandbox().description.paths ?? {}).flatMap(([path, methods]) =>
    Object.entries(methods ?? {}).flatMap(([method, operation]) => {
      if (!isObject(operation)) return [];
      const { operationId, security, description = 'none', requestBody } = operation;
      const scope = String(description).replace(/^Scope: `(.+)`\.$/, '$1');
      const bodySchema = schemaIn(requestBody);
      return [{ name: String(operationId), method, path, isKeyed: security?.length !== 0, scope, bodySchema }];
    }),
  );
const keyedOperations = () => operations().filter(({ isKeyed }) => isKeyed);
const fill = (path: string) => path.replace('{feedId}', 'bakery').replace('{contactId}', 'contact-noor');
const parametersOf = ({ path }: Operation) => ({
  ...(path.includes('{feedId}') && BAKERY),
  ...(path.includes('{contactId}') && { contactId: 'contact-noor' }),
  ...(path.includes('{embedId}') && { embedId: 'town', org: 'valley' }),
});
/** The headers that give access to an endpoint of this scope. */
const keyOf = (scope: string) => (scope.startsWith('Only for Basic') ? BASIC : KEY);
/** The smallest body that an operation accepts. */
const bodyOf = ({ name, method }: Operation): unknown => {
  if (method === 'get') return undefined;
  if (name === 'upsertCollection') return { title: 'Bread' };
  return name.endsWith('Contacts') ? [] : {};
};

/** A row of the table of endpoints: number, method, path, scope. */
const ROW = /^\| \d+ \| (\w+) \| `([^`]+)` \| ([^|]+) \|/gm;
/** The words of the description for each scope of the specification. */
const SCOPE_WORDS: Readonly<Record<string, string>> = {
  'any valid key': 'For any valid key.',
  'shown only with Basic credentials': 'Only for Basic credentials.',
};

test('the description knows the endpoints of the specification, with their scopes, and no others', () => {
  const specified = [...readText('docs/service-specification.md').matchAll(ROW)].map(
    ([, method = '', path, scope = '']) => `${method.toLowerCase()} ${path} ${SCOPE_WORDS[scope] ?? scope}`,
  );
  expect(
    operations()
      .map(({ method, path, scope }) => `${method} ${path} ${scope}`)
      .sort(),
  ).toEqual(specified.sort());
  expect(new Set(operations().map(({ name }) => name)).size).toBe(17);
  expect(keyedOperations()).toHaveLength(14);
  expect(sandbox().description).toMatchObject({ openapi: '3.1.0', info: { version: '2026-07' } });
});

describe('what anybody may read', () => {
  const FEEDS = ['bakery', 'club', 'library', 'software', 'museum', 'choir', 'empty', 'made-40-7'];

  test.each(FEEDS)('is as described, page for page: %s', async (feedId) => {
    const call = sandbox().client();
    expect((await call('listPublicPosts', { feedId, limit: 30 })).status).toBe(200);
    for (const $offset of [0, 30, 60, 90, 100])
      expect((await call('listPosts', { feedId, $offset, $limit: 30 })).status).toBe(200);
  });
});

/** Calls each operation that needs a key. Those for which `refuses` returns a body must be refused with 403 and that body. */
async function expectRefused(
  call: Call,
  refuses: (operation: Operation) => object | undefined,
  more: Readonly<Record<string, string>> = {},
): Promise<void> {
  for (const operation of keyedOperations()) {
    const refusal = refuses(operation);
    const { status, body } = await call(operation.name, { ...parametersOf(operation), ...more }, bodyOf(operation));
    expect(refusal ? [403] : [200, ...(operation.method === 'get' ? [] : [204])], operation.name).toContain(status);
    if (refusal) expect(body).toEqual(refusal);
  }
}

describe('the key (§5)', () => {
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
      const isClosed = ({ scope }: Operation) => keyOf(scope) === BASIC && headers !== BASIC;
      await expectRefused(sandbox().patientClient(headers), (one) => (isClosed(one) ? expect.anything() : undefined));
    }
  });

  test('that may only read writes nothing: 403 in the trace form', async () => {
    await expectRefused(sandbox().patientClient({ 'x-api-key': 'sandbox-bakery-reader' }), ({ method, path }) =>
      method === 'get' ? undefined : expect.objectContaining({ statusCode: 403, path: fill(path) }),
    );
  });

  test.each(['club', 'nowhere', 'trouble-500', '__proto__', 'made-3'])(
    'of another workspace does not open %s: 403 in the trace form',
    async (feedId) => {
      const message = `The key is not for the workspace "${feedId}".`;
      const refusal = expect.objectContaining({ statusCode: 403, message });
      const isInFeed = ({ path }: Operation) => path.includes('{feedId}');
      await expectRefused(sandbox().patientClient(KEY), (one) => (isInFeed(one) ? refusal : undefined), { feedId });
    },
  );

  test('is of no use to a page of another origin: neither preflight nor answer allows it', async () => {
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
  });
});

function send(method: string, path: string, body: string | Buffer<ArrayBuffer>, headers: object = KEY) {
  sandbox().clock.now += 60_000; // no rate refuses it
  const own = { 'content-type': 'application/json', ...headers };
  return fetch(sandbox().url + path, { method: method.toUpperCase(), headers: own, body });
}

describe('a body', () => {
  test('of 2 MB is read, one of a byte more is refused with 413, and one that is sent as no JSON with 415', async () => {
    for (const { method, path, scope } of operations().filter(({ bodySchema }) => bodySchema)) {
      const refused = await send(method, fill(path), `{"bio":"${'x'.repeat(BODY_MAX_BYTES - 9)}"}`, keyOf(scope));
      expect([refused.status, refused.headers.get('x-api-version')], path).toEqual([413, '2026-07']);
      expect(await refused.json()).toMatchObject({ statusCode: 413, path: fill(path) });
    }
    const largest = `{"bio":"${'x'.repeat(BODY_MAX_BYTES - 10)}"}`;
    expect((await send('POST', '/feeds/bakery/contacts', largest)).status).toBe(200);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'text/html'])
      expect((await send('POST', '/feeds/bakery/contacts', '{}', { ...KEY, 'content-type': type })).status, type).toBe(
        415,
      );
  });
});

describe('the name of the service', () => {
  const named = (host: string) => host.replace('PORT', new URL(sandbox().url).port);
  const askBy = (host: string) =>
    sendRaw(sandbox().url, { path: '/feeds/bakery/posts', headers: { host: named(host) } });
  const NEARLY = 'localhost localhost:1 127.0.0.2:PORT localhost.evil.example:PORT 127.0.0.1.evil.example:PORT';
  const STRANGE = 'evil.example evil.example:PORT "><script>alert(1)</script>:PORT';

  test.each(['', ...`${NEARLY} ${STRANGE}`.split(' ')])('is its own: it answers nothing to %j', async (host) => {
    const { status, text } = await askBy(host);
    expect(status).toBeGreaterThanOrEqual(400);
    expect(text).not.toMatch(/items|<script>/);
  });

  test.each(['localhost:PORT', '127.0.0.1:PORT', '[::1]:PORT'])('is its own: it answers to %j', async (host) => {
    expect(await askBy(host)).toMatchObject({ status: 200, text: expect.stringContaining(`http://${named(host)}/pi`) });
  });
});
