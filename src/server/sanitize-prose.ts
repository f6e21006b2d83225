import type { Element, ElementContent, Root, RootContent } from 'hast';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { descriptionOf } from '../content/new-tab.ts';
import { splitLongWords } from '../content/text/break-words.ts';
import { readContact } from '../content/text/contact-gate.ts';
import { partWords } from '../content/text/long-words.ts';
import { LESS_THAN, limitSpan, PARSED_TAGS, proseName, renameIn } from '../content/text/prose-list.ts';
import { DEPTH_MAX, ELEMENTS_MAX, TEXT_MAX } from '../model/post-bounds.ts';
import { readUrl } from '../model/url-gate.ts';
import { cutElements, cutText, limitMarks } from '../model/words/cut-text.ts';
import type { ProseOptions } from '../content/text/sanitize.ts';
import { parseHtml } from './parse-html.ts';
import { type Parent, tidyProse, wordsIn } from './tidy-prose.ts';

// The browser's list, in the words of hast: `PROSE_ATTRIBUTES` as properties.
const PROPERTIES = ['href', 'title', 'lang', 'dir', 'dateTime', 'colSpan', 'rowSpan', 'start', 'reversed'];

const SCHEMA: Schema = {
  tagNames: [...PARSED_TAGS],
  attributes: { '*': PROPERTIES },
  ancestors: {},
  clobber: [],
  protocols: {},
  required: {},
  // Their words are not prose, as in the browser. Others that are not of prose leave theirs behind.
  strip: (
    'annotation-xml audio colgroup desc foreignobject head iframe math mi mn mo ms mtext noembed noframes noscript ' +
    'plaintext script selectedcontent style svg template title video xmp'
  ).split(' '),
};

/** What ends a comment or a CDATA section that somebody wrote around a rendered element, as in an RSS feed. */
const ENDS = /(?<=\]\]|--)>/g;

function finishLink({ properties }: Element, target: string): void {
  const written = String(properties['href'] ?? '');
  delete properties['href'];
  const url = readUrl(written);
  const href = url ?? readContact(written);
  if (!href) return;
  const opens = url ? { target, ariaDescribedBy: descriptionOf(target) } : { target: '_self' };
  Object.assign(properties, { href, rel: ['noopener', 'nofollow', 'ugc'], ...opens });
}

// Character references bring marks that no text showed.
const limitText = (text: string): ElementContent[] =>
  splitLongWords(partWords(limitMarks(text))).flatMap((value, i) => [
    ...(i > 0 ? [{ type: 'element' as const, tagName: 'wbr', properties: {}, children: [] }] : []),
    { type: 'text', value },
  ]);

/** What is nested too deep is its words alone. */
function finish(parent: Parent, target: string, depth = 0): void {
  const children = parent.children as ElementContent[];
  parent.children = children.flatMap((child) => (child.type === 'text' ? limitText(child.value) : child));
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    if (child.tagName === 'a') finishLink(child, target);
    else delete child.properties['href'];
    for (const span of ['colSpan', 'rowSpan']) {
      if (span in child.properties) child.properties[span] = limitSpan(String(child.properties[span]));
    }
    for (const [name, value] of Object.entries(child.properties)) {
      if (typeof value === 'string') child.properties[name] = value.replaceAll('<', LESS_THAN);
    }
    if (depth < DEPTH_MAX) finish(child, target, depth + 1);
    else child.children = limitText(wordsIn(child));
  }
}

/** Gives the elements their names again. */
function restore(parent: Parent): void {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    child.tagName = proseName(child.tagName);
    restore(child);
  }
}

function parse(markup: string): Root {
  const tree = parseHtml(renameIn(cutElements(cutText(markup, TEXT_MAX), ELEMENTS_MAX)));
  const clean = sanitize(tree, SCHEMA);
  const prose: Root = clean.type === 'root' ? clean : { type: 'root', children: [clean as RootContent] };
  restore(prose);
  return prose;
}

export interface Prose {
  readonly html: string;
  readonly words: string;
}

/** Markup with nothing in it but the tags and attributes of prose, and its words: it is parsed once for both. */
export function readProse(markup: string, { target, level = 1 }: ProseOptions): Prose {
  const prose = parse(markup);
  tidyProse(prose, level);
  const words = wordsIn(prose);
  finish(prose, target);
  return { html: toHtml(prose).replaceAll(LESS_THAN, '&#x3C;').replaceAll(ENDS, '&#x3E;'), words };
}

/** Text whose only markup is character references, with the characters that they represent. */
export const decode = (text: string): string =>
  wordsIn(parse(text.replaceAll('<', LESS_THAN))).replaceAll(LESS_THAN, '<');
