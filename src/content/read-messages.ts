import type { Messages } from './messages.ts';

const fits = ([key, message]: [string, unknown]): boolean =>
  key === 'claps'
    ? typeof message === 'object' && message !== null && 'other' in message && typeof message.other === 'string'
    : typeof message === 'string';

/** The messages that an owner wrote as JSON, such as `{"more": "Show older"}`; `undefined` for what is no JSON object. */
export function readMessages(json: string): Partial<Messages> | undefined {
  try {
    const value: unknown = JSON.parse(json);
    if (typeof value !== 'object' || value === null) return undefined;
    return Object.fromEntries(Object.entries(value).filter(fits));
  } catch {
    return undefined; // the caller says so, and names the attribute
  }
}
