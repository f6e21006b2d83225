import type { Element, ElementContent, Root, RootContent } from 'hast';
import { ANNOUNCED, HEADINGS, partsWords, planLevel, RIGHT_TO_LEFT } from '../content/text/prose-list.ts';
import { hasVisible } from '../model/words/visible.ts';

// What `content/text/tidy-prose.ts` does to prose in a browser.

export type Parent = Root | Element;
type Child = RootContent | ElementContent;

const isOneOf = (selector: string, { tagName }: Element): boolean => selector.split(',').includes(tagName);

function* elementsIn(parent: Parent): Generator<Element> {
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

/** The text of a node, with a space where a block begins or ends. */
export function wordsIn(node: Child | Root): string {
  if (node.type === 'text') return node.value;
  const words = 'children' in node ? node.children.map(wordsIn).join('') : '';
  return node.type === 'element' && partsWords(node.tagName) ? ` ${words} ` : words;
}

const hasRule = (node: Child): boolean =>
  node.type === 'element' && (node.tagName === 'hr' || node.children.some(hasRule));

const isEmpty = (node: Child): boolean => !hasVisible(textIn(node)) && !hasRule(node);

/** Changes the children of each element. */
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
  const isFull = (child: Child): boolean => !isEmpty(child);
  const first = prose.children.findIndex(isFull);
  prose.children = first < 0 ? [] : prose.children.slice(first, prose.children.findLastIndex(isFull) + 1);
}

function breakLines(prose: Root): void {
  const elements = [...elementsIn(prose)];
  if (elements.length === 0 || elements.some(({ tagName }) => partsWords(tagName))) return;
  replaceIn(prose, (child) => {
    if (child.type !== 'text') return [child];
    return child.value
      .split(/\r?\n/)
      .flatMap((value, i) => [
        ...(i > 0 ? [{ type: 'element' as const, tagName: 'br', properties: {}, children: [] }] : []),
        { type: 'text' as const, value },
      ]);
  });
}

function direct(parent: Parent): void {
  for (const child of parent.children) {
    if (child.type !== 'element' || 'dir' in child.properties) continue;
    if (partsWords(child.tagName) && !isOneOf('br,hr', child)) child.properties['dir'] = 'auto';
    else direct(child);
  }
}

const levelOf = ({ tagName }: Element): number => Number(tagName.charAt(1));

function lowerHeadings(prose: Root, wanted: number): void {
  const headings = [...elementsIn(prose)].filter((one) => isOneOf(HEADINGS, one));
  const highest = Math.min(...headings.map(levelOf));
  for (const heading of headings) heading.tagName = `h${planLevel(levelOf(heading), highest, wanted)}`;
}

/** `level` is that of the highest heading. */
export function tidyProse(prose: Root, level: number): void {
  lowerHeadings(prose, level);
  removeEmpty(prose);
  breakLines(prose);
  if (RIGHT_TO_LEFT.test(textIn(prose))) direct(prose);
}
