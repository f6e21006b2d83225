import { fade, fill, glow, place, repeat, shadow, type Scene } from './svg.ts';

/** A pointed arch around the middle of its floor. */
function arch(half: number, tall: number): string {
  const spring = -tall + half * 1.15;
  return `M${-half},0 V${spring} C${-half},${spring - half * 0.72} ${-half * 0.42},${-tall + half * 0.16} 0,${-tall} C${half * 0.42},${-tall + half * 0.16} ${half},${spring - half * 0.72} ${half},${spring} V0 Z`;
}

export const arches: Scene = (canvas) => {
  const { width, height, random } = canvas;
  const [near, far] = random.pick([
    ['#b9794a', '#fbe6bd'],
    ['#a8645a', '#fbdcc4'],
    ['#7f8a72', '#f4ecc8'],
  ] as const);
  const depth = 6;
  const [fullHalf, fullTall] = [Math.min(width * 0.44, height * 0.62), height * 0.92];
  const rings = repeat(depth, (index) => {
    const scale = 0.78 ** index;
    const [half, tall] = [fullHalf * scale, fullTall * scale];
    const rim = `<path d="${arch(half * 1.08, tall * 1.05)}" fill="${index % 2 ? near : '#fff3d6'}" opacity=".6"/>`;
    const inside = `<path d="${arch(half, tall)}" fill="${far}"/><path d="${arch(half, tall)}" fill="${near}" opacity="${0.8 - index * 0.15}"/>`;
    return place(width / 2, height * (0.62 + 0.36 * scale), 1, rim + inside);
  });
  const end = { half: fullHalf * 0.78 ** (depth - 1), floor: height * (0.62 + 0.36 * 0.78 ** (depth - 1)) };
  const floor = `<path d="M${width / 2 - end.half},${end.floor} h${end.half * 2} L${width / 2 + fullHalf},${height} H${width / 2 - fullHalf} Z" fill="#f3dcb4"/>`;
  const light = random.between(0.28, 0.42);
  const beams = repeat(depth - 1, (index) => {
    const scale = 0.78 ** index;
    const y = height * (0.6 + 0.36 * scale);
    const [half, deep] = [fullHalf * scale, height * 0.07 * scale];
    return `<path d="M${width / 2 + half},${y} L${width / 2 - half * light},${y} l${half * 0.3},${-deep} H${width / 2 + half * 0.88} Z" fill="#8a5a3c" opacity=".22"/>`;
  });
  const stars = repeat(
    9,
    (index) =>
      `<path d="M0,-12 L4,-4 L12,0 L4,4 L0,12 L-4,4 L-12,0 L-4,-4 Z" fill="#fff3d6" opacity=".6" transform="translate(${(index + 0.5) * (width / 9)} ${height * 0.04})"/>`,
  );
  return `<defs>${fade('stone', near, '#6f4128')}</defs>${fill(canvas, 'url(#stone)')}${stars}${rings}${floor}${beams}<rect y="${height * 0.975}" width="${width}" height="${height * 0.025}" fill="#6f4128"/>`;
};

