import type { FeedElement } from '../../src/widgets/feed-element.ts';
import { until } from './wait.ts';

export function shadowOf(element: Element): ShadowRoot {
  if (!element.shadowRoot) throw new Error(`<${element.localName}> shows nothing yet.`);
  return element.shadowRoot;
}

/** All elements within an element that have a part of this name. */
export const partsOf = (element: Element, name: string): HTMLElement[] => [
  ...(element.shadowRoot ?? element).querySelectorAll<HTMLElement>(`[part~="${name}"]`),
];

export function partOf(element: Element, name: string): HTMLElement {
  const [part] = partsOf(element, name);
  if (!part) throw new Error(`<${element.localName}> has no part "${name}".`);
  return part;
}

/** The markup in an element, without the comments by which Lit finds its places. */
export const markupOf = (element: Element): string => element.innerHTML.replaceAll(/<!--[\s\S]*?-->/g, '');

/** The texts of the parts of this name. */
export const wordsOf = (element: Element, name: string): string[] =>
  partsOf(element, name).map(({ textContent }) => textContent.trim());

/** What has the focus in a feed. */
export const focusedIn = (feed: Element): Element | null => shadowOf(feed).activeElement;

/** The elements that name an element in a feed. */
export const namedBy = (feed: Element, named: Element, attribute = 'aria-labelledby'): Element[] =>
  (named.getAttribute(attribute) ?? '').split(' ').flatMap((id) => shadowOf(feed).getElementById(id) ?? []);

/** What a screen reader calls an element in a feed. */
export function nameOf(feed: Element, named: Element): string {
  const words = namedBy(feed, named).map(({ ariaLabel, textContent }) => ariaLabel ?? textContent);
  return words.join(' ').trim() || (named.ariaLabel ?? '');
}

/** What a screen reader says of an element in a feed besides its name. */
export const descriptionOf = (feed: Element, described: Element): string =>
  namedBy(feed, described, 'aria-describedby')
    .map(({ textContent }) => textContent)
    .join(' ');

export const isShown = (element: Element): boolean => element.checkVisibility({ visibilityProperty: true });

export const buttonOf = async (feed: FeedElement, name: 'more' | 'retry'): Promise<HTMLElement> => {
  await until(() => partsOf(feed, name).some(isShown), `no ${name} button`);
  return partOf(feed, name);
};

/** Markup without what is added when an image has loaded: its shape, and the background that is drawn for it. */
export const withoutImageMarks = (html: string): string =>
  html.replaceAll(/ data-(?:ahead|shape)="\w*"|<canvas [^>]*><\/canvas>/g, '');
