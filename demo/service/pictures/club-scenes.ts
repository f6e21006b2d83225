import { fade, fill, glow, place, repeat, shadow, type Canvas, type Scene } from './svg.ts';

const NAVY = '#17305c';
const YELLOW = '#f6c83c';

function grass({ width, height }: Canvas, top: number): string {
  const middle = width / 2;
  const bands = 9;
  return `<rect y="${top}" width="${width}" height="${height - top}" fill="#3f9a4d"/>${repeat(bands, (index) => {
    if (index % 2) return '';
    const [near, far] = [(width * 2.4) / bands, (width * 1.1) / bands];
    const nearX = middle + (index - bands / 2) * near;
    const farX = middle + (index - bands / 2) * far;
    return `<path d="M${farX},${top} h${far} L${nearX + near},${height} h${-near} Z" fill="#55b05c"/>`;
  })}`;
}

function ballOf(radius: number): string {
  const turns = [0, 72, 144, 216, 288];
  const seams = turns.map(
    (turn) =>
      `<path d="M0,-32 V-62 M0,-62 L-34,-84 M0,-62 L34,-84" stroke="#1d2430" stroke-width="4" transform="rotate(${turn})"/>`,
  );
  const edges = turns.map(
    (turn) =>
      `<path d="M-30,-104 L-24,-76 L0,-66 L24,-76 L30,-104 Z" fill="#1d2430" transform="rotate(${turn + 36})"/>`,
  );
  return `<g transform="scale(${radius / 100})"><circle r="100" fill="url(#ball)"/><g clip-path="url(#round)">${seams.join('')}${edges.join('')}<path d="M0,-34 L32,-10 L20,28 L-20,28 L-32,-10 Z" fill="#1d2430"/></g><circle r="98" fill="none" stroke="#1d2430" stroke-opacity=".25" stroke-width="4"/><ellipse cx="-34" cy="-42" rx="30" ry="20" fill="#fff" opacity=".3"/></g>`;
}

const ballColours = `${glow('ball', '#ffffff', '#cfd6de')}<clipPath id="round"><circle r="100"/></clipPath>`;

export const stadium: Scene = (canvas) => {
  const { width, height, random } = canvas;
  const [skyTop, skyBelow] = random.pick([
    ['#1b2a52', '#e88d67'],
    ['#0f1b3a', '#3f6aa8'],
    ['#6fa9d8', '#dff0f7'],
    ['#3a3566', '#f2b49b'],
  ] as const);
  const [standTop, pitchTop] = [height * 0.3, height * 0.6];
  const crowd = repeat(13, (row) =>
    repeat(width / 15, (seat) => {
      const x = seat * 15 + (row % 2) * 7 + random.between(-2, 2);
      const y = standTop + height * 0.035 + row * ((pitchTop - standTop - height * 0.05) / 13);
      return `<circle cx="${x}" cy="${y}" r="5.4" fill="${random.pick([YELLOW, YELLOW, '#2d4f8f', '#f4e9d8', '#c7d3e6', '#e9a27c'])}"/>`;
    }),
  );
  const lamps = [0.12, 0.88].map((share) => {
    const x = width * share;
    const bulbs = repeat(
      8,
      (index) =>
        `<circle cx="${x - 33 + (index % 4) * 22}" cy="${height * 0.08 + Math.floor(index / 4) * 22}" r="8" fill="#fffbe6"/>`,
    );
    return `<rect x="${x - 5}" y="${height * 0.08}" width="10" height="${height * 0.26}" fill="#2a3242"/><rect x="${x - 50}" y="${height * 0.05}" width="100" height="58" rx="6" fill="#2a3242"/>${bulbs}<circle cx="${x}" cy="${height * 0.09}" r="${height * 0.22}" fill="url(#lamp)" opacity=".6"/>`;
  });
  const middle = width / 2;
  const line = 'fill="none" stroke="#f4fbf2" stroke-width="5"';
  const ballX = middle + width * random.between(-0.16, 0.16);
  const goal = Math.min(width * 0.13, height * 0.2);
  return `<defs>${fade('sky', skyTop, skyBelow)}${glow('lamp', '#fff7d1')}${ballColours}</defs>${fill(canvas, 'url(#sky)')}
    <rect y="${standTop}" width="${width}" height="${pitchTop - standTop}" fill="${NAVY}"/>${crowd}
    <path d="M0,${standTop - height * 0.05} Q${middle},${standTop - height * 0.1} ${width},${standTop - height * 0.05} v${height * 0.06} Q${middle},${standTop - height * 0.03} 0,${standTop + height * 0.01} Z" fill="#dfe5ec"/>${lamps.join('')}
    <rect y="${pitchTop - height * 0.035}" width="${width}" height="${height * 0.035}" fill="#f4f1e6"/>${repeat(9, (index) => `<rect x="${(index * width) / 9}" y="${pitchTop - height * 0.035}" width="${width / 18}" height="${height * 0.035}" fill="${index % 2 ? NAVY : YELLOW}"/>`)}
    ${grass(canvas, pitchTop)}
    <path d="M${middle - goal},${pitchTop} v${-goal * 0.72} h${goal * 2} v${goal * 0.72}" fill="#fff" fill-opacity=".22" stroke="#fff" stroke-width="7"/>
    <path d="M${middle - goal * 1.7},${pitchTop + 4} L${middle - goal * 2.5},${pitchTop + height * 0.13} H${middle + goal * 2.5} L${middle + goal * 1.7},${pitchTop + 4} Z" ${line}/>
    <ellipse cx="${middle}" cy="${height}" rx="${width * 0.27}" ry="${height * 0.14}" ${line}/>
    ${shadow(ballX, height * 0.9, 30, 8, 0.3)}${place(ballX, height * 0.86, 1, ballOf(27))}`;
};

