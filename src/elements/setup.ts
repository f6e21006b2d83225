import { readBaseUrl } from '../api/urls.ts';
import type { Fault } from '../base/fault.ts';

/** The tag that carries the page's defaults, whatever its `src`: a CDN may redirect it. */
export const defaultsTag = (page: Document): Element | null => page.querySelector('script[data-base-url]');

/** The base address as written: by the element, else by the script tag, else by a `<meta>`. */
export const writtenBaseUrl = (element: Element): string =>
  element.getAttribute('base-url') ||
  defaultsTag(element.ownerDocument)?.getAttribute('data-base-url') ||
  element.ownerDocument.querySelector<HTMLMetaElement>('meta[name=ws-base-url]')?.content ||
  '';

const setupFault = (message: string): Fault => ({ kind: 'setup', message });

/** What is wrong with an element's setup beyond mending, and what to write instead. */
export function findSetupFault(element: Element, required: readonly string[]): Fault | undefined {
  const tag = `<${element.localName}>`;
  const key = ['api-key', 'x-api-key'].find((name) => element.hasAttribute(name));
  if (key) {
    return setupFault(
      `${tag} ${key}: a key never belongs in a page, where every visitor can read it. Remove it (and renew the key): public posts need none.`,
    );
  }
  const missing = required.find((name) => !element.getAttribute(name)?.trim());
  if (missing) return setupFault(`${tag} ${missing} is missing: write ${missing}="…".`);
  const written = writtenBaseUrl(element);
  if (readBaseUrl(written, element.ownerDocument.baseURI)) return undefined;
  return setupFault(
    `${tag} base-url${written ? `="${written}" is no http(s) URL` : ' is missing'}: write base-url="https://…", the service's address.`,
  );
}
