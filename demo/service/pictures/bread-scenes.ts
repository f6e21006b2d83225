import type { Random } from '../base/random.ts';
import { fade, glow, place, repeat, shadow, type Scene } from './svg.ts';
import { tableFromAbove, tableFromTheSide } from './table.ts';

const breadColours = fade('crust', '#dd9b52', '#8a4a22') + fade('rye', '#a9703f', '#54301b');

function loaf(random: Random, crust: 'crust' | 'rye'): string {
  const cuts = random.whole(2, 4);
  return `${shadow(4, 44, 112, 16, 0.3)}
    <path d="M-100,30 C-118,-44 -62,-78 0,-78 C62,-78 118,-44 100,30 C96,50 -96,50 -100,30 Z" fill="url(#${crust})"/>
    <path d="M-84,-8 C-78,-52 -40,-66 0,-67" stroke="#fff" stroke-width="7" opacity=".22" fill="none" stroke-linecap="round"/>
    ${repeat(cuts, (index) => {
      const x = -52 + (104 / Math.max(cuts - 1, 1)) * index;
      const path = `M${x + 12},-50 q-4,34 -26,58`;
      return `<path d="${path}" stroke="#5f3216" stroke-width="17" opacity=".45" fill="none" stroke-linecap="round"/><path d="${path}" stroke="#f4d9a6" stroke-width="11" fill="none" stroke-linecap="round"/>`;
    })}
    ${repeat(26, () => `<circle cx="${random.between(-80, 80)}" cy="${random.between(-56, 10)}" r="${random.between(0.8, 2.6)}" fill="#fff" opacity="${random.between(0.2, 0.6)}"/>`)}`;
}

function ear(random: Random): string {
  const grains = repeat(7, (index) => {
    const y = -60 - index * 13;
    return `<ellipse cx="-7" cy="${y}" rx="5" ry="10" transform="rotate(-28 -7 ${y})"/><ellipse cx="7" cy="${y}" rx="5" ry="10" transform="rotate(28 7 ${y})"/>`;
  });
  const lean = random.between(-6, 6);
  return `<g fill="#d9ab55" transform="rotate(${lean})"><path d="M0,0 V-160" stroke="#c4923e" stroke-width="4"/>${grains}<ellipse cy="-158" rx="5" ry="11"/></g>`;
}

export const loaves: Scene = (canvas) => {
  const { width, height, random } = canvas;
  const size = Math.min(width, height * 1.35) / 620;
  const ground = height * 0.76;
  const crusts = ['crust', 'rye'] as const;
  const board = `<rect x="${width * 0.14}" y="${ground}" width="${width * 0.72}" height="${28 * size}" rx="${14 * size}" fill="#c98f57"/><rect x="${width * 0.14}" y="${ground + 17 * size}" width="${width * 0.72}" height="${11 * size}" rx="${6 * size}" fill="#8f5a30"/>`;
  return `<defs>${breadColours}</defs>${tableFromTheSide(canvas)}
    ${place(width * 0.86, ground + 4, size * 1.2, ear(random), 14)}${place(width * 0.89, ground + 4, size * 1.1, ear(random), 26)}
    ${shadow(width / 2, ground + 34 * size, width * 0.37, 14 * size, 0.28)}${board}
    ${place(width * random.between(0.48, 0.56), ground - 64 * size, size * 1.02, loaf(random, random.pick(crusts)))}
    ${place(width * 0.32, ground - 36 * size, size * 1.05, loaf(random, random.pick(crusts)), -3)}
    ${place(width * 0.67, ground - 36 * size, size * 1.05, loaf(random, 'crust'), 3)}`;
};

function croissant(): string {
  const segments = [-4, 4, -3, 3, -2, 2, -1, 1, 0].map((step) => {
    const angle = step * 17;
    const radians = (angle * Math.PI) / 180;
    const long = 52 - Math.abs(step) * 8.6;
    const wide = 27 - Math.abs(step) * 2.4;
    const [x, y] = [112 * Math.sin(radians), 92 - 112 * Math.cos(radians)];
    return `<g transform="translate(${x} ${y}) rotate(${angle})"><ellipse cx="5" cy="12" rx="${wide}" ry="${long}" fill="#1b0f08" opacity=".16"/><ellipse rx="${wide}" ry="${long}" fill="url(#crust)" stroke="#7c4219" stroke-width="2"/><path d="M${-wide * 0.35},${-long * 0.66} q${-wide * 0.4},${long * 0.5} 0,${long}" stroke="#ffe1a6" stroke-width="6" opacity=".5" fill="none" stroke-linecap="round"/></g>`;
  });
  return segments.join('');
}

