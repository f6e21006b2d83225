import type { Fault } from '../base/fault.ts';
import { KEYS, LACKING, writtenBaseUrl } from './page-defaults.ts';

function explain(element: Element, attribute: string): string {
  if (KEYS.includes(attribute)) {
    return ': a key never belongs in a page, where every visitor can read it. Remove it, and renew the key: public posts need none.';
  }
  if (attribute === LACKING) {
    return ' of the script could not be loaded, without which nothing is shown: look whether all files of dist are there.';
  }
  if (attribute !== 'base-url') return ` is missing: write ${attribute}="…".`;
  const written = writtenBaseUrl(element);
  const problem = written ? `="${written}" is no http(s) URL` : ' is missing';
  return `${problem}: write base-url="https://…", the address of the service.`;
}

/** What is wrong with an attribute, and what to write instead. */
export const makeSetupFault = (element: Element, attribute: string): Fault => ({
  kind: 'setup',
  message: `<${element.localName}> ${attribute}${explain(element, attribute)}`,
});
