import { type TSchema, Type } from 'typebox';
import { API_VERSION, count, error } from '../base/contract.ts';
import { BODY_MAX_BYTES, PAGE_DEFAULT, PAGE_MAX } from './choices.ts';
import type { Scope } from './credentials.ts';

/** An object with any fields: its shape is not shown (§2). */
export const anyObject = Type.Object({}, { additionalProperties: true });

export const text = Type.Optional(Type.String());

const SCOPE_WORDS: Readonly<Record<string, string>> = {
  any: 'For any valid key.',
  basic: 'Only for Basic credentials.',
};

const SECONDS = Type.Integer({ description: 'How many seconds to wait.' });
/** §7 */
const errors = {
  403: { ...error, description: 'The key is missing or invalid, or does not allow it.' },
  429: { ...error, description: 'Too many requests.', headers: { 'Retry-After': SECONDS } },
  413: { ...error, description: `The body is larger than ${BODY_MAX_BYTES / 1e6} MB.` },
  '4xx': error,
  '5xx': error,
};

/** An endpoint that needs a key: who may call it, and its contract (§5, §9). */
export const keyed = <Contract extends { readonly response: object }>(
  scope: Scope | 'any' | 'basic',
  contract: Contract,
) => ({
  schema: {
    description: SCOPE_WORDS[scope] ?? `Scope: \`${scope}\`.`,
    security: scope === 'basic' ? [{ basic: [] }] : [{ apiKey: [] }, { basic: [] }],
    headers: Type.Object({
      'x-api-version': Type.Optional(Type.String({ description: `The version to use: ${API_VERSION}.` })),
    }),
    ...contract,
    response: { ...contract.response, ...errors },
  },
  config: { scope },
});

export const nothing = Type.Null({ description: 'Done.' });

/** §4, "Pagination" */
export const pageQuery = {
  $offset: count('How many records to leave out.'),
  $limit: count(`How many records: 1 to ${PAGE_MAX}, ${PAGE_DEFAULT} without it.`),
  $filter: Type.Optional(Type.String({ description: 'Words that must occur in a record.' })),
};

/** §2, "List envelope" */
export const listOf = <Item extends TSchema>(item: Item) =>
  Type.Object({ meta: Type.Object({ maxResults: Type.Number() }), items: Type.Array(item) });