function cup(): string {
  return `<circle cx="8" cy="12" r="106" fill="#1b0f08" opacity=".2"/><circle r="104" fill="#f6f1e7"/><circle r="88" fill="#e9e1d2"/>
    <rect x="52" y="-13" width="62" height="26" rx="13" fill="#fffdf8" transform="rotate(-35)"/><circle r="66" fill="#fffdf8"/><circle r="55" fill="#6b3f22"/><circle r="55" fill="url(#coffee)"/>
    <path d="M-24,4 C-24,-26 0,-22 0,-4 C0,-22 24,-26 24,4 C24,22 0,32 0,36 C0,32 -24,22 -24,4 Z" fill="#f0d9b8" opacity=".9"/>`;
}

export const croissants: Scene = (canvas) => {
  const { width, height, random } = canvas;
  const size = Math.min(width, height * 1.3) / 720;
  const portrait = height > width;
  const cloth = random.pick(['#b9c7c4', '#d8c4b0', '#c9a9a0', '#aab6c9']);
  const crumbs = repeat(16, () => {
    const [x, y] = [random.between(-230, 230), random.between(-230, 230)];
    return `<circle cx="${x}" cy="${y}" r="${random.between(2, 5)}" fill="#c78744"/>`;
  });
  const plate = `<circle cx="10" cy="16" r="212" fill="#1b0f08" opacity=".22"/><circle r="210" fill="#f7f2e9"/><circle r="176" fill="#ece4d6"/><circle r="172" fill="#f4eee3"/>
    ${place(-52, -66, 0.98, croissant(), random.between(-30, -8))}${place(50, 70, 0.98, croissant(), random.between(150, 180))}${crumbs}`;
  return `<defs>${breadColours}${glow('coffee', '#8a5630', '#4d2b17')}</defs>${tableFromAbove(canvas)}
    <rect x="${width * 0.08}" y="${-height * 0.1}" width="${width * 0.4}" height="${height * 0.8}" fill="${cloth}" transform="rotate(${random.between(8, 16)} ${width / 2} ${height / 2})" opacity=".95"/>
    ${place(width * (portrait ? 0.44 : 0.38), height * (portrait ? 0.62 : 0.54), size, plate)}
    ${place(width * (portrait ? 0.68 : 0.76), height * (portrait ? 0.24 : 0.36), size, cup(), random.between(-20, 20))}`;
};

export const dough: Scene = (canvas) => {
  const { width, height, random } = canvas;
  const size = Math.min(width, height * 1.3) / 720;
  const flour = repeat(90, () => {
    const spread = random.next() ** 0.6;
    const turn = random.between(0, 2 * Math.PI);
    return `<circle cx="${width * (0.5 + 0.42 * spread * Math.cos(turn))}" cy="${height * (0.56 + 0.36 * spread * Math.sin(turn))}" r="${random.between(1, 6) * size}" fill="#fff" opacity="${random.between(0.25, 0.7)}"/>`;
  });
  const ball = `<circle cx="8" cy="14" r="74" fill="#1b0f08" opacity=".2"/><circle r="74" fill="url(#dough)"/><path d="M-30,-18 q30,18 62,-6 M-20,20 q22,12 46,2" stroke="#c9a873" stroke-width="5" opacity=".5" fill="none" stroke-linecap="round"/>`;
  const pin = `<rect x="-236" y="6" width="480" height="58" rx="29" fill="#1b0f08" opacity=".22"/><rect x="-240" y="-11" width="480" height="22" rx="11" fill="#8b5a33"/><rect x="-170" y="-31" width="340" height="62" rx="22" fill="url(#pin)"/>`;
  const bowl = `<circle cx="10" cy="16" r="128" fill="#1b0f08" opacity=".22"/><circle r="126" fill="#e6ebe9"/><circle r="110" fill="#c3cfcc"/><circle r="98" fill="url(#dough)"/><path d="M-50,-20 q50,30 98,-8" stroke="#c9a873" stroke-width="6" opacity=".45" fill="none" stroke-linecap="round"/>`;
  return `<defs>${glow('dough', '#fbeccb', '#e3c594')}${fade('pin', '#d9a467', '#a86d3a')}${glow('dust', '#ffffff')}</defs>${tableFromAbove(canvas)}
    <ellipse cx="${width * 0.5}" cy="${height * 0.56}" rx="${width * 0.4}" ry="${height * 0.34}" fill="url(#dust)" opacity=".55"/>${flour}
    ${place(width * 0.27, height * 0.34, size, bowl)}
    ${[0, 1, 2, 3].map((index) => place(width * 0.56 + (index % 2) * 165 * size, height * 0.28 + Math.floor(index / 2) * 165 * size, size * random.between(0.88, 1.02), ball, random.between(0, 180))).join('')}
    ${place(width * 0.42, height * 0.8, size, pin, random.between(-14, -6))}`;
};
