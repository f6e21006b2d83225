import type { Random } from '../base/random.ts';

export interface Canvas {
  readonly width: number;
  readonly height: number;
  readonly random: Random;
}

/** Draws the inside of a picture. */
export type Scene = (canvas: Canvas) => string;

export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: Math.max(Math.ceil(count), 0) }, (_, index) => draw(index)).join('');
}

/** Puts what was drawn around the origin in its place. */
export function place(x: number, y: number, scale: number, drawn: string, turn = 0): string {
  return `<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${drawn}</g>`;
}

/** A gradient from top to bottom; fill with `url(#id)`. */
export function fade(id: string, top: string, bottom: string): string {
  return `<linearGradient id="${id}" x2="0" y2="1"><stop stop-color="${top}"/><stop offset="1" stop-color="${bottom}"/></linearGradient>`;
}

/** A gradient from the middle outwards, into nothing where `outer` is absent. */
export function glow(id: string, inner: string, outer?: string): string {
  const end = outer ? `stop-color="${outer}"` : `stop-color="${inner}" stop-opacity="0"`;
  return `<radialGradient id="${id}"><stop stop-color="${inner}"/><stop offset="1" ${end}/></radialGradient>`;
}

export function fill(canvas: Canvas, colour: string): string {
  return `<rect width="${canvas.width}" height="${canvas.height}" fill="${colour}"/>`;
}

export function shadow(x: number, y: number, rx: number, ry: number, opacity = 0.18): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${ry}" fill="#1b0f08" opacity="${opacity}"/>`;
}

/** A whole file; numbers are cut to two decimals, for nobody sees the rest. */
export function toSvg(width: number, height: number, drawn: string): string {
  const content = drawn.replace(/\d+\.\d{3,}/g, (number) => Number(number).toFixed(2));
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${content}</svg>`;
}
