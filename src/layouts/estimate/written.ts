import { partsWords } from '../../content/text/parts-words.ts';
import { INDENTED } from './lines.ts';

function proseIn({ nodeName, childNodes, textContent }: Node): string {
  if (nodeName === 'BR') return '\n';
  const words =
    childNodes.length > 0 ? [...childNodes].map(proseIn).join('') : (textContent ?? '').replaceAll('\n', ' ');
  return partsWords(nodeName) ? `\n${/^(?:LI|DD|BL)/.test(nodeName) ? INDENTED : ''}${words}\n` : words;
}

/** What is written in a text of a card, but for its lede. The tags of prose are ends of lines. */
export function readWords(text: Element, lede: string): string {
  if (!text.classList.contains('prose')) return (text.textContent ?? '').slice(lede.length).trim();
  const lines = proseIn(text).split('\n');
  return lines.filter((line) => line.trim()).join('\n');
}
