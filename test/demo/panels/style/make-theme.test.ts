import { expect, test } from 'vitest';
import { contrastOf, contrastsOf, makeTheme, TEXT_RATIO } from '../../../../demo/panels/style/make-theme.ts';
import { fc, holds } from '../../../support/property.ts';

const color = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);

test.each([
  ['#000000', '#ffffff', 21],
  ['#777777', '#ffffff', 4.48],
  ['#ffffff', '#767676', 4.54],
  ['#b3261e', '#b3261e', 1],
])('a color has the contrast that WCAG says it has: %s on %s', (one, other, ratio) => {
  expect(contrastOf(one, other)).toBeCloseTo(ratio, 2);
});

test('the theme of a brand can be read in light and dark, whatever its color', () => {
  holds(
    fc.property(color, (hex) => {
      const { properties, remarks } = makeTheme(hex);
      const contrasts = contrastsOf(properties);
      expect(contrasts).toHaveLength(6);
      for (const { ratio } of contrasts) expect(ratio).toBeGreaterThanOrEqual(TEXT_RATIO);
      for (const value of Object.values(properties)) expect(value).toMatch(/^light-dark\(#[\da-f]{6}, #[\da-f]{6}\)$/);
      expect(remarks.length).toBeLessThanOrEqual(2);
    }),
  );
});
