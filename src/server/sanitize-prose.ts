import type { Element, ElementContent, Root, RootContent } from 'hast';
import { fromParse5 } from 'hast-util-from-parse5';
import { sanitize, type Schema } from 'hast-util-sanitize';
import { toHtml } from 'hast-util-to-html';
import { parseFragment } from 'parse5';
import { splitLongWords } from '../content/text/break-words.ts';
import { BULLET, partWords } from '../content/text/long-words.ts';
import {
  ANNOUNCED,
  HEADINGS,
  LESS_THAN,
  limitSpan,
  PARSED_TAGS,
  isBlock,
  planLevel,
  planLink,
  planMarkup,
  proseName,
  RIGHT_TO_LEFT,
} from '../content/text/prose-list.ts';
import type { ProseOptions } from '../content/text/sanitize.ts';
import { DEPTH_MAX } from '../model/post-bounds.ts';
import { hasVisible, limitMarks } from '../model/words/cut-text.ts';
import lists from './prose-schema.json' with { type: 'json' };

/** Parses like a browser without scripts, and without positions, which would take a quarter of the time of a rendering. */
export const parseHtml = (markup: string): Root =>
  fromParse5(parseFragment(markup, { scriptingEnabled: false })) as Root; // a fragment becomes a root

// This does to prose what `content/text/tidy-prose.ts` does in a browser.

export type Parent = Root | Element;
type Child = RootContent | ElementContent;

const isOneOf = (selector: string, { tagName }: Element): boolean => selector.split(',').includes(tagName);

export function* elementsIn(parent: Parent): Generator<Element> {
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    yield child;
    yield* elementsIn(child);
  }
}

export function textIn(node: Child | Root): string {
  if (node.type === 'text') return node.value;
  return 'children' in node ? node.children.map(textIn).join('') : '';
}

/** The words of a node: its text, with a space where a block begins or ends, and the host in place of a URL. */
function wordsIn(node: Child | Root): string {
  if (node.type === 'text') return node.value;
  if (node.type === 'element' && node.properties['aria-label']) return String(node.properties['aria-label']);
  const words = 'children' in node ? node.children.map(wordsIn).join('') : '';
  return node.type === 'element' && isBlock(node.tagName) ? ` ${words} ` : words;
}

const hasRule = (node: Child): boolean =>
  node.type === 'element' && (node.tagName === 'hr' || node.children.some(hasRule));

const isFull = (child: Child): boolean => hasVisible(textIn(child)) || hasRule(child);

function replaceIn(parent: Parent, replace: (child: ElementContent) => readonly ElementContent[]): void {
  parent.children = (parent.children as ElementContent[]).flatMap((child) => {
    if (child.type === 'element') replaceIn(child, replace);
    return replace(child);
  });
}

function removeEmpty(prose: Root): void {
  replaceIn(prose, (child) => {
    if (child.type !== 'element' || hasVisible(textIn(child))) return [child];
    if (child.tagName === 'a') return child.children;
    return isOneOf(ANNOUNCED, child) ? [{ type: 'text', value: ' ' }] : [child];
  });
  const first = prose.children.findIndex(isFull);
  prose.children = first < 0 ? [] : prose.children.slice(first, prose.children.findLastIndex(isFull) + 1);
}

/** Removes the first `count` characters of a node; returns how many are still to be removed. */
function takeCharacters(node: Child, count: number): number {
  if (node.type === 'text') {
    const { length } = node.value;
    node.value = node.value.slice(count);
    return count - length + node.value.length;
  }
  return 'children' in node ? node.children.reduce((left, child) => takeCharacters(child, left), count) : count;
}

function makeLists(parent: Parent): void {
  let before: Child | undefined;
  parent.children = (parent.children as ElementContent[]).flatMap((child): ElementContent[] => {
    if (!isFull(child)) return [child];
    const all = textIn(child);
    const words = all.trimStart();
    if (!(child.type === 'element' && child.tagName === 'p' && BULLET.test(words))) {
      if (child.type === 'element') makeLists(child);
      before = child;
      return [child];
    }
    takeCharacters(child, all.length - words.replace(BULLET, '').length);
    child.tagName = 'li';
    const list = before;
    if (list?.type === 'element' && list.tagName === 'ul') {
      list.children.push(child);
      return [];
    }
    before = { type: 'element', tagName: 'ul', properties: {}, children: [child] };
    return [before];
  });
}

