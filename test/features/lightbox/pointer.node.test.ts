import { expect, test } from 'vitest';
import { planSwipe } from '../../../src/features/lightbox/pointer.ts';

const from = { x: 200, y: 200 };

test.each([
  [{ x: 208, y: 192 }, 'press', 'press'],
  [{ x: 209, y: 200 }, undefined, undefined],
  [{ x: 200, y: 191 }, undefined, undefined],
  [{ x: 239, y: 200 }, undefined, undefined],
  [{ x: 240, y: 200 }, 'previous', 'next'],
  [{ x: 160, y: 200 }, 'next', 'previous'],
  [{ x: 300, y: 190 }, 'previous', 'next'],
  [{ x: 260, y: 240 }, 'previous', 'next'],
  [{ x: 259, y: 240 }, undefined, undefined],
  [{ x: 120, y: 100 }, undefined, undefined],
])('a pointer that went to %j meant %j, and %j where one reads from right to left', (to, ltr, rtl) => {
  expect([planSwipe(from, to, false), planSwipe(from, to, true)]).toEqual([ltr, rtl]);
});
