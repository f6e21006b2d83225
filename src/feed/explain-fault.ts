import type { Fault } from '../base/fault.ts';
import { quote } from '../base/told/tell.ts';

/** A request as a developer writes it down: `(GET https://… -> 404 text/html, trace id "t-1")`. */
function sayRequest({ url, status, contentType = 'of no type', traceId }: Fault): string {
  if (url === undefined) return '';
  const answer = status ? ` -> ${status} ${contentType}` : '';
  return ` (GET ${url}${answer}${traceId ? `, trace id ${quote(traceId)}` : ''})`;
}

export function explainFault(
  element: Element & { readonly embedId?: string },
  feedId: string | undefined,
  fault: Fault,
): string {
  const { kind, message } = fault;
  if (kind === 'setup') return message + sayRequest(fault); // which says what to do
  const attribute = element.embedId === undefined ? 'feed-id' : 'embed-id';
  const id = feedId ?? element.getAttribute(attribute) ?? '';
  const advice = kind === 'internal' ? 'please report it' : 'check it and "base-url"';
  return `<${element.localName}> Cannot load "${id}" of "${attribute}" (${message}); ${advice}.${sayRequest(fault)}`;
}
