import { fade, repeat, type Canvas } from './svg.ts';

/** Light that falls through a window, leaning. */
function windowLight({ width, height }: Canvas): string {
  const pane = width * 0.09;
  return repeat(3, (index) => {
    const x = width * 0.52 + index * pane * 1.25;
    return `<path d="M${x},0 h${pane} L${x + pane - height * 0.32},${height * 0.62} h${-pane} Z" fill="#fff7e0" opacity=".22"/>`;
  });
}

/** A wall and a wooden table before it, seen from the side. */
export function tableFromTheSide(canvas: Canvas): string {
  const { width, height, random } = canvas;
  const [wall, wallBelow] = random.pick([
    ['#e9d9c0', '#d9c09b'],
    ['#c9d6cf', '#a9beb4'],
    ['#e7c9b5', '#d4a98e'],
    ['#cfd3da', '#aab3bf'],
  ] as const);
  const edge = height * 0.62;
  return `<defs>${fade('wall', wall, wallBelow)}${fade('table', '#a9713f', '#74452a')}</defs>
    <rect width="${width}" height="${edge}" fill="url(#wall)"/>${windowLight(canvas)}
    <rect y="${edge}" width="${width}" height="${height - edge}" fill="url(#table)"/>
    <rect y="${edge}" width="${width}" height="${height * 0.012}" fill="#d29a63" opacity=".7"/>
    ${repeat(4, (index) => {
      const y = edge + (height - edge) * (0.18 + index * 0.24);
      return `<path d="M0,${y} Q${width / 2},${y + random.between(-9, 9)} ${width},${y}" stroke="#5a3420" stroke-width="2" opacity=".35" fill="none"/>`;
    })}`;
}

/** Planks, seen from above. */
export function tableFromAbove({ width, height, random }: Canvas): string {
  const [light, dark] = random.pick([
    ['#b98552', '#a3713f'],
    ['#8d6a52', '#7c5b45'],
    ['#cdb697', '#bea583'],
    ['#6f8583', '#637876'],
  ] as const);
  const planks = 6;
  const plank = height / planks;
  return repeat(planks, (index) => {
    const y = index * plank;
    const grain = repeat(3, (line) => {
      const grainY = y + plank * (0.25 + line * 0.25);
      const bend = random.between(-14, 14);
      return `<path d="M0,${grainY} C${width * 0.3},${grainY + bend} ${width * 0.6},${grainY - bend} ${width},${grainY}" stroke="#2b1608" opacity=".1" stroke-width="2" fill="none"/>`;
    });
    return `<rect y="${y}" width="${width}" height="${plank}" fill="${index % 2 ? dark : light}"/>${grain}<rect y="${y}" width="${width}" height="2" fill="#2b1608" opacity=".25"/>`;
  });
}
