import { expect, test } from 'vitest';
import { shapeOf } from '../../../src/card/media/image-shape.ts';

const FRAME = { width: 300, height: 225 };
const NONE = { width: 0, height: 0 };

test.each([
  [0, 0, undefined],
  [0, 100, undefined],
  [100, 0, undefined],
  [16, 16, 'icon'],
  [32, 32, 'icon'],
  [33, 32, 'small'],
  [149, 400, 'tall'],
  [120, 130, 'small'],
  [400, 84, 'wide'],
  [90, 50, 'small'],
  [1240, 1754, 'tall'],
  [390, 844, 'tall'],
  [880, 1000, 'tall'],
  [900, 1000, 'square'],
  [1000, 1000, 'square'],
  [1140, 1000, 'square'],
  [1160, 1000, undefined],
  [1790, 1000, undefined],
  [1810, 1000, 'wide'],
  [3200, 1000, 'wide'],
  [3600, 600, 'wide'],
])('an image of %i by %i px is %s', (width, height, shape) => {
  expect(shapeOf({ width, height }, FRAME)).toBe(shape);
});

test('is small by its frame, and by that of a narrow card where its own is not known', () => {
  const image = { width: 400, height: 225 };
  expect(shapeOf(image, { width: 900, height: 506 })).toBe('small');
  expect(shapeOf(image, NONE)).toBeUndefined();
  expect(shapeOf({ width: 110, height: 62 }, NONE)).toBe('small');
});

test.each([
  [1920, 1080, 4 / 3, undefined],
  [1654, 827, 4 / 3, 'wide'],
  [1600, 1200, 1, undefined],
  [1600, 1200, 3 / 4, 'wide'],
  [1600, 1200, 2.1, 'tall'],
  [750, 1000, 4 / 3, 'tall'],
  [750, 1000, 1, 'square'],
  [1654, 827, NaN, 'wide'],
])(
  'of %i by %i px, in a frame of %d to 1, is %s: what would lose a third is seen whole',
  (width, height, ratio, shape) => {
    expect(shapeOf({ width, height }, { width: ratio * 200 || 0, height: ratio ? 200 : 0 })).toBe(shape);
  },
);
