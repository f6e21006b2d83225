import { tell } from '../base/told/tell.ts';
import { readBaseUrl } from '../api/urls.ts';
import { directionOf } from '../content/direction.ts';
import { findInPage } from '../settings/page-defaults.ts';
import { readFrameQuery } from './read-frame-query.ts';

/** Policies add up: that of the file allows any service, because it knows none. */
function allowOnly(service: string): void {
  const policy = document.createElement('meta');
  policy.httpEquiv = 'Content-Security-Policy';
  policy.content = `connect-src ${service}; img-src https: ${service}; media-src https: ${service}`;
  document.head.append(policy);
}

/** Puts the element of a query into the page, which has no other purpose. */
export function fillFrame(query: string): void {
  const [pinned] = findInPage('meta', '[name=ws-base-url]');
  const { name, attributes, lang, colorScheme, complaints } = readFrameQuery(query, pinned !== undefined);
  for (const complaint of complaints) tell('warn', 'WS-607', `ws-widgets: ${complaint}`);
  if (!name) return;

  const { documentElement, body } = document;
  if (lang) {
    documentElement.lang = lang;
    documentElement.dir = directionOf(lang) ?? '';
  }
  documentElement.style.colorScheme = colorScheme;
  const element = document.createElement(name);
  for (const [attribute, value] of attributes) element.setAttribute(attribute, value);
  document.title = element.getAttribute('heading') || document.title;
  const baseUrl = readBaseUrl(
    pinned?.getAttribute('content') ?? element.getAttribute('base-url') ?? '',
    document.baseURI,
  );
  if (baseUrl) allowOnly(new URL(baseUrl).origin);
  body.append(element);
}
