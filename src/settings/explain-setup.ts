import { HOST } from '../api/urls.ts';
import { type Code, quote } from '../base/told/tell.ts';
import type { Fault } from '../base/fault.ts';
import { KEYS, MISSING_MODULE, writtenBaseUrl } from './page-defaults.ts';

/** What is wrong with an attribute, and what to write instead, where this was written as the address of the service. */
export function explainSetup(attribute: string, baseUrl: string): readonly [Code, string] {
  if (KEYS.includes(attribute)) {
    return ['WS-101', `"${attribute}" never belongs in a page; remove it, and renew the key.`];
  }
  if (attribute === MISSING_MODULE) {
    return ['WS-106', 'A module could not be loaded; check dist, the import map and the policy.'];
  }
  if (attribute !== 'base-url') return ['WS-102', `"${attribute}" is missing; write ${attribute}="…".`];
  const remedy = 'write base-url="https://…", the address of the service.';
  if (!baseUrl) return ['WS-103', `"base-url" is missing; ${remedy}`];
  if (HOST.test(baseUrl))
    return ['WS-105', `${quote(baseUrl)} of "base-url" has no scheme; write "https://" before it.`];
  return ['WS-104', `Invalid value ${quote(baseUrl)} for "base-url"; ${remedy}`];
}

export function makeSetupFault(element: Element, attribute: string): Fault {
  const [code, problem] = explainSetup(attribute, writtenBaseUrl(element));
  return { kind: 'setup', code, message: `<${element.localName}> ${problem}` };
}
