import { fade, fill, glow, place, repeat, shadow, type Scene } from './svg.ts';
import { tableFromTheSide } from './table.ts';

const flame =
  'M0,0 C-46,-18 -50,-72 -16,-104 C-18,-78 -2,-74 2,-92 C10,-118 -4,-138 8,-164 C18,-124 56,-98 48,-48 C46,-20 26,-4 0,0 Z';

export const oven: Scene = (canvas) => {
  const { width, height, random } = canvas;
  const brickHeight = height / 14;
  const brickWidth = brickHeight * 2.3;
  const colours = ['#a2543a', '#b0614a', '#934a33', '#ad5a40'] as const;
  const bricks = repeat(15, (row) =>
    repeat(width / brickWidth + 1, (column) => {
      const x = column * brickWidth - (row % 2 ? brickWidth / 2 : 0);
      return `<rect x="${x + 2}" y="${row * brickHeight + 2}" width="${brickWidth - 4}" height="${brickHeight - 4}" rx="4" fill="${random.pick(colours)}"/>`;
    }),
  );
  const size = Math.min(width, height * 1.3) / 700;
  const arch = (half: number) => `M${-half},0 V${-half * 0.55} A${half},${half} 0 0 1 ${half},${-half * 0.55} V0 Z`;
  const flames = [-92, -40, 14, 70, 112].map((x) => {
    const scale = random.between(0.65, 1.25);
    return `${place(x, 0, scale, `<path d="${flame}" fill="#f0792b"/>`)}${place(x, 0, scale * 0.62, `<path d="${flame}" fill="#ffc04d"/>`)}${place(x, 0, scale * 0.32, `<path d="${flame}" fill="#fff1b8"/>`)}`;
  });
  const logs = `<rect x="-150" y="-20" width="210" height="26" rx="13" fill="#4b2c1b" transform="rotate(-4)"/><rect x="-40" y="-20" width="200" height="26" rx="13" fill="#3c2214" transform="rotate(5)"/>`;
  const mouth = `<path d="${arch(266)}" fill="#6d3626"/><path d="${arch(248)}" fill="#c98a63"/><path d="${arch(222)}" fill="#1d0e0a"/><path d="${arch(222)}" fill="url(#heat)"/>${place(0, -8, 1, flames.join('') + logs)}
    <rect x="-300" y="-4" width="600" height="40" rx="6" fill="#8d8177"/><rect x="-300" y="24" width="600" height="12" rx="6" fill="#5f564f"/>`;
  return `<defs>${glow('heat', '#ff9a3d')}${glow('room', '#ffb45c')}</defs>${fill(canvas, '#6a3a2a')}${bricks}
    <ellipse cx="${width / 2}" cy="${height * 0.6}" rx="${width * 0.55}" ry="${height * 0.6}" fill="url(#room)" opacity=".55"/>
    ${place(width / 2, height * 0.86, size, mouth)}`;
};

export const cake: Scene = (canvas) => {
  const { width, height, random } = canvas;
  const size = Math.min(width, height * 1.25) / 560;
  const [sponge, cream, fruit] = random.pick([
    ['#e3b26c', '#fff6e6', '#6b2d5b'],
    ['#8a5233', '#fbe7d6', '#b8323a'],
    ['#f0cf85', '#fffdf4', '#e0a21f'],
  ] as const);
  const drips = repeat(9, (index) => {
    const x = -120 + index * 26.6;
    return `<rect x="${x}" y="-160" width="27" height="${random.between(34, 66)}" rx="13" fill="${cream}"/>`;
  });
  const fruits = repeat(9, (index) => {
    const turn = (index / 9) * 2 * Math.PI;
    const [x, y] = [98 * Math.cos(turn), -160 + 22 * Math.sin(turn)];
    return `<circle cx="${x}" cy="${y - 10}" r="15" fill="${fruit}"/><circle cx="${x - 5}" cy="${y - 16}" r="4" fill="#fff" opacity=".5"/>`;
  });
  const stand = `${shadow(0, 92, 130, 16, 0.3)}<path d="M-16,0 h32 l10,70 q40,8 50,20 h-152 q10,-12 50,-20 Z" fill="#e8eceb"/><ellipse cy="6" rx="186" ry="30" fill="#cfd8d6"/><ellipse rx="186" ry="28" fill="#f6f8f7"/>`;
  const body = `<path d="M-124,-160 V-8 A124,24 0 0 0 124,-8 V-160 Z" fill="${sponge}"/><path d="M-124,-86 A124,24 0 0 0 124,-86 v18 A124,24 0 0 1 -124,-68 Z" fill="${cream}"/><path d="M60,-150 V9 A124,24 0 0 0 124,-8 V-160 Z" fill="#1b0f08" opacity=".1"/>${drips}<ellipse cy="-160" rx="124" ry="30" fill="${cream}"/>`;
  return `${tableFromTheSide(canvas)}${place(width / 2, height * 0.72, size, `${stand}${body}${fruits}`)}`;
};

