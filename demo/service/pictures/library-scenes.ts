import type { Random } from '../base/random.ts';
import { fade, fill, glow, place, repeat, shadow, type Canvas, type Scene } from './svg.ts';

const spines = [
  '#8c3b3b',
  '#2f5d62',
  '#d7a84b',
  '#3d4a75',
  '#6b7f4f',
  '#b5653a',
  '#e3d6bd',
  '#54405e',
  '#9fb3ad',
] as const;

function spine(x: number, floor: number, wide: number, tall: number, random: Random): string {
  const colour = random.pick(spines);
  const band = colour === '#e3d6bd' ? '#8c3b3b' : '#f0dfb4';
  const y = floor - tall;
  const marks = random.pick([
    `<rect x="${x}" y="${y + tall * 0.12}" width="${wide}" height="${tall * 0.03}" fill="${band}"/><rect x="${x}" y="${y + tall * 0.82}" width="${wide}" height="${tall * 0.03}" fill="${band}"/>`,
    `<rect x="${x + wide * 0.25}" y="${y + tall * 0.2}" width="${wide * 0.5}" height="${tall * 0.34}" rx="2" fill="${band}" opacity=".85"/>`,
    `<rect x="${x + wide * 0.42}" y="${y + tall * 0.16}" width="${wide * 0.16}" height="${tall * 0.5}" fill="${band}" opacity=".8"/><circle cx="${x + wide / 2}" cy="${y + tall * 0.84}" r="${wide * 0.15}" fill="${band}"/>`,
  ]);
  return `<rect x="${x}" y="${y}" width="${wide}" height="${tall}" rx="3" fill="${colour}"/>${marks}<rect x="${x}" y="${y}" width="${wide * 0.16}" height="${tall}" fill="#fff" opacity=".14"/><rect x="${x + wide * 0.86}" y="${y}" width="${wide * 0.14}" height="${tall}" fill="#000" opacity=".2"/>`;
}

function rowOfBooks(floor: number, from: number, to: number, room: number, random: Random): string {
  let drawn = '';
  let x = from;
  while (x < to) {
    const wide = random.between(0.11, 0.26) * room;
    if (x + wide > to) break;
    if (random.next() < 0.08 && x + wide * 3 < to) {
      drawn += `<g transform="rotate(12 ${x + wide} ${floor})">${spine(x, floor, wide * 0.8, room * 0.72, random)}</g>`;
      x += wide * 1.9;
      continue;
    }
    drawn += spine(x, floor, wide, room * random.between(0.62, 0.9), random);
    x += wide + 1;
  }
  return drawn;
}

function bookcase({ width, height, random }: Canvas, rows: number): string {
  const room = height / rows;
  return repeat(rows, (row) => {
    const floor = (row + 1) * room - room * 0.09;
    return `<rect y="${row * room}" width="${width}" height="${room * 0.16}" fill="#000" opacity=".28"/>${rowOfBooks(floor, 16, width - 16, room * 0.9, random)}<rect y="${floor}" width="${width}" height="${room * 0.09}" fill="url(#board)"/>`;
  });
}

export const shelf: Scene = (canvas) => {
  const { width, height } = canvas;
  const rows = height > width ? 4 : height === width ? 3 : 2;
  return `<defs>${fade('board', '#b5804f', '#7c5230')}${fade('dim', '#5d3d27', '#452b1b')}${glow('lamp', '#ffe9b8')}</defs>${fill(canvas, 'url(#dim)')}${bookcase(canvas, rows)}
    <ellipse cx="${width * 0.3}" cy="0" rx="${width * 0.6}" ry="${height * 0.7}" fill="url(#lamp)" opacity=".25"/>`;
};

