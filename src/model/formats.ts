// No server accepts a longer URL, and Node's parser takes a minute over a host of a million characters.
const LENGTH_MAX = 8000;

/**
 * The one gate for URLs that come from outside: an absolute http(s) URL in its normal form, or `undefined` for
 * everything else (relative, `javascript:`, `data:`, no string at all), and for a URL with a user or a password,
 * which shows one host and leads to another: `https://bank.example@evil.example/`. A URL that begins with `//` is read as
 * https, because the service uses https.
 */
export function readUrl(value: unknown): string | undefined {
  if (typeof value !== 'string' || value.length > LENGTH_MAX) return undefined;
  try {
    const { protocol, username, password, href } = new URL(value.replace(/^[\0- ]*(?=\/\/)/, 'https:'));
    return /^https?:/.test(protocol) && !username && !password ? href : undefined;
  } catch {
    return undefined; // what URL cannot read is not a URL
  }
}

/** Whether a text is a day that the calendar has, such as `2026-01-31`. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d$/.test(text) && new Date(text).getUTCDate() === Number(text.slice(-2));

/** The query parameter for the number of a page of posts, unless the owner names another. */
export const PAGE_KEY = 'ws-page';

/** The number of a page, from 1 to 999; `undefined` for anything else. */
export const readPageNumber = (written: string): number | undefined =>
  /^[1-9]\d{0,2}$/.test(written) ? Number(written) : undefined;

/** The part of BCP 47 that is read: a language, and where given, a script, a region and a variant. */
const TAG = /^[a-z]{2,3}(?:-[a-z]{4})?(?:-(?:[a-z]{2}|\d{3}))?(?:-(?:[a-z\d]{5,8}|\d[a-z\d]{3}))?$/i;

/** Codes that name no language: undetermined, multiple languages, a language without a code, no words at all. */
const NAMELESS = /^(?:und|mul|mis|zxx)\b/i;

/** A language tag, such as `de` or `pt-BR`; `pt_BR`, as many systems write it, is read as `pt-BR`. */
export function readLanguageTag(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  const tag = value.replaceAll('_', '-');
  return TAG.test(tag) && !NAMELESS.test(tag) ? tag : undefined;
}

/** The language of a tag without its script and region: `pt` of `pt-BR`, an empty string where there is none. */
export const languageOfTag = (tag: string): string => tag.toLowerCase().split('-')[0] ?? '';
