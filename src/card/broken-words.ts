import { html } from 'lit';
import { splitLongWords } from '../content/text/break-words.ts';

/** Text without markup whose long words may be broken. */
export const renderBroken = (text: string): unknown =>
  splitLongWords(text).map((piece, i) => (i > 0 ? html`<wbr>${piece}` : piece));
