import { hasVisible } from '../../model/words/cut-text.ts';
import { BULLET } from './long-words.ts';
import { ANNOUNCED, HEADINGS, isBlock, planLevel, RIGHT_TO_LEFT } from './prose-list.ts';

// Removes what editors leave behind, and marks up what authors mean. `server/sanitize-prose.ts` does the same without a document.

export function rename(element: Element, name: string): Element {
  const renamed = document.createElement(name);
  for (const { name: key, value } of element.attributes) renamed.setAttribute(key, value);
  renamed.append(...element.childNodes);
  element.replaceWith(renamed);
  return renamed;
}

/** Removes what is announced but has no words: links around a removed image, headings, lists and their items; and empty edges. */
function removeEmpty(prose: DocumentFragment): void {
  for (const link of prose.querySelectorAll('a'))
    if (!hasVisible(link.textContent)) link.replaceWith(...link.childNodes);
  for (const element of prose.querySelectorAll(ANNOUNCED))
    if (!hasVisible(element.textContent)) element.replaceWith(' ');
  for (const edge of ['firstChild', 'lastChild'] as const)
    for (let node = prose[edge]; node && isEmpty(node); node = prose[edge]) node.remove();
}

const isEmpty = (node: Node): boolean =>
  !hasVisible(node.textContent ?? '') && !(node instanceof Element && (node.matches('hr') || node.querySelector('hr')));

const blocksIn = (prose: DocumentFragment): Element[] =>
  [...prose.querySelectorAll('*')].filter(({ localName }) => isBlock(localName));

/** The text nodes in a node, including any that are inserted after the current one meanwhile. */
export function* textsIn(prose: Node): Generator<Text> {
  const walker = document.createTreeWalker(prose, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) yield walker.currentNode as Text;
}

/** Makes lists of paragraphs that Microsoft Word displays as list items. */
function makeLists(prose: DocumentFragment): void {
  for (const paragraph of prose.querySelectorAll('p')) {
    const words = paragraph.textContent.trimStart();
    if (!BULLET.test(words)) continue;
    let left = paragraph.textContent.length - words.replace(BULLET, '').length;
    for (const text of textsIn(paragraph)) {
      const { length } = text;
      text.deleteData(0, left);
      left -= length - text.length;
    }
    const item = rename(paragraph, 'li');
    let before = item.previousSibling;
    while (before && isEmpty(before)) before = before.previousSibling;
    const list = before instanceof HTMLUListElement ? before : document.createElement('ul');
    if (list !== before) item.before(list);
    list.append(item);
  }
}

/** In prose without blocks and breaks, the line breaks of the text become `<br>`, as text without markup keeps its lines. */
function breakLines(prose: DocumentFragment): void {
  if (!prose.firstElementChild || blocksIn(prose).length > 0) return;
  const texts = [...textsIn(prose)]; // before any is replaced
  for (const text of texts) {
    const lines = text.data.split(/\r?\n/);
    text.replaceWith(...lines.flatMap((line, i) => (i > 0 ? [document.createElement('br'), line] : line)));
  }
}

/** If any letter is written from right to left, each outermost block gets `dir=auto`; the style directs the blocks in it. */
function direct(prose: DocumentFragment): void {
  if (!RIGHT_TO_LEFT.test(prose.textContent)) return;
  for (const block of blocksIn(prose)) if (!block.closest('[dir],br,hr')) block.setAttribute('dir', 'auto');
}

const levelOf = ({ localName }: Element): number => Number(localName.charAt(1));

function lowerHeadings(prose: DocumentFragment, wanted: number): void {
  const headings = [...prose.querySelectorAll(HEADINGS)];
  const highest = Math.min(...headings.map(levelOf));
  for (const heading of headings) rename(heading, `h${planLevel(levelOf(heading), highest, wanted)}`);
}

/** `level` is that of the highest heading. */
export function tidyProse(prose: DocumentFragment, level: number): void {
  lowerHeadings(prose, level);
  makeLists(prose);
  removeEmpty(prose);
  breakLines(prose);
  direct(prose);
}
