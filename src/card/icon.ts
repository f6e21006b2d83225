import { html } from 'lit';

/** An icon, in the colour of the text beside it. Drawn, for a font may lack it, and a page's policy may forbid `data:`. */
export const icon = (path: string): unknown =>
  html`<svg class="icon" viewBox="0 0 24 24" aria-hidden="true"><path d=${path} /></svg>`;
