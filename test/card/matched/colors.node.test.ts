import { describe, expect, it } from 'vitest';
import { contrast, mix, over, readColor, writeColor } from '../../../src/card/matched/colors.ts';
import colors from './colors.json' with { type: 'json' };

describe('readColor', () => {
  const OTHERS =
    '|transparent|red|currentcolor|rgb(1, 2)|rgb(1, 2, 3|rgb(a, b, c)|rgb(1, 2, 3); color: red|color(display-p3 1 0 0)|oklch(0.7 0.1 200)|lab(50 0 0)';
  it.each(OTHERS.split('|'))('does not guess: %j', (css) => expect(readColor(css)).toBeUndefined());

  it.each(colors as [css: string, color: number[]][])('reads %s', (css, color) =>
    expect(readColor(css)).toEqual(color),
  );

  it('reads what writeColor writes', () =>
    expect(readColor(writeColor([0.25, 0.5, 0.75, 1]))).toEqual([0.25, 0.5, 0.75, 1]));
});

describe('contrast', () => {
  const white = [1, 1, 1, 1] as const;
  const black = [0, 0, 0, 1] as const;

  it('is that of WCAG 2', () => {
    expect(contrast(black, white)).toBeCloseTo(21);
    expect(contrast(white, white)).toBe(1);
    expect(contrast([119 / 255, 119 / 255, 119 / 255, 1], white)).toBeCloseTo(4.48, 2);
  });

  it('sees through what is translucent', () => {
    expect(contrast([0, 0, 0, 0], white)).toBe(1);
    expect(contrast([0, 0, 0, 0.5], white)).toBeCloseTo(contrast([0.5, 0.5, 0.5, 1], white));
  });

  it('of what lies on something or is mixed is between the two', () => {
    expect(over([0, 0, 0, 0.25], white)).toEqual([0.75, 0.75, 0.75, 1]);
    expect(mix(black, white, 0.9)[0]).toBeCloseTo(0.1);
  });
});
