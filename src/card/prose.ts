// Loaded if a post has markup or a very long word: the sanitizer, and the styles of prose.
import { LESS_THAN, isBlock } from '../content/text/prose-list.ts';
import { limitTextsIn, type ProseOptions, type SafeProse, sanitize } from '../content/text/sanitize.ts';
import { shareElements } from '../model/words/share-elements.ts';
import css from './prose.css?inline';
import { html } from 'lit';
import { firstBreakIn } from '../content/text/break-words.ts';

export { limitTextsIn, sanitize, shareElements };

export const styles: string = css;

/** Text whose only markup is character references, with the characters that they represent. */
export const decode = (text: string): string =>
  sanitize(text.replaceAll('<', LESS_THAN), { target: '' })?.textContent.replaceAll(LESS_THAN, '<') ?? text;

/** The words of prose: its text, with a space where a block begins or ends, and for a URL its host. */
export function wordsOf(node: Node): string {
  if (node instanceof Element && node.ariaLabel) return node.ariaLabel;
  const words = [...node.childNodes].map(wordsOf).join('') || (node.textContent ?? '');
  return isBlock(node.nodeName) ? ` ${words} ` : words;
}

/** Puts sanitized prose into an element of the owner's template. Returns whether the browser could sanitize it. */
export function fillProse(element: Element, markup: string, options: ProseOptions): boolean {
  const prose: SafeProse | undefined = sanitize(markup, options);
  if (!prose) return false;
  element.append(prose);
  return true;
}

/** Text without markup, with `<wbr>` in its long words, so that lines can break there. */
export function renderBroken(text: string): unknown {
  const end = firstBreakIn(text);
  return end ? html`${text.slice(0, end)}<wbr />${renderBroken(text.slice(end))}` : text;
}
