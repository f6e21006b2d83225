import type { Random } from '../base/random.ts';
import { fade, fill, glow, place, repeat, type Canvas, type Scene } from './svg.ts';

const backdrops = [
  ['#1d3557', '#457b9d', '#a8dadc'],
  ['#2b2d5b', '#6a4c93', '#f2b5d4'],
  ['#0b4f4a', '#1f8a70', '#bedb39'],
  ['#5b2a3c', '#c8553d', '#f6bd60'],
] as const;

interface Frame {
  readonly left: number;
  readonly top: number;
  readonly wide: number;
  readonly tall: number;
}

function backdrop(canvas: Canvas): { drawn: string; accent: string; deep: string } {
  const { width, height, random } = canvas;
  const [deep, middle, accent] = random.pick(backdrops);
  const drawn = `<defs>${fade('back', middle, deep)}${glow('halo', accent)}</defs>${fill(canvas, 'url(#back)')}
    <circle cx="${width * random.between(0.7, 0.95)}" cy="${height * 0.12}" r="${height * 0.55}" fill="url(#halo)" opacity=".55"/><circle cx="${width * 0.06}" cy="${height * 0.95}" r="${height * 0.45}" fill="url(#halo)" opacity=".35"/>`;
  return { drawn, accent, deep };
}

function frameOf({ width, height }: Canvas): Frame {
  const wide = Math.min(width * 0.8, height * 1.35);
  const tall = Math.min(height * 0.76, wide * 0.78);
  return { left: (width - wide) / 2, top: (height - tall) / 2, wide, tall };
}

function windowAt({ left, top, wide, tall }: Frame, colour: string, bar: string): string {
  const dots = ['#f2695c', '#f5bf4f', '#61c454'].map(
    (dot, index) => `<circle cx="${left + 30 + index * 28}" cy="${top + 26}" r="8" fill="${dot}"/>`,
  );
  return `<rect x="${left + 8}" y="${top + 22}" width="${wide}" height="${tall}" rx="18" opacity=".25"/><rect x="${left}" y="${top}" width="${wide}" height="${tall}" rx="18" fill="${colour}"/><path d="M${left},${top + 52} v-34 q0,-18 18,-18 h${wide - 36} q18,0 18,18 v34 Z" fill="${bar}"/>${dots.join('')}`;
}

function bar(x: number, y: number, width: number, height: number, colour: string, opacity = 1): string {
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${height / 2}" fill="${colour}" opacity="${opacity}"/>`;
}

export const interfaceWindow: Scene = (canvas) => {
  const { random } = canvas;
  const { drawn, accent, deep } = backdrop(canvas);
  const frame = frameOf(canvas);
  const { left, top, wide, tall } = frame;
  const side = wide * 0.22;
  const active = random.whole(0, 4);
  const menu = repeat(6, (index) => {
    const y = top + 84 + index * 42;
    const mark =
      index === active
        ? `<rect x="${left + 12}" y="${y - 14}" width="${side - 24}" height="34" rx="9" fill="${accent}" opacity=".55"/>`
        : '';
    return `${mark}<circle cx="${left + 34}" cy="${y + 3}" r="7" fill="${deep}" opacity=".5"/>${bar(left + 52, y - 3, (side - 80) * random.between(0.55, 1), 12, deep, 0.45)}`;
  });
  const [rowLeft, rowWide] = [left + side + 30, wide - side - 60];
  const rowHeight = (tall - 190) / 6;
  const rows = repeat(6, (index) => {
    const y = top + 158 + index * rowHeight;
    const state = random.pick(['#61c454', '#f5bf4f', accent]);
    return `<rect x="${rowLeft}" y="${y + rowHeight - 8}" width="${rowWide}" height="2" fill="${deep}" opacity=".1"/>${bar(rowLeft, y + 6, rowWide * random.between(0.16, 0.3), 13, deep, 0.7)}${bar(rowLeft + rowWide * 0.38, y + 6, rowWide * random.between(0.12, 0.26), 13, deep, 0.25)}${bar(rowLeft + rowWide * 0.74, y + 1, rowWide * 0.13, 24, state, 0.55)}<circle cx="${rowLeft + rowWide - 16}" cy="${y + 13}" r="14" fill="${deep}" opacity=".3"/>`;
  });
  return `${drawn}${windowAt(frame, '#fbfcfe', '#e9edf3')}<path d="M${left},${top + 52} h${side} v${tall - 52} h${18 - side} q-18,0 -18,-18 Z" fill="#f1f4f8"/>${menu}
    ${bar(rowLeft, top + 82, rowWide * 0.3, 22, deep, 0.85)}<rect x="${rowLeft + rowWide * 0.76}" y="${top + 74}" width="${rowWide * 0.24}" height="40" rx="11" fill="${deep}"/>${bar(rowLeft + rowWide * 0.81, top + 88, rowWide * 0.14, 12, '#fff')}${bar(rowLeft, top + 128, rowWide, 2, deep, 0.15)}${rows}`;
};

