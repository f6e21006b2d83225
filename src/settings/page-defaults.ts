import { readBaseUrl } from '../api/urls.ts';

// The page is the one that the script runs in, wherever an element is taken: into a frame, or a window of its own.

/** The tag that carries the page's defaults, whatever its `src`: a CDN may redirect it. */
export const defaultsTag = (): Element | null => globalThis.document?.querySelector('script[data-base-url]') ?? null;

/** What was written in an attribute: on the element, else on the tag with the page's defaults. */
export const writtenAttribute = (element: Element, name: string, defaults: Element | null): string | null =>
  element.getAttribute(name) ?? defaults?.getAttribute(`data-${name}`) ?? null;

/** The base address as written: by the element, else by the script tag, else by a `<meta>`. */
export const writtenBaseUrl = (element: Element): string =>
  element.getAttribute('base-url') ||
  defaultsTag()?.getAttribute('data-base-url') ||
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name=ws-base-url]')?.content ||
  '';

/** The base address that is used: without a trailing slash, an empty string where there is none. */
export function usedBaseUrl(element: Element): string {
  const written = writtenBaseUrl(element).trim();
  return (written && readBaseUrl(written, globalThis.document?.baseURI)) ?? '';
}
