import { readJsonObject } from '../base/json.ts';
import { type Catalogue, isPlural } from '../content/messages.ts';
import { isDay } from '../model/formats.ts';
import type { Attribute } from '../settings/attributes.ts';

const fits = ([key, message]: [string, unknown]): boolean =>
  typeof (isPlural(key) ? (message as { other?: unknown } | null)?.other : message) === 'string';

/** The messages that an owner wrote as JSON, such as `{"more": "Show older"}`; `undefined` for what is not a JSON object. */
export function readMessages(json: string): Catalogue | undefined {
  const written = readJsonObject(json);
  return written && Object.fromEntries(Object.entries(written).filter(fits));
}

/** A day, such as `2026-01-31`. */
export const day: Attribute<string> = {
  fallback: '',
  read(written, misfit) {
    const trimmed = written.trim();
    if (isDay(trimmed)) return trimmed;
    if (trimmed) misfit();
    return '';
  },
};
