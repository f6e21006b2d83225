import { readJsonObject } from '../base/json.ts';
import { POST_FIELDS, type PostField } from './post-fields.ts';

/** Where a workspace keeps what a post needs: dotted paths by field, such as `{"text": "content.body"}`. */
export type FieldMap = Partial<Record<PostField, string>>;

/** Keeps the entries that name a field of a post and a path; `undefined` for what is not a JSON object. */
export function readFieldMap(json: string): FieldMap | undefined {
  const written = readJsonObject(json);
  if (!written) return undefined;
  const map: FieldMap = {};
  for (const field of POST_FIELDS) {
    const path = written[field];
    if (typeof path === 'string') map[field] = path;
  }
  return map;
}
