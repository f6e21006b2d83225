import { hash } from '../base/random.ts';
import { toSvg } from './svg.ts';

const SIZE = 96;
const centre = (drawn: string) => `<g transform="translate(48 48)">${drawn}</g>`;
const ground = (colour: string) => `<rect width="${SIZE}" height="${SIZE}" fill="${colour}"/>`;

/** What each workspace shows of itself, on 96 by 96. */
const drawings: Readonly<Record<string, string>> = {
  bakery: `${ground('#7a3f2c')}${centre('<path d="M-30,14 C-36,-14 -20,-26 0,-26 C20,-26 36,-14 30,14 C28,22 -28,22 -30,14 Z" fill="#eab676"/><path d="M-14,-14 q8,9 5,20 M2,-17 q8,9 5,23 M17,-12 q7,8 4,17" stroke="#7a3f2c" stroke-width="4.5" fill="none" stroke-linecap="round"/>')}`,
  club: `${ground('#17305c')}${centre('<path d="M-28,-30 H28 V2 Q28,26 0,36 Q-28,26 -28,2 Z" fill="#f6c83c"/><path d="M-8,-30 h16 v64 q-8,4 -16,0 Z" fill="#17305c"/><circle r="11" cy="-2" fill="#fff"/><path d="M0,-8 l6,4 l-2,7 h-8 l-2,-7 Z" fill="#17305c"/>')}`,
  library: `${ground('#2f5d62')}${centre('<path d="M0,-18 Q-16,-28 -32,-22 V20 Q-16,14 0,24 Q16,14 32,20 V-22 Q16,-28 0,-18 Z" fill="#f4ead2"/><path d="M0,-18 V24" stroke="#2f5d62" stroke-width="3"/><path d="M-24,-10 q9,-3 17,2 M-24,1 q9,-3 17,2 M24,-10 q-9,-3 -17,2 M24,1 q-9,-3 -17,2" stroke="#2f5d62" stroke-width="3" fill="none" opacity=".6"/>')}`,
  software: `${ground('#1d3557')}${centre('<path d="M-32,-12 q16,-14 32,0 t32,0 M-32,6 q16,-14 32,0 t32,0 M-32,24 q16,-14 32,0 t32,0" fill="none" stroke="#a8dadc" stroke-width="7" stroke-linecap="round"/>')}`,
  museum: `${ground('#1f5f8b')}${centre('<g fill="#f3ead7"><rect x="-22" y="-22" width="44" height="44"/><rect x="-22" y="-22" width="44" height="44" transform="rotate(45)"/></g><g fill="#e0a63a"><rect x="-13" y="-13" width="26" height="26"/><rect x="-13" y="-13" width="26" height="26" transform="rotate(45)"/></g><circle r="7" fill="#1f5f8b"/>')}`,
  choir: `${ground('#54405e')}${centre('<path d="M-14,18 V-24 L22,-30 V10" fill="none" stroke="#f2d9a6" stroke-width="6"/><ellipse cx="-22" cy="19" rx="11" ry="8" fill="#f2d9a6" transform="rotate(-18 -22 19)"/><ellipse cx="14" cy="11" rx="11" ry="8" fill="#f2d9a6" transform="rotate(-18 14 11)"/>')}`,
};

function monogram(name: string): string {
  const letter = name.replaceAll(/[^\p{L}\p{N}]/gu, '').at(-1) ?? '';
  return `${ground(`hsl(${hash(name) % 360} 45% 38%)`)}<text x="48" y="65" font-family="sans-serif" font-size="48" font-weight="600" fill="#fff" text-anchor="middle">${letter}</text>`;
}

export function drawAvatar(feedId: string): string {
  return toSvg(SIZE, SIZE, drawings[feedId] ?? monogram(feedId));
}
