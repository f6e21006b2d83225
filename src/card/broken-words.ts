import { html } from 'lit';
import { firstBreakIn } from '../content/text/break-words.ts';

/** Text without markup, whose long words may be broken. */
export function renderBroken(text: string): unknown {
  const end = firstBreakIn(text);
  return end ? html`${text.slice(0, end)}<wbr />${renderBroken(text.slice(end))}` : text;
}
