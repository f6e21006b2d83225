import { readBaseUrl } from '../api/urls.ts';

// The page is the one that the script runs in, wherever an element is taken: into a frame, or a window of its own.

/** The tag with the address, whatever its `src`: a CDN may redirect it, and an owner may call the file otherwise. */
const MARKED = 'script[data-base-url]';
/** The tags of the script itself, `ws-widgets.js` and `ws-widgets.iife.js`. */
const OWN = 'script[src*="ws-widgets."]';

const markedTag = (): Element | null => globalThis.document?.querySelector(MARKED) ?? null;

/** The tags that carry the page's defaults, that with the address before the others. */
export function defaultsTags(): readonly Element[] {
  const marked = markedTag();
  return [...(marked ? [marked] : []), ...(globalThis.document?.querySelectorAll(OWN) ?? [])];
}

/** What was written for the whole page, by the first of some tags that says it. */
export function pageDefault(name: string, tags: readonly Element[]): string | null {
  const attribute = `data-${name}`;
  return tags.find((tag) => tag.hasAttribute(attribute))?.getAttribute(attribute) ?? null;
}

/** What was written in an attribute: on the element, else for the whole page. */
export const writtenAttribute = (element: Element, name: string, tags: readonly Element[]): string | null =>
  element.getAttribute(name) ?? pageDefault(name, tags);

/** The base address as written: by the element, else by the script tag, else by a `<meta>`. */
export const writtenBaseUrl = (element: Element): string =>
  element.getAttribute('base-url') ||
  markedTag()?.getAttribute('data-base-url') ||
  globalThis.document?.querySelector<HTMLMetaElement>('meta[name=ws-base-url]')?.content ||
  '';

/** The base address that is used: without a trailing slash, an empty string where there is none. */
export function usedBaseUrl(element: Element): string {
  const written = writtenBaseUrl(element).trim();
  return (written && readBaseUrl(written, globalThis.document?.baseURI)) ?? '';
}