const inks = ['#7fd1b9', '#f4c95d', '#f08a86', '#9db7f5', '#d5dbe6', '#d5dbe6'] as const;

function codeLine(x: number, y: number, room: number, random: Random): string {
  let drawn = '';
  let end = x + random.whole(0, 2) * 34;
  for (let word = random.whole(2, 5); word > 0; word -= 1) {
    const length = random.between(36, 130);
    if (end + length > x + room) break;
    drawn += bar(end, y, length, 13, random.pick(inks), 0.9);
    end += length + 14;
  }
  return drawn;
}

export const terminal: Scene = (canvas) => {
  const { random } = canvas;
  const { drawn, accent } = backdrop(canvas);
  const frame = frameOf(canvas);
  const { left, top, wide, tall } = frame;
  const lines = Math.floor((tall - 130) / 32);
  const code = repeat(lines, (index) => {
    const y = top + 84 + index * 32;
    const prompt = index % 5 === 0;
    const mark = prompt
      ? `<path d="M${left + 34},${y - 3} l11,9 l-11,9" stroke="${accent}" stroke-width="5" fill="none" stroke-linecap="round" stroke-linejoin="round"/>`
      : '';
    return mark + codeLine(left + 64, y, wide - 110, random);
  });
  const y = top + 84 + lines * 32;
  return `${drawn}${windowAt(frame, '#161b26', '#242b3a')}${code}<path d="M${left + 34},${y - 3} l11,9 l-11,9" stroke="${accent}" stroke-width="5" fill="none" stroke-linecap="round" stroke-linejoin="round"/><rect x="${left + 64}" y="${y - 6}" width="14" height="26" fill="${accent}"/>`;
};

export const chart: Scene = (canvas) => {
  const { random } = canvas;
  const { drawn, accent, deep } = backdrop(canvas);
  const frame = frameOf(canvas);
  const { left, top, wide, tall } = frame;
  const floor = top + tall - 54;
  const room = tall - 230;
  const grid = repeat(
    5,
    (index) =>
      `<rect x="${left + 40}" y="${floor - (index * room) / 4}" width="${wide - 80}" height="2" fill="${deep}" opacity="${index ? 0.1 : 0.35}"/>`,
  );
  const step = (wide - 110) / 12;
  const tops = Array.from({ length: 12 }, (_, index) => room * (0.95 - index * 0.055) * random.between(0.82, 1));
  const bars = tops.map(
    (height, index) =>
      `<rect x="${left + 62 + index * step}" y="${floor - height}" width="${step * 0.56}" height="${height}" rx="6" fill="${index > 7 ? accent : deep}" opacity="${index > 7 ? 1 : 0.22}"/>`,
  );
  const points = tops.map(
    (height, index) => `${left + 62 + index * step + step * 0.28},${floor - height * 0.7 - room * 0.12}`,
  );
  const dots = points.map((point) =>
    place(
      0,
      0,
      1,
      `<circle cx="${point.split(',').join('" cy="')}" r="7" fill="#fff" stroke="${deep}" stroke-width="5"/>`,
    ),
  );
  return `${drawn}${windowAt(frame, '#fbfcfe', '#e9edf3')}${bar(left + 42, top + 82, wide * 0.28, 22, deep, 0.85)}${bar(left + 42, top + 120, wide * 0.18, 13, deep, 0.35)}${bar(left + wide - 190, top + 84, 64, 20, deep, 0.25)}${bar(left + wide - 112, top + 84, 70, 20, accent)}
    ${grid}${bars.join('')}<polyline points="${points.join(' ')}" fill="none" stroke="${deep}" stroke-width="6" stroke-linejoin="round"/>${dots.join('')}`;
};