export const tiles: Scene = (canvas) => {
  const { width, height, random } = canvas;
  const [ground, star, heart, cross] = random.pick([
    ['#f3ead7', '#1f5f8b', '#e0a63a', '#2f8f83'],
    ['#efe6d2', '#8c3b2e', '#d9a441', '#2e5e6e'],
    ['#f1ecdf', '#22577a', '#38a3a5', '#c7763f'],
    ['#eadfca', '#3d3a6b', '#c98a3c', '#6f8f7f'],
  ] as const);
  const tile = Math.min(width, height) / random.pick([3, 3.5, 4]);
  const half = tile / 2;
  const square = half * 0.66;
  const eight = (size: number, colour: string) =>
    `<rect x="${-size}" y="${-size}" width="${size * 2}" height="${size * 2}" fill="${colour}"/><rect x="${-size}" y="${-size}" width="${size * 2}" height="${size * 2}" fill="${colour}" transform="rotate(45)"/>`;
  const petals = repeat(
    8,
    (index) =>
      `<path d="M0,${-square * 0.16} L${square * 0.16},${-square * 0.5} L0,${-square * 0.84} L${-square * 0.16},${-square * 0.5} Z" fill="${ground}" transform="rotate(${index * 45})"/>`,
  );
  const corner = [45, 135, 225, 315].map(
    (turn) =>
      `<g transform="rotate(${turn})"><rect x="${-half * 0.2}" y="${-half * Math.SQRT2 - half * 0.2}" width="${half * 0.4}" height="${half * 0.4}" fill="${heart}"/><rect x="${-half * 0.11}" y="${-half * Math.SQRT2 - half * 0.11}" width="${half * 0.22}" height="${half * 0.22}" fill="${ground}"/></g>`,
  );
  const links = [0, 90, 180, 270].map(
    (turn) =>
      `<path d="M0,${-half} L${half * 0.3},${-half * 0.86} V${-half * 1.14} Z M0,${-half} L${-half * 0.3},${-half * 0.86} V${-half * 1.14} Z" fill="${cross}" transform="rotate(${turn})"/>`,
  );
  const one = `<rect x="${-half}" y="${-half}" width="${tile}" height="${tile}" fill="${ground}"/>${links.join('')}${corner.join('')}${eight(square, cross)}${eight(square * 0.9, ground)}${eight(square * 0.82, star)}${petals}${eight(square * 0.2, heart)}`;
  const wear = repeat(
    60,
    () =>
      `<circle cx="${random.between(0, width)}" cy="${random.between(0, height)}" r="${random.between(1, 4)}" fill="#fff" opacity="${random.between(0.1, 0.35)}"/>`,
  );
  return `<defs>${glow('sheen', '#ffffff')}<g id="tile">${one}</g></defs>${fill(canvas, ground)}
    ${repeat(height / tile + 1, (row) => repeat(width / tile + 1, (column) => `<use href="#tile" x="${column * tile}" y="${row * tile}"/>`))}
    ${wear}<ellipse cx="${width * 0.3}" cy="${height * 0.2}" rx="${width * 0.6}" ry="${height * 0.6}" fill="url(#sheen)" opacity=".22"/>`;
};

export const vases: Scene = (canvas) => {
  const { width, height, random } = canvas;
  const ground = height * 0.8;
  const size = Math.min(width, height * 1.15) / 640;
  const outline =
    'M-34,-300 h68 q10,0 8,14 q-8,30 4,56 C110,-190 120,-60 58,0 H-58 C-120,-60 -110,-190 -46,-230 q12,-26 4,-56 q-2,-14 8,-14 Z';
  const vase = (clay: string, glaze: string, number: number) => {
    const zigzag = Array.from({ length: 13 }, (_, index) => `${-120 + index * 20},${index % 2 ? -118 : -144}`).join(
      ' ',
    );
    const dots = repeat(9, (index) => `<circle cx="${-96 + index * 24}" cy="-82" r="7" fill="${clay}"/>`);
    return `${shadow(0, 2, 92, 13, 0.35)}<clipPath id="vase${number}"><path d="${outline}"/></clipPath><path d="${outline}" fill="${clay}"/><g clip-path="url(#vase${number})"><rect x="-130" y="-176" width="260" height="118" fill="${glaze}"/><polyline points="${zigzag}" fill="none" stroke="${clay}" stroke-width="8"/>${dots}<rect x="-130" y="-292" width="260" height="14" fill="${glaze}"/><rect x="-130" y="-214" width="260" height="10" fill="${glaze}"/><rect x="-130" y="-30" width="260" height="12" fill="${glaze}"/><rect x="34" y="-310" width="110" height="320" fill="#000" opacity=".14"/><path d="M-66,-196 q-26,60 -8,130" stroke="#fff" stroke-width="11" opacity=".35" fill="none" stroke-linecap="round"/></g>`;
  };
  const clays = ['#c98a5b', '#d9b48a', '#a9603f'] as const;
  const glazes = ['#1f5f8b', '#2f8f83', '#2b3a67', '#8c3b2e'] as const;
  const wall = random.pick(['#e6d6bf', '#cfd6cf', '#dcc7b4', '#c6cfd8']);
  const niche = `<path d="${arch(Math.min(width * 0.42, height * 0.66), height * 0.7)}" fill="#fff7e6" opacity=".5"/>`;
  return `<defs>${fade('plinth', '#f4ead8', '#cbb894')}${glow('spot', '#fffaf0')}</defs>${fill(canvas, wall)}${place(width / 2, ground, 1, niche)}<ellipse cx="${width / 2}" cy="${height * 0.4}" rx="${width * 0.4}" ry="${height * 0.44}" fill="url(#spot)" opacity=".8"/>
    <rect y="${ground}" width="${width}" height="${height - ground}" fill="url(#plinth)"/><rect y="${ground}" width="${width}" height="5" fill="#fff" opacity=".7"/>
    ${place(width / 2 - 196 * size, ground + 16, size * 0.78, vase(random.pick(clays), random.pick(glazes), 1))}${place(width / 2 + 196 * size, ground + 16, size * 0.66, vase(random.pick(clays), random.pick(glazes), 2))}${place(width / 2, ground + 22, size, vase(random.pick(clays), random.pick(glazes), 3))}`;
};

