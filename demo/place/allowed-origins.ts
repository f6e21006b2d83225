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

/** The origins that need no permission: those of the studio and of its service. */
const ownOrigins = (): string[] => [location.origin, originOf(localServiceUrl()), OWN_POSTS_URL];

const ask = (setting: Setting, known: readonly string[]): RequestedOrigins =>
  findRequestedOrigins(setting, parseHtml, document.baseURI, [...ownOrigins(), ...known]);

/** Allows origins for this tab, because the person clicked, or entered them. */
export function allowOrigins(origins: readonly string[]): void {
  allowed = [...new Set([...allowed, ...origins])];
  writeStored(STORED, JSON.stringify(allowed));
}

/** Allows the origins that the person's own change has added. */
export function allowChange(before: Setting, after: Setting): void {
  const known = originsOf(ask(before, []));
  allowOrigins(originsOf(ask(after, known)));
}

/**
 * The policy of a stage that displays a setting: nothing is requested from origins that were not allowed, whatever a link
 * contains. Whoever allows a service also allows the images of its posts, which may be on any origin.
 */
export function policyFor({ baseUrl }: Setting): string {
  const origins = [...ownOrigins(), ...allowed].filter((origin) => /^https?:\/\/[^\s;,]+$/.test(origin)).join(' ');
  const isAllowed = allowed.includes(originOf(baseUrl));
  const images = `'self' data: blob: ${isAllowed ? 'http: https:' : origins}`;
  return `img-src ${images}; media-src ${images}; connect-src 'self' ${origins}; font-src 'self' data: ${origins}; object-src 'none'`;
}

/** Whether displaying a setting requests nothing from origins other than the studio's own, not even from allowed ones. */
export const asksNobody = (setting: Setting): boolean => originsOf(ask(setting, [])).length === 0;

/** The origins that displaying a setting would request from, but that were not allowed; `undefined` if there are none. */
export function findHeldOrigins(setting: Setting): RequestedOrigins | undefined {
  const held = ask(setting, allowed);
  return originsOf(held).length > 0 ? held : undefined;
}
