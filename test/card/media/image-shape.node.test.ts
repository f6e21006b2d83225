import { expect, test } from 'vitest';
import { shapeOf } from '../../../src/card/media/image-shape.ts';

const FRAME = { width: 300, height: 169 };

test.each([
  [0, 0, undefined],
  [0, 100, undefined],
  [100, 0, undefined],
  [16, 16, 'icon'],
  [32, 32, 'icon'],
  [33, 32, 'small'],
  [149, 400, 'small'],
  [400, 84, 'small'],
  [1240, 1754, 'tall'],
  [390, 844, 'tall'],
  [750, 1000, 'upright'],
  [1000, 1250, 'upright'],
  [1000, 1090, 'square'],
  [1000, 1000, 'square'],
  [1100, 1000, undefined],
  [1910, 1000, undefined],
  [2200, 1000, undefined],
  [2400, 1000, 'wide'],
  [3200, 1000, 'wide'],
  [3600, 600, 'strip'],
])('an image of %i by %i px is %s', (width, height, shape) => {
  expect(shapeOf({ width, height }, FRAME)).toBe(shape);
});

test('is small by its frame, and by that of a narrow card where its own is not known', () => {
  const image = { width: 400, height: 225 };
  expect(shapeOf(image, { width: 900, height: 506 })).toBe('small');
  expect(shapeOf(image, { width: 0, height: 0 })).toBeUndefined();
  expect(shapeOf({ width: 110, height: 62 }, { width: 0, height: 0 })).toBe('small');
});