export const ball: Scene = (canvas) => {
  const { width, height, random } = canvas;
  const ground = height * 0.52;
  const size = Math.min(width, height);
  const x = width * random.between(0.36, 0.64);
  const mesh = repeat(34, (index) => {
    const step = (index * width) / 33;
    return `<path d="M${step},${height * 0.09} Q${step + (step - width / 2) * 0.05},${ground * 0.6} ${step},${ground}"/><path d="M0,${height * 0.09 + index * 30} H${width}"/>`;
  });
  const blades = repeat(140, () => {
    const [bladeX, bladeY] = [random.between(0, width), random.between(ground + 10, height)];
    return `<path d="M${bladeX},${bladeY} l${random.between(-6, 6)},${-random.between(8, 20)}" stroke="${random.pick(['#6cc06c', '#2f7e3f'])}" stroke-width="3" stroke-linecap="round"/>`;
  });
  return `<defs>${ballColours}${fade('back', '#27406f', '#12213f')}<clipPath id="net"><rect y="${height * 0.09}" width="${width}" height="${ground - height * 0.09}"/></clipPath></defs>${fill(canvas, 'url(#back)')}
    ${repeat(240, () => `<circle cx="${random.between(0, width)}" cy="${random.between(0, ground)}" r="${random.between(4, 10)}" fill="${random.pick([YELLOW, '#4a69a8', '#e8ddca', '#8ea5cc'])}" opacity=".35"/>`)}
    <g clip-path="url(#net)" stroke="#fff" stroke-width="2" opacity=".5" fill="none">${mesh}</g>
    <rect y="${height * 0.07}" width="${width}" height="18" fill="#fff"/>${grass(canvas, ground)}<rect y="${ground + height * 0.05}" width="${width}" height="12" fill="#f4fbf2" opacity=".9"/>${blades}
    ${shadow(x + size * 0.04, height * 0.84, size * 0.25, size * 0.045, 0.35)}${place(x, height * 0.62, 1, ballOf(size * 0.23), random.between(0, 72))}`;
};

function fringe(x: number, y: number, width: number): string {
  return repeat(
    9,
    (index) =>
      `<rect x="${x + (index * width) / 9 + 2}" y="${y}" width="${width / 9 - 5}" height="34" rx="4" fill="${index % 2 ? YELLOW : NAVY}"/>`,
  );
}

