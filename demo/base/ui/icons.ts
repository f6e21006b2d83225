import { svg, type SVGTemplateResult } from 'lit';
import { unsafeSVG } from 'lit/directives/unsafe-svg.js';
import shapes from './icons.json' with { type: 'json' };

const drawn = Object.entries(shapes).map(
  ([name, shape]) => [name, svg`<svg viewBox="0 0 16 16" aria-hidden="true">${unsafeSVG(shape)}</svg>`] as const,
);

/** Each has the color of the text, and the height of a line. */
export const icons = Object.fromEntries(drawn) as Readonly<Record<keyof typeof shapes, SVGTemplateResult>>;

export const mark = svg`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="9" fill="#0f6157" stroke="none" /><path d="M8 11h16M8 16h16M8 21h9" stroke="#fff" stroke-width="2.6" /></svg>`;
