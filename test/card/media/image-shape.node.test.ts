import { expect, test } from 'vitest';
import { shapeOf } from '../../../src/card/media/image-shape.ts';

const NONE = { width: 0, height: 0 };

test.each([
  ['undefined', '0x0 0x100 100x0 1160x1000 1790x1000'],
  ['icon', '16x16 32x32'],
  ['small', '33x32 120x130 90x50'],
  ['tall', '149x400 1240x1754 390x844 880x1000'],
  ['square', '900x1000 1000x1000 1140x1000'],
  ['wide', '400x84 1810x1000 3200x1000 3600x600'],
])('the shape is %s of images of %s', (shape, sizes) => {
  const shapes = sizes.split(' ').map((size) => {
    const [width = 0, height = 0] = size.split('x').map(Number);
    return String(shapeOf({ width, height }, { width: 300, height: 225 }));
  });
  expect(new Set(shapes)).toEqual(new Set([shape]));
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