export const courtyard: Scene = (canvas) => {
  const { width, height, random } = canvas;
  const ground = height * 0.78;
  const count = width > height ? 7 : 5;
  const step = width / count;
  const stars = repeat(
    70,
    () =>
      `<circle cx="${random.between(0, width)}" cy="${random.between(0, height * 0.45)}" r="${random.between(0.8, 2.6)}" fill="#fff" opacity="${random.between(0.3, 0.95)}"/>`,
  );
  const arcade = repeat(count, (index) =>
    place(
      (index + 0.5) * step,
      ground,
      1,
      `<path d="${arch(step * 0.38, height * 0.36)}" fill="#f0c98c"/><path d="${arch(step * 0.33, height * 0.33)}" fill="url(#inside)"/><path d="M0,${-height * 0.31} v${height * 0.08}" stroke="#5b4630" stroke-width="3"/><circle cy="${-height * 0.21}" r="${step * 0.22}" fill="url(#lantern)"/><circle cy="${-height * 0.21}" r="${step * 0.05}" fill="#fff3c4"/>`,
    ),
  );
  const crown = repeat(34, (index) => {
    const [turn, out] = [index * 2.4, 17 * Math.sqrt(index)];
    const colour = random.pick(['#2f5d49', '#3c7259', '#4a866a']);
    return `<circle cx="${out * 1.15 * Math.cos(turn)}" cy="${-250 + out * Math.sin(turn)}" r="40" fill="${colour}"/>`;
  });
  const lemons = repeat(
    16,
    () => `<circle cx="${random.between(-112, 112)}" cy="${-250 + random.between(-96, 96)}" r="9" fill="#f3cf4a"/>`,
  );
  const tree = `${shadow(0, 2, 120, 14, 0.3)}<path d="M-14,0 Q-8,-90 -22,-190 h44 Q8,-90 14,0 Z" fill="#5a3d2b"/>${crown}${lemons}`;
  const size = Math.min(width, height * 1.2) / 760;
  const floor = repeat(
    7,
    (index) =>
      `<path d="M0,${ground + (index * index * (height - ground)) / 36} H${width}" stroke="#7b6a8a" stroke-width="2" opacity=".5"/>`,
  );
  return `<defs>${fade('night', '#141c45', '#5a5490')}${fade('inside', '#7a4a3a', '#3a2740')}${glow('lantern', '#ffd98a')}${glow('moonlight', '#f6f1d5')}</defs>${fill(canvas, 'url(#night)')}${stars}
    <circle cx="${width * 0.78}" cy="${height * 0.17}" r="${height * 0.22}" fill="url(#moonlight)" opacity=".35"/><circle cx="${width * 0.78}" cy="${height * 0.17}" r="${height * 0.06}" fill="#f8f3da"/>
    <rect y="${height * 0.38}" width="${width}" height="${ground - height * 0.38}" fill="#c58f68"/><rect y="${height * 0.36}" width="${width}" height="${height * 0.03}" fill="#e0b287"/>${repeat(width / 44, (index) => `<path d="M${index * 44},${height * 0.36} v-18 l11,-10 l11,10 v18 Z" fill="#e0b287"/>`)}${arcade}
    <rect y="${ground}" width="${width}" height="${height - ground}" fill="#5d4d70"/>${floor}${place(width * random.between(0.3, 0.5), height * 0.93, size, tree)}`;
};
