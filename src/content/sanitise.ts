import DOMPurify, { type Config, type DOMPurify as Purifier } from 'dompurify';
import { readUrl } from '../model/url-gate.ts';

declare const safe: unique symbol;

/** Prose that was sanitised. This module alone makes it. */
export type SafeProse = DocumentFragment & { readonly [safe]: true };

export interface ProseOptions {
  /** Where links open. */
  readonly target: string;
}

/** Makes safe prose out of markup, or `undefined` where the browser cannot. */
export type Sanitise = (markup: string, options: ProseOptions) => SafeProse | undefined;

// The tags and attributes of prose, and nothing else: no style, class, id, form, SVG, frame or media.
const CONFIG = {
  ALLOWED_TAGS: (
    '#text a abbr b bdi bdo blockquote br cite code dd del dfn div dl dt em h1 h2 h3 h4 h5 h6 hr i ins kbd li mark ' +
    'ol p pre q rp rt ruby s samp small span strong sub sup table tbody td tfoot th thead time tr u ul var wbr'
  ).split(' '),
  ALLOWED_ATTR: ['href', 'title', 'lang', 'dir', 'datetime', 'colspan', 'rowspan', 'start', 'reversed'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true,
} as const;

let purifier: Purifier | undefined;

/** Sanitises by a DOMPurify of our own, so that no hook of the page's reaches it, nor ours the page's. */
export const sanitise: Sanitise = (markup, { target }) => {
  purifier ??= DOMPurify(window);
  if (!purifier.isSupported) return undefined;
  // Of a <frameset>, which stands in for the body, it makes not even an empty fragment.
  const made: DocumentFragment | null = purifier.sanitize(
    markup,
    CONFIG as unknown as Config & { RETURN_DOM_FRAGMENT: true },
  );
  const prose = made ?? document.createDocumentFragment();
  for (const link of prose.querySelectorAll('a')) {
    const url = readUrl(link.getAttribute('href'));
    if (url) {
      link.setAttribute('href', url);
      link.setAttribute('rel', 'noopener nofollow ugc');
      link.setAttribute('target', target);
    } else link.removeAttribute('href');
  }
  return prose as SafeProse;
};
