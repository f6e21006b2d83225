import { svg, type SVGTemplateResult } from 'lit';
import { LAYOUTS } from '../../../src/layouts/descriptors.ts';
import type { Layout } from '../../../src/layouts/reserved-height.ts';

/** All pictures are as large as this, in units of their own. */
const WIDTH = 64;
const HEIGHT = 44;

type Shape = 'card' | 'image' | 'title' | 'line' | 'over';

const shape = (kind: Shape, x: number, y: number, width: number, height: number, radius = 1): SVGTemplateResult =>
  svg`<rect class=${kind} x=${x} y=${y} width=${width} height=${height} rx=${radius} />`;

/** A card with an image above a title. */
const card = (x: number, y: number, width: number, height: number): SVGTemplateResult => svg`
  ${shape('card', x, y, width, height, 2)}
  ${height > 12 ? shape('image', x, y, width, height - 8, 2) : ''}
  ${shape('title', x + 2, y + height - 6, width - 7, 2)}
  ${shape('line', x + 2, y + height - 3, width - 4, 1, 0.5)}
`;

/** A card with an image beside its text. */
const wide = (y: number, height: number): SVGTemplateResult => svg`
  ${shape('card', 6, y, 52, height, 2)}
  ${shape('image', 6, y, 19, height, 2)}
  ${shape('title', 28, y + 3, 20, 2.5)}
  ${shape('line', 28, y + 8, 26, 1.5)}
  ${shape('line', 28, y + 11.5, 18, 1.5)}
`;

/** A post in a line or two. */
const row = (y: number): SVGTemplateResult => svg`
  <circle class="image" cx="10" cy=${y + 3.5} r="3.5" />
  ${shape('title', 17, y + 0.5, 26, 2.5)}
  ${shape('line', 17, y + 4.75, 39, 1.5)}
`;

const COLUMNS = [6, 24, 42] as const;
const COLUMN = 16;

const BY_LAYOUT: Readonly<Record<string, SVGTemplateResult>> = {
  carousel: svg`
    ${card(-6, 8, 14, 24)} ${card(11, 8, 20, 24)} ${card(34, 8, 20, 24)} ${card(57, 8, 14, 24)}
    <circle class="title" cx="28" cy="38" r="1.5" /><circle class="line" cx="33" cy="38" r="1.5" /><circle class="line" cx="38" cy="38" r="1.5" />
  `,
  masonry: svg`${COLUMNS.map((x, index) => {
    const first = [15, 21, 12][index] ?? COLUMN;
    return [card(x, 4, COLUMN, first), card(x, 6 + first, COLUMN, 34 - first)];
  })}`,
  auto: svg`${card(6, 4, 34, 22)} ${card(42, 4, COLUMN, 15)} ${card(42, 21, COLUMN, 19)} ${card(6, 28, COLUMN, 12)} ${card(24, 28, COLUMN, 12)}`,
};

/** One without a drawing: what is known of it before it is loaded. */
function drawLayout({ traits, hasOwnCards }: Pick<Layout, 'traits' | 'hasOwnCards'>): SVGTemplateResult {
  if (hasOwnCards) return svg`${[3, 13.5, 24, 34.5].map(row)}`;
  if (!traits.includes('columns')) return svg`${[4, 23].map((y) => wide(y, 17))}`;
  return svg`${COLUMNS.map((x) => [card(x, 4, COLUMN, 17), card(x, 23, COLUMN, 17)])}`;
}

/** The one card that represents a design. */
const BY_DESIGN: Readonly<Record<string, SVGTemplateResult>> = {
  auto: svg`
    ${shape('card', 6, 4, 25, 36, 2)} ${shape('image', 6, 4, 25, 20, 2)}
    ${shape('title', 9, 27, 17, 2.5)} ${shape('line', 9, 32, 19, 1.5)} ${shape('line', 9, 35.5, 11, 1.5)}
    ${shape('card', 34, 4, 24, 36, 2)}
    ${shape('title', 38, 12, 16, 3)} ${shape('title', 38, 18, 13, 3)} ${shape('title', 38, 24, 15, 3)} ${shape('line', 38, 34, 9, 1.5)}
  `,
  editorial: svg`
    ${shape('card', 14, 3, 36, 38, 2)} ${shape('image', 14, 3, 36, 20, 2)}
    ${shape('title', 18, 26, 25, 3)} ${shape('line', 18, 31.5, 28, 1.5)} ${shape('line', 18, 35.5, 16, 1.5)}
  `,
  overlay: svg`
    ${shape('image', 14, 3, 36, 38, 2)}
    ${shape('over', 14, 24, 36, 17, 2)}
    ${shape('card', 18, 28, 24, 3)} ${shape('card', 18, 34, 15, 1.5)}
  `,
  note: svg`
    ${shape('card', 14, 3, 36, 38, 2)}
    ${shape('title', 19, 10, 26, 3.5)} ${shape('title', 19, 17, 22, 3.5)} ${shape('title', 19, 24, 25, 3.5)}
    ${shape('line', 19, 34, 14, 1.5)}
  `,
};

/** One without a drawing has author and date first, as all cards do that no design changes. */
const drawDesign = (): SVGTemplateResult => svg`
  ${shape('card', 14, 3, 36, 38, 2)}
  <circle class="image" cx="20.5" cy="9.5" r="3.5" />
  ${shape('title', 26, 7, 14, 2)} ${shape('line', 26, 11, 9, 1.5)}
  ${shape('line', 17, 16.5, 30, 1.5)} ${shape('line', 17, 20, 22, 1.5)}
  ${shape('image', 17, 24.5, 30, 13.5)}
`;

const DRAW: Readonly<Record<string, (value: string) => SVGTemplateResult>> = {
  layout: (value) => BY_LAYOUT[value] ?? drawLayout(LAYOUTS.find(({ name }) => name === value) ?? { traits: [] }),
  design: (value) => BY_DESIGN[value] ?? drawDesign(),
};

/** Whether the values of an attribute are chosen by picture. */
export const hasPictures = (attribute: string): boolean => attribute in DRAW;

/** What a value of an attribute looks like, in small. */
export const drawPicture = (attribute: string, value: string): SVGTemplateResult =>
  svg`<svg class="picture" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">${DRAW[attribute]?.(value)}</svg>`;
