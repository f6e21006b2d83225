import DOMPurify, { type DOMPurify as Purifier } from 'dompurify';
import { remember } from '../../base/remember.ts';
import { log } from '../../base/log.ts';
import { DEPTH_MAX } from '../../model/post-bounds.ts';
import { limitMarks } from '../../model/words/cut-text.ts';
import { breakLongWord } from './break-words.ts';
import { partWords } from './long-words.ts';
import {
  limitSpan,
  PARSED_TAGS,
  planLink,
  planMarkup,
  PROSE_ATTRIBUTES,
  proseName,
  RENAMED_TAGS,
  SPANS,
} from './prose-list.ts';
import { rename, textsIn, tidyProse } from './tidy-prose.ts';

declare const safe: unique symbol;

/** Prose that was sanitized. This module alone makes it. */
export type SafeProse = DocumentFragment & { readonly [safe]: true };

export interface ProseOptions {
  /** Where links open. */
  readonly target: string;
  /** The level of its highest heading, below those of what it is part of. The default is 1. */
  readonly level?: number;
}

const CONFIG = {
  ALLOWED_TAGS: ['#text', ...PARSED_TAGS],
  ALLOWED_ATTR: PROSE_ATTRIBUTES,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
  RETURN_DOM_FRAGMENT: true as const,
};

/** Keeps only the text of what is nested deeper than `DEPTH_MAX`. */
function flatten(parent: ParentNode, depth = 0): void {
  for (const child of parent.children) {
    if (depth < DEPTH_MAX) flatten(child, depth + 1);
    else child.replaceChildren(child.textContent);
  }
}

/** Breaks long words, and removes excessive combining marks: some were character references until the text was parsed. */
export function limitTextsIn(prose: Node): void {
  for (const text of textsIn(prose)) text.data = partWords(limitMarks(text.data));
  // In a second loop, because what follows each break is a text node of its own.
  for (const text of textsIn(prose)) breakLongWord(text);
}

function limitSpansIn(prose: DocumentFragment): void {
  for (const name of SPANS)
    for (const cell of prose.querySelectorAll(`[${name}]`))
      cell.setAttribute(name, limitSpan(cell.getAttribute(name) ?? ''));
}

function finishLink(link: Element, target: string): void {
  const written = link.getAttribute('href') ?? '';
  link.removeAttribute('href');
  if (link.localName !== 'a') return;
  const attributes = Object.entries(planLink(written, link.textContent, target));
  for (const [name, value] of attributes) if (value) link.setAttribute(name, value);
}

/** One of our own: hooks of the page do not affect it, and ours do not affect that of the page. `undefined` where it cannot be used. */
const findPurifier = remember((): Purifier | undefined => {
  const purifier = DOMPurify(window);
  if (!purifier.isSupported) return undefined;
  if (purifier.sanitize('<b>a')) return purifier;
  const remedy = 'add "dompurify" to "trusted-types" in the policy of the page';
  log('warn', 'WS-601', `ws-widgets: Markup is displayed as text; ${remedy}.`);
  return undefined; // a blocked parser returns an empty string
});

/** Makes safe prose from markup, or `undefined` where the browser cannot, or the policy of the page prevents it. */
export function sanitize(markup: string, { target, level = 1 }: ProseOptions): SafeProse | undefined {
  const purifier = findPurifier();
  if (!purifier) return undefined;
  // For a <frameset>, which replaces the body, DOMPurify does not return even an empty fragment.
  const made: DocumentFragment | null = purifier.sanitize(planMarkup(markup), CONFIG);
  const prose = made ?? document.createDocumentFragment();
  // All others that are not of prose have been removed.
  for (const renamed of prose.querySelectorAll(RENAMED_TAGS.join())) rename(renamed, proseName(renamed.localName));
  flatten(prose);
  tidyProse(prose, level);
  limitTextsIn(prose);
  limitSpansIn(prose);
  for (const link of prose.querySelectorAll('a,[href]')) finishLink(link, target);
  return prose as SafeProse;
}