export const shopfront: Scene = (canvas) => {
  const { width, height, random } = canvas;
  const [house, trim, stripe] = random.pick([
    ['#d9b08c', '#7a3f2c', '#c4553a'],
    ['#b7c4b1', '#2f4f46', '#3f7563'],
    ['#e6d3b3', '#37475e', '#4a6fa0'],
    ['#cfa7a0', '#5a2e3a', '#a33f52'],
  ] as const);
  const ground = height * 0.86;
  const front = { x: width * 0.1, y: height * 0.3, width: width * 0.8, height: ground - height * 0.3 };
  const stripes = 14;
  const band = front.width / stripes;
  const drop = height * 0.12;
  const awning = repeat(stripes, (index) => {
    const x = front.x + index * band;
    const colour = index % 2 ? '#fbf5ea' : stripe;
    return `<path d="M${x},${front.y} h${band} v${drop} a${band / 2},${band / 2} 0 0 1 ${-band},0 Z" fill="${colour}"/>`;
  });
  const pane = { x: front.x + width * 0.05, y: front.y + drop, width: front.width * 0.56, height: front.height * 0.72 };
  const boards = [0.52, 0.84].map((share) => {
    const y = pane.y + pane.height * share;
    const buns = repeat(6, (index) => {
      const x = pane.x + pane.width * (0.1 + index * 0.16);
      return `<ellipse cx="${x}" cy="${y - height * 0.02}" rx="${pane.width * random.between(0.05, 0.075)}" ry="${height * random.between(0.022, 0.034)}" fill="${random.pick(['#b8703a', '#d1934f', '#8f5128'])}"/>`;
    });
    return `${buns}<rect x="${pane.x}" y="${y}" width="${pane.width}" height="${height * 0.012}" fill="#8a5a34"/>`;
  });
  const door = { x: front.x + front.width * 0.7, y: front.y + drop * 0.6, width: front.width * 0.2 };
  const pots = [0.06, 0.63, 0.95].map((share) => {
    const [x, r] = [front.x + front.width * share, Math.min(width, height) * 0.04];
    return `<circle cx="${x}" cy="${ground - r * 2.1}" r="${r * 1.15}" fill="#5f8a55"/><circle cx="${x + r * 0.5}" cy="${ground - r * 2.6}" r="${r * 0.7}" fill="#77a468"/><path d="M${x - r},${ground - r * 1.4} h${r * 2} l${-r * 0.3},${r * 1.4} h${-r * 1.4} Z" fill="#a8573a"/>`;
  });
  const upper = repeat(3, (index) => {
    const x = width * (0.2 + index * 0.24);
    return `<rect x="${x}" y="${height * 0.04}" width="${width * 0.12}" height="${height * 0.17}" rx="4" fill="${trim}"/><rect x="${x + 6}" y="${height * 0.04 + 6}" width="${width * 0.12 - 12}" height="${height * 0.17 - 12}" fill="#ffe2a0" opacity="${random.between(0.35, 0.9)}"/>`;
  });
  return `<defs>${fade('lit', '#ffedbd', '#f3bf6b')}${fade('pave', '#8d8a86', '#6a6763')}</defs>${fill(canvas, house)}${upper}
    <rect x="${front.x}" y="${front.y}" width="${front.width}" height="${front.height}" fill="${trim}"/>
    <rect x="${pane.x}" y="${pane.y}" width="${pane.width}" height="${pane.height}" fill="url(#lit)"/>${boards.join('')}
    <path d="M${pane.x + pane.width * 0.5},${pane.y} v${pane.height}" stroke="${trim}" stroke-width="8"/>
    <rect x="${door.x}" y="${door.y}" width="${door.width}" height="${ground - door.y}" fill="${stripe}"/><rect x="${door.x + door.width * 0.16}" y="${door.y + drop * 0.7}" width="${door.width * 0.68}" height="${(ground - door.y) * 0.48}" fill="url(#lit)"/><circle cx="${door.x + door.width * 0.86}" cy="${ground - (ground - door.y) * 0.3}" r="7" fill="#f5d98f"/>
    ${awning}<rect x="${front.x - 10}" y="${front.y - height * 0.03}" width="${front.width + 20}" height="${height * 0.04}" rx="4" fill="${trim}"/>
    <rect y="${ground}" width="${width}" height="${height - ground}" fill="url(#pave)"/>${pots.join('')}`;
};

export const field: Scene = (canvas) => {
  const { width, height, random } = canvas;
  const hill = (y: number, colour: string) =>
    `<path d="M0,${y} C${width * 0.25},${y - random.between(20, 90)} ${width * 0.6},${y + random.between(10, 60)} ${width},${y - random.between(0, 70)} V${height} H0 Z" fill="${colour}"/>`;
  const stalks = repeat(150, (index) => {
    const x = (index / 150) * width + random.between(-6, 6);
    const y = height * random.between(0.56, 0.74);
    const bend = random.between(4, 26);
    return `<path d="M${x},${height} Q${x},${(y + height) / 2} ${x + bend},${y}" stroke="#8fa04c" stroke-width="3" fill="none"/><ellipse cx="${x + bend + 3}" cy="${y - 16}" rx="6" ry="22" fill="${random.pick(['#c9bb5b', '#b2b455', '#d8c66f'])}" transform="rotate(14 ${x + bend} ${y})"/>`;
  });
  return `<defs>${fade('sky', '#8fc3dc', '#fbe8c8')}${glow('sun', '#fff4cf')}</defs>${fill(canvas, 'url(#sky)')}
    <circle cx="${width * 0.72}" cy="${height * 0.26}" r="${height * 0.3}" fill="url(#sun)"/><circle cx="${width * 0.72}" cy="${height * 0.26}" r="${height * 0.08}" fill="#fff6d6"/>
    ${hill(height * 0.48, '#8fb39a')}${hill(height * 0.55, '#7ba077')}${hill(height * 0.63, '#a9b35a')}${stalks}`;
};