export const books: Scene = (canvas) => {
  const { width, height, random } = canvas;
  const size = Math.min(width, height * 1.2) / 620;
  const ground = height * 0.8;
  const wall = random.pick(['#dfe3dc', '#ead9c7', '#cdd8de', '#e0d0d4']);
  const pile = repeat(random.whole(4, 5), (index) => {
    const [length, thick] = [random.between(270, 350), 46];
    const [x, y] = [-length / 2 + random.between(-24, 24), -(index + 1) * (thick + 1)];
    const colour = random.pick(spines);
    return `<rect x="${x}" y="${y}" width="${length}" height="${thick}" rx="7" fill="${colour}"/><rect x="${x + 12}" y="${y + 7}" width="${length - 12}" height="${thick - 14}" fill="#f6eedc"/><path d="M${x + 14},${y + 18} h${length - 16} M${x + 14},${y + 28} h${length - 16}" stroke="#cdbf9f" stroke-width="2"/><rect x="${x}" y="${y}" width="${thick * 0.6}" height="${thick}" rx="7" fill="${colour}"/><rect x="${x + length - 60}" y="${y + thick - 10}" width="14" height="34" fill="#c4553a" opacity="${index % 2}"/>`;
  });
  const mug = `${shadow(0, 2, 62, 9, 0.25)}<path d="M46,-74 q46,-6 44,28 q-4,30 -50,26" fill="none" stroke="#fbf6ec" stroke-width="14"/><path d="M-52,-100 h104 l-8,90 q-2,12 -14,12 h-60 q-12,0 -14,-12 Z" fill="#fbf6ec"/><ellipse cy="-100" rx="52" ry="11" fill="#7a4a2a"/><path d="M-16,-124 q-14,-22 0,-42 q12,-18 0,-36 M18,-124 q-12,-18 0,-34" stroke="#fff" stroke-width="6" fill="none" opacity=".7" stroke-linecap="round"/>`;
  const leaves = repeat(
    9,
    (index) =>
      `<path d="M0,0 C-26,-50 -18,-110 0,-150 C18,-110 26,-50 0,0 Z" fill="${index % 2 ? '#5d8a63' : '#47744f'}" transform="rotate(${-72 + index * 18}) scale(${1 - Math.abs(index - 4) * 0.07})"/>`,
  );
  const plant = `${shadow(0, 2, 66, 9, 0.25)}<g transform="translate(0 -86)">${leaves}</g><path d="M-54,-94 h108 l-14,94 h-80 Z" fill="#c07a52"/><rect x="-60" y="-104" width="120" height="24" rx="6" fill="#d08d66"/>`;
  return `<defs>${fade('desk', '#c0916a', '#8c623f')}</defs>${fill(canvas, wall)}<circle cx="${width * 0.5}" cy="${height * 0.44}" r="${Math.min(width, height) * 0.36}" fill="#fff" opacity=".38"/>
    <rect y="${ground - 8}" width="${width}" height="${height - ground + 8}" fill="url(#desk)"/>
    ${place(width * 0.2, ground + 14, size * 1.05, plant)}${place(width / 2, ground + 26, size, shadow(0, 2, 190, 14, 0.3) + pile)}${place(width * 0.8, ground + 20, size, mug)}`;
};

export const reading: Scene = (canvas) => {
  const { width, height, random } = canvas;
  const size = Math.min(width, height * 1.2) / 700;
  const ground = height * 0.86;
  const [wall, chair, seat] = random.pick([
    ['#3d4f57', '#c4673f', '#d98058'],
    ['#54473f', '#3f7a6d', '#569485'],
    ['#46435e', '#c79a3e', '#ddb35a'],
  ] as const);
  const armchair = `${shadow(0, 4, 210, 16, 0.35)}<rect x="-130" y="-30" width="22" height="34" rx="6" fill="#5b3a24"/><rect x="108" y="-30" width="22" height="34" rx="6" fill="#5b3a24"/><rect x="-128" y="-330" width="256" height="280" rx="70" fill="${chair}"/><rect x="-112" y="-160" width="224" height="80" rx="30" fill="${seat}"/><rect x="-176" y="-190" width="74" height="170" rx="34" fill="${seat}"/><rect x="102" y="-190" width="74" height="170" rx="34" fill="${seat}"/><rect x="-130" y="-88" width="260" height="64" rx="16" fill="${chair}"/>
    <path d="M-66,-158 Q-32,-180 0,-160 Q32,-180 66,-158 V-206 Q32,-228 0,-208 Q-32,-228 -66,-206 Z" fill="#fbf4e4"/><path d="M0,-160 V-208" stroke="#cdbf9f" stroke-width="3"/>`;
  const lamp = `<circle cy="-380" r="330" fill="url(#light)"/><rect x="-5" y="-390" width="10" height="390" fill="#d9c9a5"/><ellipse rx="62" ry="12" fill="#d9c9a5"/><path d="M-48,-440 h96 l36,100 h-168 Z" fill="#ffe6ad"/>`;
  const pane = { x: width * 0.08, y: height * 0.1, width: width * 0.22, height: height * 0.42 };
  const rain = repeat(
    26,
    () =>
      `<path d="M${random.between(pane.x + 8, pane.x + pane.width - 8)},${random.between(pane.y + 8, pane.y + pane.height - 30)} l-4,20" stroke="#dcecf5" stroke-width="3" opacity=".6"/>`,
  );
  const room = height * 0.2;
  const board = `<rect x="${width * 0.72}" y="${height * 0.3}" width="${width * 0.28}" height="14" fill="#8c623f"/>${rowOfBooks(height * 0.3, width * 0.73, width * 0.99, room, random)}`;
  return `<defs>${glow('light', '#ffdf9a')}${fade('night', '#5b7f9c', '#2f4a66')}</defs>${fill(canvas, wall)}<rect x="${pane.x - 10}" y="${pane.y - 10}" width="${pane.width + 20}" height="${pane.height + 20}" fill="#eadfca"/><rect x="${pane.x}" y="${pane.y}" width="${pane.width}" height="${pane.height}" fill="url(#night)"/>${rain}<path d="M${pane.x + pane.width / 2},${pane.y} v${pane.height} M${pane.x},${pane.y + pane.height / 2} h${pane.width}" stroke="#eadfca" stroke-width="9"/>
    ${board}<rect y="${ground - height * 0.03}" width="${width}" height="${height}" fill="#7a5539"/><ellipse cx="${width / 2}" cy="${ground + 14}" rx="${width * 0.36}" ry="${height * 0.07}" fill="#b98a64"/><ellipse cx="${width / 2}" cy="${ground + 14}" rx="${width * 0.31}" ry="${height * 0.055}" fill="#a5744f"/>
    ${place(width * 0.5, ground + 8, size, armchair)}${place(width * 0.5 + 270 * size, ground + 4, size, lamp)}`;
};
