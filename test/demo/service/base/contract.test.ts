import { Compile, type Validator } from 'typebox/schema';
import { beforeAll, describe, expect, it } from 'vitest';
import { readText } from '../../../../scripts/docs/guides.ts';
import { isObject, itemsOf, useService } from '../service.ts';

const { getJson } = useService();

const feeds = ['bakery', 'club', 'library', 'software', 'museum', 'choir', 'empty'];
const paths = {
  publicPosts: '/feeds/{feedId}/public-posts',
  posts: '/feeds/{feedId}/posts',
  embedded: '/integration/embedded/{embedId}',
};

/** A row of the table of endpoints: number, method, path, scope. */
const ROW = /^\| \d+ \| (\w+) \| `([^`]+)` \| ([^|]+) \|/gm;

/** How the description says what the specification says of who may call an endpoint. */
const SCOPE_WORDS: Readonly<Record<string, string>> = {
  'any valid key': 'For any valid key.',
  'shown only with Basic credentials': 'Only for Basic credentials.',
};

function dig(value: unknown, ...keys: readonly string[]): Record<string, unknown> {
  const found = keys.reduce<unknown>((inner, key) => (isObject(inner) ? inner[key] : undefined), value);
  if (!isObject(found)) throw new Error(`Nothing at ${keys.join(' > ')}`);
  return found;
}

let description: unknown;
let answerSchema: (path: string, status: string) => Validator;

beforeAll(async () => {
  description = await getJson('/openapi.json');
  answerSchema = (path, status) =>
    Compile(dig(description, 'paths', path, 'get', 'responses', status, 'content', 'application/json', 'schema'));
});

const operations = () =>
  Object.entries(dig(description, 'paths')).flatMap(([path, methods]) =>
    Object.entries(dig(methods)).map(([method, operation]) => ({ method, path, operation })),
  );

describe('the description of the service', () => {
  it('knows the endpoints of the specification, with their scopes, and no others', () => {
    const rows = [...readText('docs/service-specification.md').matchAll(ROW)];
    const specified = rows.map(([, method, path, scope = '']) => `${method} ${path} ${SCOPE_WORDS[scope] ?? scope}`);
    const scopeOf = (operation: unknown): string =>
      String(dig(operation)['description'] ?? 'none').replace(/^Scope: `(.+)`\.$/, '$1');
    const described = operations().map((one) => `${one.method.toUpperCase()} ${one.path} ${scopeOf(one.operation)}`);
    expect(specified).toHaveLength(17);
    expect(described.toSorted()).toEqual(specified.toSorted());
  });

  it('is OpenAPI at the version that serves, and gives every endpoint a name of its own', () => {
    expect(description).toMatchObject({ openapi: '3.1.0', info: { version: '2026-07' } });
    const names = operations().map(({ operation }) => dig(operation)['operationId']);
    expect(new Set(names).size).toBe(17);
    expect(names).not.toContain(undefined);
  });

  it('names every parameter of the public endpoints and the one query that must be there', () => {
    const parameters = Object.values(paths).map((path) => dig(description, 'paths', path, 'get')['parameters']);
    const queries = itemsOf(parameters.flat()).filter((parameter) => parameter['in'] === 'query');
    expect(queries.map(({ name }) => name)).toEqual(['limit', '$offset', '$limit', '$filter', '$orderBy', 'org']);
    expect(queries.filter(({ required }) => required).map(({ name }) => name)).toEqual(['org']);
  });

  it('refuses an answer that is not as described', () => {
    expect(answerSchema(paths.publicPosts, '200').Check([{ postId: 5 }])).toBe(false);
    expect(answerSchema(paths.posts, '200').Check([])).toBe(false);
    expect(answerSchema(paths.embedded, '200').Check({ id: 'town' })).toBe(false);
    expect(answerSchema(paths.posts, '4XX').Check({ message: 'No.' })).toBe(false);
  });
});

describe('answers fit the description', () => {
  it.each([...feeds, 'made-40-7'])('of both endpoints of %s', async (feed) => {
    const summaries = await getJson(`/feeds/${feed}/public-posts?limit=30`);
    expect(answerSchema(paths.publicPosts, '200').Check(summaries)).toBe(true);
    for (const offset of [0, 30, 60, 90, 100]) {
      const answer = await getJson(`/feeds/${feed}/posts?$offset=${offset}&$limit=30`);
      expect(answerSchema(paths.posts, '200').Check(answer)).toBe(true);
    }
  });

  const refused = ['nowhere', 'trouble-403', 'trouble-403-nested', 'trouble-429'];

  it.each([
    ...['town', 'half', 'nothing'].map((id) => [paths.embedded, '200', `/integration/embedded/${id}?org=valley`]),
    ...refused.map((id) => [paths.posts, '4XX', `/feeds/${id}/posts`]),
    ...['trouble-500', 'trouble-500-nested'].map((id) => [paths.posts, '5XX', `/feeds/${id}/posts`]),
  ])('of %s, %s: %s', async (path = '', status = '', asked = '') => {
    expect(answerSchema(path, status).Check(await getJson(asked))).toBe(true);
  });
});