export const scarf: Scene = (canvas) => {
  const { width, height, random } = canvas;
  const wide = Math.min(width * 0.17, height * 0.26);
  const rail = height * 0.14;
  const knitted = (x: number, length: number) => {
    const bands = Math.ceil(length / (wide * 0.42));
    const stripes = repeat(
      bands,
      (index) =>
        `<rect x="${x}" y="${rail - 8 + (index * length) / bands}" width="${wide}" height="${length / bands + 1}" fill="${index % 2 ? YELLOW : NAVY}"/>`,
    );
    const ribs = repeat(
      12,
      (index) =>
        `<path d="M${x + (index * wide) / 12},${rail - 8} v${length}" stroke="#000" stroke-width="2" opacity=".12"/>`,
    );
    return `<rect x="${x + 16}" y="${rail + 14}" width="${wide}" height="${length}" fill="#000" opacity=".16"/>${stripes}${ribs}${fringe(x, rail - 8 + length, wide)}`;
  };
  const wall = random.pick(['#d9dee6', '#e7ddcb', '#b9c9d9', '#cfd8cd']);
  const boards = repeat(
    9,
    (index) => `<rect x="${(index * width) / 9}" width="3" height="${height}" fill="#000" opacity=".07"/>`,
  );
  const hung = [0.14, 0.41, 0.68].map((share) => knitted(width * share, height * random.between(0.5, 0.72)));
  return `${fill(canvas, wall)}${boards}${hung.join('')}<rect x="${width * 0.06}" y="${rail - 20}" width="${width * 0.88}" height="24" rx="12" fill="#7d5a3c"/><rect x="${width * 0.06}" y="${rail - 20}" width="${width * 0.88}" height="9" rx="5" fill="#a57c56"/>`;
};

function shirtIn(cloth: string, stripe: string): Scene {
  return (canvas) => {
    const { width, height, random } = canvas;
    const size = Math.min(width * 1.15, height) / 560;
    const outline =
      'M-70,-190 Q0,-150 70,-190 L190,-140 L240,-10 L160,24 L134,-30 V230 H-134 V-30 L-160,24 L-240,-10 L-190,-140 Z';
    const stripes = repeat(
      5,
      (index) => `<rect x="${-128 + index * 58}" y="-200" width="26" height="440" fill="${stripe}"/>`,
    );
    const folds = `<path d="M-134,120 q60,-30 110,20 M134,40 q-40,60 -90,70 M-120,-40 q20,60 6,130" stroke="#000" stroke-width="5" opacity=".1" fill="none"/>`;
    const wall = random.pick(['#c9d3dd', '#e4dac8', '#bccbc4', '#d8cfd9']);
    return `<defs><clipPath id="shirt"><path d="${outline}"/></clipPath></defs>${fill(canvas, wall)}
      ${repeat(7, (index) => `<rect x="${(index * width) / 7}" width="${width / 7 - 6}" height="${height}" fill="#fff" opacity=".16"/>`)}
      ${place(width / 2, height * 0.53, size, `<path d="${outline}" transform="translate(16 20)" opacity=".16"/><path d="M0,-236 q22,-6 18,-26 q-6,-20 -26,-10 M0,-236 L-110,-176 M0,-236 L110,-176" stroke="#6b4b33" stroke-width="12" fill="none" stroke-linecap="round"/><path d="${outline}" fill="${cloth}"/><g clip-path="url(#shirt)">${stripes}<path d="M-260,-30 L-150,44 M260,-30 L150,44" stroke="${stripe}" stroke-width="26"/>${folds}</g><path d="M-70,-190 Q0,-150 70,-190" stroke="${stripe}" stroke-width="16" fill="none"/><path d="M70,-96 h44 v30 q0,20 -22,30 q-22,-10 -22,-30 Z" fill="#fff" stroke="${stripe}" stroke-width="5"/><path d="M92,-92 v50" stroke="${stripe}" stroke-width="8"/>`)}`;
  };
}

export const shirt = shirtIn(YELLOW, NAVY);
export const greenShirt = shirtIn('#3fb59f', '#eafaf5');
