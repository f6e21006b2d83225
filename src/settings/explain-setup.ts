import { HOST } from '../api/urls.ts';
import { type Code, quote } from '../base/log.ts';
import type { Fault } from '../base/fault.ts';
import { defaultsTags, KEYS, MISSING_MODULE, pageDefault, writtenBaseUrl } from './page-defaults.ts';

export const sayKey = (name: string): string => `"${name}" never belongs in a page; remove it, and renew the key.`;

/** The scheme of an address without one: a service on a developer's own machine has no certificate. */
export const schemeFor = (host: string): string => (/^\s*(?:localhost|127\.)/.test(host) ? 'http' : 'https');

/** What is wrong with an attribute, and what to write instead. `baseUrl` is the address of the service as written in `name`. */
export function explainSetup(attribute: string, baseUrl: string, name = 'base-url'): readonly [Code, string] {
  if (KEYS.includes(attribute)) return ['WS-101', sayKey(attribute)];
  if (attribute === MISSING_MODULE)
    return ['WS-106', 'A module could not be loaded; check dist, the import map and the policy.'];
  if (attribute !== 'base-url') return ['WS-102', `"${attribute}" is missing; write ${attribute}="…".`];
  const remedy = `write ${name}="https://…", the address of the service.`;
  if (!baseUrl) return ['WS-103', `"base-url" is missing; ${remedy}`];
  if (HOST.test(baseUrl))
    return ['WS-105', `${quote(baseUrl)} of "${name}" has no scheme; write "${schemeFor(baseUrl)}://" before it.`];
  return ['WS-104', `Invalid value ${quote(baseUrl)} for "${name}"; ${remedy}`];
}

export function makeSetupFault(element: Element, attribute: string): Fault {
  const baseUrl = writtenBaseUrl(element);
  const isOwn = attribute !== 'base-url' || !baseUrl || baseUrl === element.getAttribute(attribute);
  const isOnScript = baseUrl === pageDefault(attribute, defaultsTags());
  const [tag, name] = isOwn
    ? [element.localName, attribute]
    : isOnScript
      ? ['script', 'data-base-url']
      : ['meta', 'content'];
  const [code, problem] = explainSetup(attribute, baseUrl, name);
  return { kind: 'setup', code, message: `<${tag}> ${problem}` };
}
