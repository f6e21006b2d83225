import { isObject, POST_FIELDS, type PostField } from './post-fields.ts';

/** Where a workspace keeps what a post needs: dotted paths by field, such as `{"text": "content.body"}`. */
export type FieldMap = Partial<Record<PostField, string>>;

/** Keeps the entries that name a field of a post and a path; `undefined` for what is no JSON object. */
export function readFieldMap(json: string): FieldMap | undefined {
  let value: unknown;
  try {
    value = JSON.parse(json);
  } catch {
    return undefined; // the caller says so, and names the attribute
  }
  if (!isObject(value)) return undefined;
  const map: FieldMap = {};
  for (const field of POST_FIELDS) if (typeof value[field] === 'string') map[field] = value[field];
  return map;
}
