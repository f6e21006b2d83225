import { readJsonObject } from '../base/json.ts';
import { type Catalogue, isPlural } from './messages.ts';

const fits = ([key, message]: [string, unknown]): boolean =>
  typeof (isPlural(key) ? (message as { other?: unknown } | null)?.other : message) === 'string';

/** The messages that an owner wrote as JSON, such as `{"more": "Show older"}`; `undefined` for what is not a JSON object. */
export function readMessages(json: string): Catalogue | undefined {
  const written = readJsonObject(json);
  return written && Object.fromEntries(Object.entries(written).filter(fits));
}
