import { html } from 'lit';
import { splitLongWords } from '../content/text/break-words.ts';

/** Text without markup, whose long words may be broken. */
export function renderBroken(text: string): unknown {
  const [first, ...others] = splitLongWords(text);
  return others.length > 0 ? [first, others.map((piece) => html`<wbr>${piece}`)] : text;
}
