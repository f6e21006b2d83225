import { parseHtml } from '../snippets/markup/markup.ts';
import { localServiceUrl } from '../base/local-service.ts';
import { readStored, writeStored } from '../base/storage.ts';
import { OWN_POSTS_URL } from '../setting/posts/kept-images.ts';
import type { Setting } from '../setting/setting.ts';
import { findRequestedOrigins, originsOf, type RequestedOrigins } from './requested-origins.ts';

const STORED = 'allowed-origins';

const readAllowed = (): string[] => {
  const stored: unknown = JSON.parse(readStored(STORED) ?? '[]');
  return Array.isArray(stored) ? stored.map(String) : [];
};

let allowed: readonly string[] = readAllowed();

const originOf = (url: string): string => (URL.canParse(url) ? new URL(url).origin : '');

/** What needs no permission: the studio itself, and its service. */
const ownOrigins = (): string[] => [location.origin, originOf(localServiceUrl()), OWN_POSTS_URL];

const ask = (setting: Setting, known: readonly string[]): RequestedOrigins =>
  findRequestedOrigins(setting, parseHtml, document.baseURI, [...ownOrigins(), ...known]);

/** The origins that a person allowed for this tab, by a click or by writing them. */
export function allowOrigins(origins: readonly string[]): void {
  allowed = [...new Set([...allowed, ...origins])];
  writeStored(STORED, JSON.stringify(allowed));
}

/** Allows the origins that came with a change of the person's own. */
export function allowChange(before: Setting, after: Setting): void {
  const known = originsOf(ask(before, []));
  allowOrigins(originsOf(ask(after, known)));
}

/**
 * The policy of a stage that displays a setting: nothing is requested from origins that were not allowed, whatever a link makes
 * of it. Whoever allowed a service allowed the images of its posts, which may be anywhere.
 */
export function policyFor({ baseUrl }: Setting): string {
  const origins = [...ownOrigins(), ...allowed].filter((origin) => /^https?:\/\/[^\s;,]+$/.test(origin)).join(' ');
  const isAllowed = allowed.includes(originOf(baseUrl));
  const images = `'self' data: blob: ${isAllowed ? 'http: https:' : origins}`;
  return `img-src ${images}; media-src ${images}; connect-src 'self' ${origins}; font-src 'self' data: ${origins}; object-src 'none'`;
}

/** Whether displaying a setting asks nobody but the studio itself, whoever was allowed. */
export const asksNobody = (setting: Setting): boolean => originsOf(ask(setting, [])).length === 0;

/** Whom displaying a setting would send requests to without anybody having allowed it; `undefined` where that is nobody. */
export function findHeldOrigins(setting: Setting): RequestedOrigins | undefined {
  const held = ask(setting, allowed);
  return originsOf(held).length > 0 ? held : undefined;
}
