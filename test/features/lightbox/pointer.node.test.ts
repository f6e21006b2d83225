import { expect, test } from 'vitest';
import { planSwipe } from '../../../src/features/lightbox/pointer.ts';
import moves from './moves.json' with { type: 'json' };

const from = { x: 200, y: 200 };

test.each(moves)(
  'a pointer that went to $to meant $ltr, and $rtl where one reads from right to left',
  ({ to, ltr, rtl }) => {
    expect([planSwipe(from, to, false), planSwipe(from, to, true)]).toStrictEqual([ltr ?? undefined, rtl ?? undefined]);
  },
);
