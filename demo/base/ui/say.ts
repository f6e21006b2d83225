import { html, type TemplateResult } from 'lit';

/** A line of the class docs: text in backticks is code. */
export const say = (text: string): TemplateResult =>
  html`${text.split('`').map((piece, index) => (index % 2 ? html`<code>${piece}</code>` : piece))}`;
