import { html, type TemplateResult } from 'lit';

/** A line of the class docs: text in backticks is code. */
export const say = (text: string): TemplateResult =>
  html`${text.split('`').map((piece, index) => (index % 2 ? html`<code>${piece}</code>` : piece))}`;

/** `1 post`, `2 posts` */
export const count = (number: number, thing: string): string => `${number} ${thing}${number === 1 ? '' : 's'}`;

export const messageOf = (reason: unknown): string => (reason instanceof Error ? reason.message : String(reason));
