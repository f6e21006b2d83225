import { expect, test } from 'vitest';
import { shapeOf } from '../../../src/card/media/image-shape.ts';
import cases from './image-shapes.json' with { type: 'json' };

function sizeOf(written: string): Parameters<typeof shapeOf>[0] {
  const [width = 0, height = 0] = written.split('x').map(Number);
  return { width, height };
}

// What would lose a third is seen whole. An image is small by its frame, and by that of a narrow card if its own is unknown.
test.each(cases)('the shape in a frame of $frame px is $shape of images of $images', ({ shape, frame, images }) => {
  const shapes = images.split(' ').map((image) => shapeOf(sizeOf(image), sizeOf(frame)) ?? null);
  expect(new Set(shapes)).toEqual(new Set([shape]));
});
