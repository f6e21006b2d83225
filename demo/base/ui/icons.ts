import { svg, type SVGTemplateResult } from 'lit';

const icon = (path: SVGTemplateResult): SVGTemplateResult =>
  svg`<svg viewBox="0 0 16 16" aria-hidden="true">${path}</svg>`;

export const sun = icon(
  svg`<circle cx="8" cy="8" r="2.75" /><path d="M8 1.5v1.25M8 13.25v1.25M1.5 8h1.25M13.25 8h1.25M3.4 3.4l.9.9M11.7 11.7l.9.9M3.4 12.6l.9-.9M11.7 4.3l.9-.9" />`,
);
export const moon = icon(svg`<path d="M13.5 9.4A5.75 5.75 0 0 1 6.6 2.5a5.75 5.75 0 1 0 6.9 6.9Z" />`);
export const halves = icon(
  svg`<circle cx="8" cy="8" r="5.75" /><path d="M8 2.25v11.5a5.75 5.75 0 0 0 0-11.5Z" fill="currentColor" />`,
);
export const target = icon(svg`<circle cx="8" cy="8" r="4.5" /><path d="M8 1.5v4M8 10.5v4M1.5 8h4M10.5 8h4" />`);
export const menu = icon(svg`<path d="M2.5 4.5h11M2.5 8h11M2.5 11.5h7" />`);
export const link = icon(
  svg`<path d="M6.75 9.25 9.25 6.75M7.25 4.75l1.3-1.3a2.83 2.83 0 0 1 4 4l-1.3 1.3M8.75 11.25l-1.3 1.3a2.83 2.83 0 0 1-4-4l1.3-1.3" />`,
);
export const undo = icon(svg`<path d="M5.5 3 2.5 6l3 3M2.5 6h6.25a4 4 0 0 1 0 8H6" />`);
export const redo = icon(svg`<path d="M10.5 3l3 3-3 3M13.5 6H7.25a4 4 0 0 0 0 8H10" />`);
export const expand = icon(svg`<path d="M9.5 2.5h4v4M13.5 2.5 9.25 6.75M6.5 13.5h-4v-4M2.5 13.5l4.25-4.25" />`);
export const alone = icon(
  svg`<path d="M9 2.5h4.5V7M13.5 2.5 7.5 8.5M11.5 9.5v3a1 1 0 0 1-1 1h-7a1 1 0 0 1-1-1v-7a1 1 0 0 1 1-1h3" />`,
);
export const plus = icon(svg`<path d="M8 3v10M3 8h10" />`);
export const bin = icon(svg`<path d="M3 4.5h10M6.5 4.5v-2h3v2M4.25 4.5l.5 9h6.5l.5-9M6.75 7v4M9.25 7v4" />`);
export const up = icon(svg`<path d="m4 10 4-4 4 4" />`);
export const chevron = icon(svg`<path d="m4 6 4 4 4-4" />`);
export const check = icon(svg`<path d="m3 8.5 3.25 3.25L13 5" />`);
export const cross = icon(svg`<path d="m4 4 8 8M12 4l-8 8" />`);
export const warning = icon(svg`<path d="M8 2 1.75 13.5h12.5ZM8 6.5v3.25M8 11.6v.15" />`);
export const mark = svg`<svg class="mark" viewBox="0 0 32 32" aria-hidden="true"><rect width="32" height="32" rx="9" fill="#0f6157" stroke="none" /><path d="M8 11h16M8 16h16M8 21h9" stroke="#fff" stroke-width="2.6" /></svg>`;
export const copy = icon(
  svg`<rect x="5.5" y="5.5" width="8" height="8" rx="2" /><path d="M10.5 3.5a1 1 0 0 0-1-1h-6a1 1 0 0 0-1 1v6a1 1 0 0 0 1 1" />`,
);
export const save = icon(svg`<path d="M8 2.5v7.5M5 7.25 8 10.25l3-3M2.75 13.25h10.5" />`);
export const play = icon(svg`<path d="M5 3v10l8-5Z" />`);
export const stop = icon(svg`<rect x="4" y="4" width="8" height="8" rx="1" />`);
