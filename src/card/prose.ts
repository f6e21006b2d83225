import { partsWords } from '../content/text/prose-list.ts';
import { type SafeProse, sanitise } from '../content/text/sanitise.ts';
import { shareElements } from '../model/words/share-elements.ts';
import css from './prose.css?inline';

// Loaded where a post has markup: the sanitiser, and how prose looks.

export { sanitise, shareElements };

export const styles: string = css;

/** Text whose only markup is character references, with the characters that they stand for. */
export const decode = (text: string): string => sanitise(text, { target: '' })?.textContent ?? text;

/** What prose says: its text, with a space where a block begins or ends. */
export function wordsOf(node: Node): string {
  const words = [...node.childNodes].map(wordsOf).join('') || (node.textContent ?? '');
  return partsWords(node.nodeName) ? ` ${words} ` : words;
}

/** Puts sanitised prose into an element of the owner's template. Returns whether the browser could sanitise it. */
export function fillProse(element: Element, markup: string, target: string): boolean {
  const prose: SafeProse | undefined = sanitise(markup, { target });
  if (!prose) return false;
  element.append(prose);
  return true;
}
