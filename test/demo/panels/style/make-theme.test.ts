import { describe, expect, test } from 'vitest';
import { contrastOf, toHex, toOklch, withContrast } from '../../../../demo/panels/style/colours.ts';
import { makeTheme, TEXT_RATIO, writeFamily } from '../../../../demo/panels/style/make-theme.ts';
import { DEFAULT_SETTING, normaliseSetting } from '../../../../demo/setting/setting.ts';
import { manifest } from '../../manifest.ts';
import { fc, holds } from '../../../support/property.ts';

const colour = fc.integer({ min: 0, max: 0xffffff }).map((number) => `#${number.toString(16).padStart(6, '0')}`);

describe('a colour', () => {
  test.each([
    ['#000000', '#ffffff', 21],
    ['#777777', '#ffffff', 4.48],
    ['#ffffff', '#767676', 4.54],
    ['#b3261e', '#b3261e', 1],
  ])('has the contrast that WCAG says it has: %s on %s', (one, other, ratio) => {
    expect(contrastOf(one, other)).toBeCloseTo(ratio, 2);
  });

  test('is the same after both ways', () => {
    holds(fc.property(colour, (hex) => toHex(toOklch(hex)) === hex));
  });

  test('is changed as far as it has to be, and no colour has to stay unreadable', () => {
    expect(withContrast('#000080', '#ffffff', TEXT_RATIO)).toBe('#000080');
    holds(
      fc.property(colour, colour, (one, background) => {
        const found = withContrast(one, background, TEXT_RATIO);
        expect(contrastOf(found, background)).toBeGreaterThanOrEqual(TEXT_RATIO);
      }),
    );
  });
});

describe('the theme of a brand', () => {
  test('can be read in light and dark, whatever its colour', () => {
    holds(
      fc.property(colour, (hex) => {
        const { contrasts, properties, remarks } = makeTheme({ colour: hex, family: '' });
        expect(contrasts).toHaveLength(6);
        for (const { ratio } of contrasts) expect(ratio).toBeGreaterThanOrEqual(TEXT_RATIO);
        for (const value of Object.values(properties))
          expect(value).toMatch(/^light-dark\(#[\da-f]{6}, #[\da-f]{6}\)$/);
        expect(remarks.length).toBeLessThanOrEqual(2);
      }),
    );
  });

  test('says what it did to the colour', () => {
    const { remarks, properties } = makeTheme({ colour: '#ffcc00', family: '' });
    expect(remarks).toEqual([
      expect.stringMatching(/^In light colours, #ffcc00 has a contrast of 1\.5\u00a0:\u00a01, which is too little/),
    ]);
    expect(properties['--ws-accent']).toMatch(/^light-dark\(#[\da-f]{6}, #ffcc00\)$/);
    expect(makeTheme({ colour: '#767676', family: '' }).remarks).toHaveLength(1);
  });

  test('has its font, with one to fall back to, and sets what the element has', () => {
    const { properties } = makeTheme({ colour: '#b3261e', family: 'Open Sans' });
    expect(properties['--ws-font']).toBe("1em 'Open Sans', sans-serif");
    expect(normaliseSetting({ ...DEFAULT_SETTING, properties }, manifest).properties).toEqual(properties);
    const written = ['Inter', 'Georgia, serif', "Bob's Font", ' '].map(writeFamily);
    expect(written).toEqual(['Inter, sans-serif', 'Georgia, serif', "'Bobs Font', sans-serif", '']);
  });
});