/** Pieces of text with an empty element between them. */
const joinedBy = (tagName: string, pieces: readonly string[]): ElementContent[] =>
  pieces.flatMap((value, i): ElementContent[] => [
    ...(i > 0 ? [{ type: 'element' as const, tagName, properties: {}, children: [] }] : []),
    { type: 'text', value },
  ]);

function breakLines(prose: Root): void {
  const elements = [...elementsIn(prose)];
  if (elements.length === 0 || elements.some(({ tagName }) => isBlock(tagName))) return;
  replaceIn(prose, (child) => (child.type === 'text' ? joinedBy('br', child.value.split(/\r?\n/)) : [child]));
}

function direct(parent: Parent): void {
  for (const child of parent.children) {
    if (child.type !== 'element' || 'dir' in child.properties) continue;
    if (isBlock(child.tagName) && !isOneOf('br,hr', child)) child.properties['dir'] = 'auto';
    else direct(child);
  }
}

const levelOf = ({ tagName }: Element): number => Number(tagName.charAt(1));

function lowerHeadings(prose: Root, wanted: number): void {
  const headings = [...elementsIn(prose)].filter((one) => isOneOf(HEADINGS, one));
  const highest = Math.min(...headings.map(levelOf));
  for (const heading of headings) heading.tagName = `h${planLevel(levelOf(heading), highest, wanted)}`;
}

const SCHEMA: Schema = {
  tagNames: [...PARSED_TAGS],
  attributes: { '*': lists.properties }, // `PROSE_ATTRIBUTES`, the browser's list, by the names of hast's properties
  ancestors: {},
  clobber: [],
  protocols: {},
  required: {},
  strip: lists.removed, // with their words, as in the browser; of other elements that are not prose, the words stay
};

/** The end of a comment or a CDATA section, which somebody may write around a rendered element, as in an RSS feed. */
const ENDS = /(?<=\]\]|--)>/g;

function finishLink(link: Element, target: string): void {
  const { properties } = link;
  const written = String(properties['href'] ?? '');
  delete properties['href'];
  Object.assign(properties, planLink(written, textIn(link), target));
}

// Character references may become combining marks, which could not be limited before they were decoded.
const limitText = (text: string): ElementContent[] => joinedBy('wbr', splitLongWords(partWords(limitMarks(text))));

/** Finishes all elements. Of one that is nested too deep, only the words stay. */
function finish(parent: Parent, target: string, depth = 0): void {
  const children = parent.children as ElementContent[];
  parent.children = children.flatMap((child) => (child.type === 'text' ? limitText(child.value) : child));
  for (const child of parent.children) {
    if (child.type !== 'element') continue;
    if (child.tagName === 'a') finishLink(child, target);
    else delete child.properties['href'];
    for (const span of ['colSpan', 'rowSpan'])
      if (span in child.properties) child.properties[span] = limitSpan(String(child.properties[span]));
    for (const [name, value] of Object.entries(child.properties))
      if (typeof value === 'string') child.properties[name] = value.replaceAll('<', LESS_THAN);
    if (depth < DEPTH_MAX) finish(child, target, depth + 1);
    else child.children = limitText(textIn(child));
  }
}

function parse(markup: string): Root {
  const prose = sanitize(parseHtml(planMarkup(markup)), SCHEMA) as Root; // a root stays one
  for (const element of elementsIn(prose)) element.tagName = proseName(element.tagName);
  return prose;
}

export type Prose = Readonly<Record<'html' | 'words', string>>;

/** Markup reduced to the tags and attributes of prose, and its words: it is parsed once for both. */
export function readProse(markup: string, { target, level = 1 }: ProseOptions): Prose {
  const prose = parse(markup);
  lowerHeadings(prose, level);
  makeLists(prose);
  removeEmpty(prose);
  breakLines(prose);
  if (RIGHT_TO_LEFT.test(textIn(prose))) direct(prose);
  finish(prose, target);
  return { html: toHtml(prose).replaceAll(LESS_THAN, '&#x3C;').replaceAll(ENDS, '&#x3E;'), words: wordsIn(prose) };
}

/** Decodes a text whose only markup is character references. */
export const decode = (text: string): string =>
  wordsIn(parse(text.replaceAll('<', LESS_THAN))).replaceAll(LESS_THAN, '<');
